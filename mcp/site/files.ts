// Where the site's files come from: a build's folder, or the published site.
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Reads a file by its path below the site's root, without a slash at its start; undefined when there is none. */
export type ReadSiteFile = (name: string) => Promise<string | undefined>;

/** The site does not answer, so nothing can be said; the message is for people. */
export class SiteUnreachableError extends Error {
  override name = 'SiteUnreachableError';
}

/** A name that stays below the root: nothing that climbs out of it, and no control characters. */
function isBelow(name: string): boolean {
  return !name.startsWith('/') && !/[\\\p{Cc}]/u.test(name) && !name.split('/').includes('..');
}

export function filesOfFolder(folder: string): ReadSiteFile {
  return async (name) => {
    if (!isBelow(name)) return undefined;
    try {
      return await readFile(path.join(folder, name), 'utf8');
    } catch (cause) {
      const {code} = cause as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG') return undefined;
      throw new SiteUnreachableError(`The help site could not be read: ${folder} (${code ?? String(cause)}).`, {cause});
    }
  };
}

/** Milliseconds after which a silent site counts as down. */
const patience = 10_000;
/** Bytes of the largest file that is read; the site has none half as large. */
const mostBytes = 16 * 1024 * 1024;
/** Milliseconds for which a file that was read stands for the site's. */
const freshness = 300_000;
/** Files that are kept; beyond it, the oldest go. */
const mostFiles = 400;

export function filesOfSite(address: string, fetchFile: typeof fetch = fetch, now: () => number = Date.now): ReadSiteFile {
  const root = address.endsWith('/') ? address : `${address}/`;
  const kept = new Map<string, {readonly since: number; readonly text: Promise<string | undefined>}>();
  const ask = async (name: string): Promise<string | undefined> => {
    const down = (why: string, cause?: unknown): SiteUnreachableError =>
      new SiteUnreachableError(`The help site could not be reached: ${root} ${why}. Check SITE_URL and the connection, then ask again.`, {cause});
    let answer: Response;
    try {
      answer = await fetchFile(new URL(name, root), {signal: AbortSignal.timeout(patience), headers: {'User-Agent': 'help-mcp'}});
      if (answer.status === 404 || answer.status === 410) return undefined;
      if (!answer.ok) throw down(`answered ${answer.status}`);
      if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) throw down(`sent more than ${mostBytes} bytes for ${name}`);
      const text = await answer.text();
      if (text.length > mostBytes) throw down(`sent more than ${mostBytes} bytes for ${name}`);
      return text;
    } catch (cause) {
      if (cause instanceof SiteUnreachableError) throw cause;
      const {name: kind, cause: inner} = cause as Error & {cause?: {code?: string}};
      throw down(kind === 'TimeoutError' ? `did not answer within ${patience / 1000} seconds` : `did not answer (${inner?.code ?? kind})`, cause);
    }
  };
  return (name) => {
    if (!isBelow(name)) return Promise.resolve(undefined);
    const known = kept.get(name);
    if (known && now() - known.since < freshness) return known.text;
    const text = ask(name);
    kept.delete(name);
    kept.set(name, {since: now(), text});
    // A failure is not kept: the next question asks again.
    text.catch(() => kept.delete(name));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostFiles) break;
      kept.delete(oldest);
    }
    return text;
  };
}
