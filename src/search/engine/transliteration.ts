/** Latin letters for Russian words as people type them without a Russian keyboard; longer ones first. */
const letters: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'я'],
  ['yo', 'е'],
  ['ye', 'е'],
  ['iy', 'ий'],
  ['yy', 'ый'],
  ['oy', 'ой'],
  ['ay', 'ай'],
  ['ey', 'ей'],
];
const single = new Map(
  Object.entries({a: 'а', b: 'б', c: 'ц', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п'}),
);
for (const [latin, cyrillic] of Object.entries({q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'ы', z: 'з', "'": 'ь'}))
  single.set(latin, cyrillic);

/** `podklyuchit` as `подключит`; undefined for what holds other letters than Latin ones. */
export function inCyrillic(word: string): string | undefined {
  if (!/^[a-z']+$/i.test(word)) return undefined;
  const lower = word.toLowerCase();
  let written = '';
  for (let at = 0; at < lower.length; ) {
    const several = letters.find(([latin]) => lower.startsWith(latin, at));
    written += several ? several[1] : (single.get(lower[at] ?? '') ?? '');
    at += several ? several[0].length : 1;
  }
  return written;
}

const consonant = /[бвгджзклмнпрстфхцчшщ]/;

/** The same word with the soft sign that Latin letters leave out, one way each: `вернут` as `вернуть`, `денги` as `деньги`. */
export function softened(word: string): readonly string[] {
  return Array.from(word).flatMap((letter, at) => (consonant.test(letter) && word[at + 1] !== 'ь' ? [`${word.slice(0, at + 1)}ь${word.slice(at + 1)}`] : []));
}
