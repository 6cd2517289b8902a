import {execFileSync} from 'node:child_process';

/** What a copy of the repository knows of its past. */
export type History = 'whole' | 'shallow' | 'none';

/** How much of the repository's history stands in a folder: `none` without git, without a repository, or before the first commit. */
export function historyOf(folder: string): History {
  const git = (...parts: readonly string[]): string => execFileSync('git', parts, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  try {
    git('rev-parse', '--verify', 'HEAD');
    return git('rev-parse', '--is-shallow-repository') === 'true' ? 'shallow' : 'whole';
  } catch {
    return 'none';
  }
}

/** What to tell whoever builds from a copy with less than the whole history; nothing when it is whole. */
export function historyWarning(history: History): string | undefined {
  if (history === 'none') return 'No git history here: pages are built without the day of their last change. Build from a clone of the repository to have it.';
  if (history === 'shallow')
    return 'This clone is shallow: pages that changed before its first commit get the day of that commit. Fetch the rest with git fetch --unshallow.';
  return undefined;
}
