/** What breaks programs: markup, patterns, names of properties, halves of characters, letters that change their length. */
const pieces = [
  'telegram',
  'видео',
  'подключ',
  'ютюб',
  '10141',
  '.*',
  '[a-z]+',
  '(',
  '\\',
  '</mark><script>',
  '&amp;',
  '"',
  "'",
  '👨‍👩‍👧‍👦',
  '\ud800',
  '\udfff',
  'теле\ud83dграм',
  '\ude00видео',
  '\u0000',
  '\u202e',
  'ё',
  'и\u0306',
  '\u0301',
  'İ',
  'ﬁ',
  '𝔘',
  '٣',
  '中文',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  '\n',
  '-',
  '_',
  '.',
  '\u200b',
];

/** Random queries, always the same ones: of such pieces, and of any UTF-16 units, halves of characters among them. */
export function* randomQueries(count: number): Generator<string> {
  let state = 20_261_121;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const piece = (): string => {
    const kind = next();
    if (kind < 0.6) return pieces[Math.floor(next() * pieces.length)] ?? '';
    return Array.from({length: Math.floor(next() * 10)}, () => String.fromCharCode(Math.floor(next() * (kind < 0.8 ? 0x600 : 0x1_0000)))).join('');
  };
  for (let left = count; left > 0; left -= 1) yield Array.from({length: Math.floor(next() * 6) + 1}, piece).join(next() < 0.7 ? ' ' : '');
}
