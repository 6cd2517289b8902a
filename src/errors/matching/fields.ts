/** Names and values as answers and logs write them: JSON (also cut or with single quotes), `key=value`, `[key] => value`. */
const pair = /["'[]?([a-z_][\w.-]{0,40})["'\]]{0,2}\s*(?:=>|[:=])\s*(?:[ub]?"([^"]{1,300})|[ub]?'([^']{1,300})|(-?\d{1,12})(?![\w.])|([\w.:/-]{1,80}))/gi;
/** Fields whose value is a code, and not a text or a setting. */
const carriesCode =
  /(?:^|[_.-])(?:sub_?)?code$|code$|errno|reason$|^error$|^errors$|^type$|error_?type$|^name$|error_?message$|status_message$|^kind$|^err$|apistatus|state$/i;
/** Where a number stands as a code though no field names it: `(#190)`, `[15]`, `DiscordAPIError[50013]`, `error 324`. */
const marks = [
  /\(#(\d{1,6})\)/g,
  /(?:error|exception|apierror|api)\s?\[(-?\d{1,7})\]/gi,
  /(?<![\w\]])\[(\d{1,6})\]/g,
  /(?:sub)?code\W{0,4}(-?\d{1,9})(?![\d.])/gi,
  /(?:error|errno|exception|err|ошибка|код|status)\s{0,2}(?:code|код)?[\s:#№(=]{0,4}(-?\d{1,9})(?![\d.])/gi,
  /code №(\d{1,6})/gi,
  // "Instagram returned 36003", «вк вернул 214»: a short number needs nothing behind it that could be counted.
  /(?:return(?:s|ed)|responds?|responded|throws|вернул[аои]?|возвращает|отда[её]т|выда[её]т|выдал[аои]?|ответил[аои]?|отвечает|пишет)\s(-?(?:\d{4,9}(?![\d.])|\d{2,3}(?=\s*(?:$|[,;:.!?]\s|[,;:.!?]?$|(?:when|on|at|while|for|при|на|когда|если|и)\s))))/gi,
  /\((\d{2,7})\)\s*$/g,
  /(?<![\d.])(\d{2,6}) - /g,
  // Typed from a screen: what the network says, then its code, "Request entity too large 40005".
  /[\p{L}.!?"')] (\d{4,7})$/gu,
];

export interface Fields {
  /** Values of fields that carry codes, in lower case. */
  readonly values: ReadonlySet<string>;
  /** Numbers that stand as codes. */
  readonly numbers: ReadonlySet<number>;
}

/** Codes that a text carries as codes. Reads what it can of anything. */
export function fieldsOf(text: string, words: readonly string[]): Fields {
  const values = new Set<string>();
  const numbers = new Set<number>();
  const add = (value: string): void => {
    values.add(value.trim().toLowerCase());
    if (/^-?\d{1,9}$/.test(value.trim())) numbers.add(Number(value));
  };
  for (const match of text.matchAll(pair)) {
    const [, key = '', double, single, number, bare] = match;
    const value = double ?? single ?? number ?? bare ?? '';
    if (carriesCode.test(key)) add(value);
  }
  for (const mark of marks) for (const [, number] of text.matchAll(mark)) if (number !== undefined) numbers.add(Number(number));
  // A few words with a number: the number is what is asked about.
  if (words.length <= 4) for (const word of words) if (/^-?\d{1,9}$/.test(word)) numbers.add(Number(word));
  if (words.length === 1) values.add(words[0] ?? '');
  return {values, numbers};
}
