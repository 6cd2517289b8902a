/** Units of time, with their endings. */
const unit =
  '(?:s|secs?|seg|m|mins?|h|hrs?|seconds?|minutes?|hours?|sekund\\p{L}*|minut\\p{L}*|stund\\p{L}*|segundos?|horas?|secondes?|heures?|second[io]|or[ae]|saniye|dakika|saat|godzin\\p{L}*|сек\\p{L}*|мин\\p{L}*|час\\p{L}*|detik|menit|jam)(?![\\p{L}\\d])';
const few =
  '(?:a few|few|some|several|a couple of|(?:ein )?paar|einigen?|un[ao]s|algun[ao]s|alguns|poc[ao]s|poucos|quelques|qualche|alcuni|pochi|birkaç|kilk[au]|kilkanaście|несколько|пар[уы]|beberapa)';
/** Words by which a text says when to try again, or how long to wait. */
const wait =
  '(?:retry|again|wait|later|cool ?down|erneut|später|wiederhol|versuch|warte|esper|aguard|intent|réessay|reessay|patient|attend|novamente|tente|riprov|aspett|ritent|tekrar|bekle|odczek|poczek|spróbuj|ponownie|подожд|ожид|повтор|попроб|снова|позже|tunggu|coba)';
/** What may not stand between them: then the time is of what is published. */
const measured =
  'video|v[ií]deo|видео|ролик|clip|reel|stor[yi]|film|short|long|less|more|than|under|over|max|limit|короче|длин|больше|меньше|kürzer|länger|corto|largo|court|long';
/** What stands for a day is no time to wait. */
const amount = `(?<!\\d)(?!24)\\d+(?:[.,]\\d+)?[ \u00a0-]?${unit}`;

/** Ways of naming a time that no length is named by, each with what of it is read on. */
const times: readonly (readonly [way: RegExp, kept: string])[] = [
  // "A few minutes": a limit is a number.
  [new RegExp(`(?<!\\p{L})${few} (?:\\p{L}+ )?${unit}`, 'giu'), ' '],
  [/(?:몇|수) ?(?:초|분|시간)|(?:数|几|幾) ?(?:秒|分|小时|時間)/gu, ' '],
  // "Wait at least 60 seconds", "retry_after: 60 s".
  [new RegExp(`(?<!\\p{L})(${wait}(?:(?!${measured})[^\\d.!?;\\n]){0,32}?)${amount}`, 'giu'), '$1 '],
  // "In 60 seconds", «через 60 секунд», "60 saniye sonra": when, and not how long.
  [new RegExp(`(?<!\\p{L})(in|after|nach|en|tras|dans|après|em|após|tra|fra|dopo|za|po|через|после|за|setelah|dalam) ${amount}`, 'giu'), '$1 '],
  [new RegExp(`${amount}(?= (?:later|ago|sonra|назад|спустя|później))|\\d+ ?(?:초|분|시간|秒|分|分钟|小时)(?= ?(?:후|뒤|后|後))`, 'giu'), ' '],
];

/** A text without times that tell when something happened or may be tried again: they measure nothing of what is published. */
export function withoutWaits(text: string): string {
  return times.reduce((told, [way, kept]) => told.replace(way, kept), text);
}
