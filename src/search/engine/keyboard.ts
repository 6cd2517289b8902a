const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const cyrillicShifted = cyrillicKeys.toUpperCase();

const toCyrillic = new Map<string, string>();
const toLatin = new Map<string, string>();
for (const [from, to] of [
  [latinKeys, cyrillicKeys],
  [latinShifted, cyrillicShifted],
] as const) {
  for (let index = 0; index < from.length; index += 1) {
    toCyrillic.set(from[index] ?? '', to[index] ?? '');
    toLatin.set(to[index] ?? '', from[index] ?? '');
  }
}

/**
 * What the same keys would have written with the other layout: `ntktuhfv` → `телеграм`, `штыефпкфь` → `instagram`.
 * Undefined when the text holds letters of both alphabets or of neither.
 */
export function otherLayout(text: string): string | undefined {
  const hasLatin = /[a-z]/i.test(text);
  const hasCyrillic = /[а-яё]/i.test(text);
  if (hasLatin === hasCyrillic) return undefined;
  const map = hasLatin ? toCyrillic : toLatin;
  return Array.from(text, (letter) => map.get(letter) ?? letter).join('');
}
