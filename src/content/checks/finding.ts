/** What a check found: where, what, and what to do. */
export interface Finding {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** `docs/a.mdx:12: message`, as terminals and editors link it. */
export function formatFinding(finding: Finding): string {
  return `${finding.file}${finding.line === undefined ? '' : `:${finding.line}`}: ${finding.message}`;
}
