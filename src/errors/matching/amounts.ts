/** What a text may measure, and how many of the common unit one of each is: characters, megabytes, seconds, pixels. */
const measures: readonly (readonly [common: string, sign: RegExp, factor: number])[] = [
  ['s', /^(?:s|secs?|seconds?|сек\p{L}*|с|sekunden?|segundos?|secondes?|secondi|saniye|sekund\p{L}*)$/u, 1],
  ['s', /^(?:m|mins?|minutes?|мин\p{L}*|minuten?|minutos?|minuti|dakika|minut\p{L}*)$/u, 60],
  ['s', /^(?:h|hours?|час\p{L}*|stunden?|horas?|heures?|ore|saat|godzin\p{L}*)$/u, 3600],
  ['MB', /^(?:bytes?|байт\p{L}*|octets?)$/u, 1e-6],
  ['MB', /^(?:kb|kib|кб|ko|kilobytes?)$/u, 1e-3],
  ['MB', /^(?:mb|mib|мб|mo|mega\p{L}*|мега\p{L}*)$/u, 1],
  ['MB', /^(?:gb|gib|гб|go|giga\p{L}*|гига\p{L}*)$/u, 1000],
  ['px', /^(?:px|pixels?|пикс\p{L}*|píxeles|pixeln?)$/u, 1],
];
/** Characters and items are told by their number alone; a small one stands anywhere. */
const fewest = 100;

/** `10 minutes` and `600 s` are the same amount. */
function written(value: number, common: string): string {
  return `${Number(value.toPrecision(6))}${common}`;
}

/** Amounts that a text names, each as a number of its common unit; a number without a unit as it stands. */
export function amountsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, digits = '', unit = ''] of text
    .slice(0, 3000)
    .matchAll(/(?<![\p{L}\d.,:_-])(\d{1,3}(?:[ \u00a0,.]\d{3})+|\d+(?:\.\d+)?)[ \u00a0-]?(\p{L}+)?/gu)) {
    const value = Number(/^\d{1,3}(?:[ \u00a0,.]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits);
    const measure = measures.find(([, sign]) => sign.test(unit.toLowerCase()));
    if (measure) found.add(written(value * measure[2], measure[0]));
    else if (value >= fewest) found.add(written(value, ''));
    // 5,242,880 bytes are 5 MB to whoever writes the message.
    if (measure?.[2] === 1e-6 && value % 1_048_576 === 0) found.add(written(value / 1_048_576, 'MB'));
  }
  return found;
}

const units: Readonly<Record<string, readonly [common: string, factor: number]>> = {
  character: ['', 1],
  byte: ['', 1],
  kilobyte: ['MB', 1e-3],
  kibibyte: ['MB', 1e-3],
  megabyte: ['MB', 1],
  mebibyte: ['MB', 1],
  gigabyte: ['MB', 1000],
  gibibyte: ['MB', 1000],
  pixel: ['px', 1],
  second: ['s', 1],
  minute: ['s', 60],
  hour: ['s', 3600],
  item: ['', 1],
  publication: ['', 1],
};

/** A limit as {@link amountsIn} reads it in a message; undefined where its number says nothing. */
export function amountOf(value: unknown, unit: string): string | undefined {
  const known = units[unit];
  if (typeof value !== 'number' || known === undefined) return undefined;
  const [common, factor] = known;
  return common === '' && value < fewest ? undefined : written(value * factor, common);
}
