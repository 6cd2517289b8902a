/** What a check found: where, what, and what to do. */
export interface Finding {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
  /** Often the consequence of another: a link to a page that was taken away or has another name now. */
  readonly follows?: true;
}

/** What was the cause before what follows from it, else in their order. */
export function causesFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings.filter(({follows}) => !follows), ...findings.filter(({follows}) => follows)];
}

/** What a reader of a file threw, as a finding: its message may begin with the file, and a line. */
export function findingOf(file: string, cause: unknown): Finding {
  const {message} = cause as Error;
  const [, line, rest] = (message.startsWith(`${file}:`) ? /^(?:(\d+):)?\s*([\s\S]*)$/.exec(message.slice(file.length + 1)) : null) ?? [];
  return rest === undefined ? {file, message} : {file, line: line === undefined ? undefined : Number(line), message: rest};
}

/** `docs/a.mdx:12: message`, as terminals and editors link it. */
export function formatFinding(finding: Finding): string {
  return `${finding.file}${finding.line === undefined ? '' : `:${finding.line}`}: ${finding.message}`;
}
