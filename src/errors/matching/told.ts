import {inputLimit} from './text.ts';

/** Input past this length is repetition: its end tells what went wrong, its beginning what was tried. */
const longest = 3000;
const keptOfStart = 1000;

/** Frames of stacks, in the form of each language, and the lines of code that some of them quote. */
const frame =
  /^\s*(?:at (?:async |new )?[\w$<>[\]/\\-]+(?:[.:/(]\S| \()|file "[^"]*", line|traceback |during handling|the above exception|stack ?trace|#\d+ |from \S+:\d+|\.{3} \d+ more|goroutine \d|\S+\.(?:rb|php|go|py|ex|rs|java|kt|cs):\d+|> ?\d+ ?\||\d+ ?\||[\^~ ]+$|node:internal)/i;
/** Lines of a request or an answer around what was answered: the request itself, headers, commands. */
const exchange =
  /^\s*[<>*]?\s*(?:(?:GET|POST|PUT|PATCH|DELETE|OPTIONS|HEAD) \S+ HTTP|curl |wget |-{1,2}[a-zA-Z][\w-]* |(?:(?:access-control|cf|content|proxy|sec|strict|transfer|x)-[\w-]+|accept|age|allow|alt-svc|authorization|cache-control|connection|cookie|date|etag|expect|expires|host|keep-alive|last-modified|location|nel|origin|pragma|referer|report-to|retry-after|server|set-cookie|upgrade|user-agent|vary|via)\s?: )/i;
/** Frames inside a line, as they stand where line ends were lost. */
const inlineFrames =
  /\bat (?:async )?[\w$.<>]+(?: \[as \w+\])? \([^()\s]*(?: [^()\s]*)?:\d+\)|\bat (?:async )?(?:file|node|https?):\S+:\d+|\b(?:in|at) \/\S+(?:\(\d+\)|:\d+| on line \d+)/g;
/** Fields that carry what a system says of an error. */
const sayings =
  /^(?:.*message|.*_?msg|.*descriptions?|details?|.*title|.*reason|errors?|error_?(?:name|type|text)|name|type|.*code|err|cause|problem|summary|solution|.*status_?(?:code|text)?|exception|failure|.*_?errors?)$/i;
const saying = /["'](?:\w*message|\w*msg|\w*description|detail|title|error)["']\s*(?::|=>)\s*["']/i;
/** A field with its value, as answers and dumps write it. */
const field =
  /(["'])([\w.$-]{1,40})\1\s*(?::|=>)\s*(?:([ub]?"(?:[^"\\]|\\.){0,600}"|[ub]?'(?:[^'\\]|\\.){0,600}')|(-?[\d.]+|true|false|null|none)(?![\w.]))?|\[(\w{1,40})\] => /gi;
/** The name of a field as JavaScript prints it. */
const bareField = /([{,]\s{0,20})[a-z_]\w{1,30}:\s/gi;
/** What a class stands in: `Telegram\\Bot\\Exceptions\\`, `com.vk.api.sdk.exceptions.`. */
const namespaces = /\b(?:\w+\\+){1,12}(?=\w)|\b(?:[a-z]\w*\.){2,12}(?=[A-Z]\w*(?:Error|Exception)\b)/g;
/** Names of classes that say of no error what it is about. */
const classes =
  /\b(?:[a-z]*oauth ?exception|graph ?method ?exception|\w*(?:authentication|authorization|client|request|response|http|api|sdk|server|twitter|facebook|telegram|fatal|runtime|type|value|syntax|reference|uncaught)(?:error|exception)|fbtrace_id|is_transient)\b/gi;
/** A line that a program wrote with the time or the weight of what it tells. */
const entry = /^\s*[[(]?(?:\d{2,4}[-:/.]\d\d|(?:info|debug|trace|warn|warning|notice|verbose|error|fatal)(?![a-z]))/i;
/** From this many such lines on, those that speak of an error, with what stands under them, say what a log is about: the last ones. */
const manyEntries = 6;
const keptEntries = 6;
const saysError =
  /error|exception|fail|invalid|denied|caused by|unable|could ?n.t|cannot|refused|forbidden|not found|exceed|too |ошибк|не удал|невозмож|запрещ/i;

/** Lines of a log that tell, the last ones last. */
function tellingLines(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => entry.test(line)).length < manyEntries) return lines;
  const entries: string[] = [];
  for (const line of lines) {
    if (entry.test(line) || entries.length === 0) entries.push(line);
    else entries.push(`${entries.pop() ?? ''}\n${line}`);
  }
  const telling = entries.filter((text) => saysError.test(text));
  return telling.length === 0 ? lines : telling.slice(-keptEntries);
}

/** What was sent, up to what was answered. */
const sent = /^[ \t]*[<>*]?[ \t]*(?:GET|POST|PUT|PATCH|DELETE) \S+ HTTP\/[\d.]+[ \t]*$[\s\S]*?(?=^[ \t]*[<>*]?[ \t]*HTTP\/[\d.]+ \d{3})/gim;
const file = /^\s*file "[^"]*", line/i;
/** Code that a stack quotes is the reader's own, unless it is about a code of a network. */
const quoted = /^\s{3,}(?!.*["'][A-Z]+(?:_[A-Z]+)+["'])\S/;

/** Lines of a pasted text without frames of stacks, headers and requests; of causes, the last. */
function linesOf(raw: string): readonly string[] {
  const lines = raw
    .slice(0, inputLimit)
    .replace(/\\+r?\\?n(?![a-z])|\\+n(?=\s)/g, '\n')
    .replace(/\\+(["'/])/g, '$1')
    .replace(sent, '')
    .split(/\r?\n/)
    .filter((line, index, all) => line.trim() !== '' && !frame.test(line) && !exchange.test(line) && !(quoted.test(line) && file.test(all[index - 1] ?? '')));
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => /^\s*caused by: /i.test(line)),
    ),
  );
}

/** What is left of a pasted text without what programs and connections say around it. */
export function keptOf(raw: string): string {
  return tellingLines(linesOf(raw)).join('\n').replace(inlineFrames, ' ');
}

/**
 * What a pasted text says of an error, without what stands around it in logs, traces and dumps: frames of stacks, headers, requests, and the
 * fields of an answer that carry no message. Reads what it can of anything.
 */
export function toldIn(raw: string): string {
  const kept = keptOf(raw);
  // A field of this name is what was posted, unless nothing else speaks.
  const says = (name: string): boolean => sayings.test(name) || (/^text$/i.test(name) && !saying.test(kept));
  const text = kept
    .replace(field, (_, __, name: string | undefined, quoted: string | undefined) => {
      if (quoted === undefined || name === undefined) return ' ';
      return says(name) ? ` ${quoted.replace(/^[ub]?["']|["']$/g, ' ')} ` : ' ';
    })
    .replace(bareField, '$1 ')
    .replace(namespaces, '')
    .replace(classes, ' ');
  return text.length > longest ? `${text.slice(0, keptOfStart)}\n${text.slice(keptOfStart - longest)}` : text;
}
