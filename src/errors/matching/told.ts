/** Input past this length is repetition: its end tells what went wrong, its beginning what was tried. */
const longest = 3000;
const keptOfStart = 1000;

/** Frames of stacks, in the form of each language, and the lines of code that some of them quote. */
const frame =
  /^\s*(?:at (?:async |new )?[\w$.<>[\]/\\ ]+(?:\(|:\d|$)|file "[^"]*", line|traceback |during handling|the above exception|stack ?trace|#\d+ |from \S+:\d+|\.{3} \d+ more|goroutine \d|\S+\.(?:rb|php|go|py|ex|rs|java|kt|cs):\d+|> ?\d+ ?\||\d+ ?\||[\^~ ]+$|node:internal)/i;
/** Lines of a request or an answer around what was answered: the request itself, headers, commands. */
const exchange =
  /^\s*[<>*]?\s*(?:(?:GET|POST|PUT|PATCH|DELETE|OPTIONS|HEAD) \S+ HTTP|curl |wget |-{1,2}[a-zA-Z][\w-]* |(?:(?:access-control|cf|content|proxy|sec|strict|transfer|x)-[\w-]+|accept|age|allow|alt-svc|authorization|cache-control|connection|cookie|date|etag|expect|expires|host|keep-alive|last-modified|location|nel|origin|pragma|referer|report-to|retry-after|server|set-cookie|upgrade|user-agent|vary|via)\s?: )/i;
/** Frames inside a line, as they stand where line ends were lost. */
const inlineFrames =
  /\bat (?:async )?[\w$.<>]+(?: \[as \w+\])? \([^()\s]*(?: [^()\s]*)?:\d+\)|\bat (?:async )?(?:file|node|https?):\S+:\d+|\b(?:in|at) \/\S+(?:\(\d+\)|:\d+| on line \d+)/g;
/** Fields that carry what a system says of an error. */
const sayings =
  /^(?:.*message|.*_?msg|.*descriptions?|details?|.*title|.*reason|errors?|error_?(?:name|type|text)|name|type|.*code|err|cause|problem|summary|solution|.*status_?(?:code|text)?|exception|failure|.*_?errors?)$/i;
/** A field with its value, as answers and dumps write it. */
const field =
  /(["'])([\w.$-]{1,40})\1\s*(?::|=>)\s*(?:([ub]?"(?:[^"\\]|\\.){0,600}"|[ub]?'(?:[^'\\]|\\.){0,600}')|(-?[\d.]+|true|false|null|none)(?![\w.]))?|\[(\w{1,40})\] => /gi;
/** Names of classes that say of no error what it is about. */
const classes =
  /\b(?:[a-z]*oauth ?exception|graph ?method ?exception|\w*(?:authentication|authorization|client|request|response|http|api|sdk|server|twitter|facebook|telegram|fatal|runtime|type|value|syntax|reference|uncaught)(?:error|exception)|fbtrace_id|is_transient)\b/gi;
/** From this many lines on, those that speak of an error say what a log is about. */
const manyLines = 12;
const keptLines = 6;
const saysError =
  /error|exception|fail|invalid|denied|caused by|unable|could ?n.t|cannot|refused|forbidden|not found|exceed|too |ошибк|не удал|невозмож|запрещ/i;

/** Lines of a log that tell, the last ones last. */
function tellingLines(lines: readonly string[]): readonly string[] {
  if (lines.length < manyLines) return lines;
  const telling = lines.filter((line) => saysError.test(line));
  return telling.length === 0 ? lines : telling.slice(-keptLines);
}

/**
 * What a pasted text says of an error, without what stands around it in logs, traces and dumps: frames of stacks, headers, requests, and the
 * fields of an answer that carry no message. Reads what it can of anything.
 */
export function toldIn(raw: string): string {
  const lines = raw
    .slice(0, 40_000)
    .replace(/\\+r?\\?n(?![a-z])|\\+n(?=\s)/g, '\n')
    .replace(/\\+(["'/])/g, '$1')
    .split(/\r?\n/)
    .filter((line, index, all) => !frame.test(line) && !exchange.test(line) && !/^\s*file "[^"]*", line/i.test(all[index - 1] ?? ''));
  const text = tellingLines(lines.filter((line) => line.trim() !== ''))
    .join('\n')
    .replace(inlineFrames, ' ')
    .replace(field, (_, __, name: string | undefined, quoted: string | undefined) => {
      if (quoted === undefined || name === undefined) return ' ';
      return sayings.test(name) ? ` ${quoted.replace(/^[ub]?["']|["']$/g, ' ')} ` : ' ';
    })
    .replace(classes, ' ');
  return text.length > longest ? `${text.slice(0, keptOfStart)}\n${text.slice(keptOfStart - longest)}` : text;
}
