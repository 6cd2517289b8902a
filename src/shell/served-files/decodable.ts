/** Whether every percent sign of a text encodes something. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The path as it is, or with its percent signs encoded, so that it decodes to what was typed. */
export function decodablePath(pathname: string): string {
  return isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
}
