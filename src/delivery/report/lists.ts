import {execFileSync} from 'node:child_process';
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {exampleMonth} from '../../config/examples.ts';
import {historyOf} from '../../config/history.ts';
import {checkRevision} from '../../content/checks/revision.ts';
import {contentRoots, type Page, readPage} from '../../content/page.ts';
import {sourceOf} from '../../content/revision.ts';
import {loadService} from '../../facts/load.ts';
import {
  type GroupOfCodes,
  lastChanges,
  malformedLinks,
  malformedSources,
  nearExamples,
  oldSources,
  type RegisteredSource,
  type ReportItem,
  undatedSources,
  unmappedCodes,
  untouchedPages,
} from './freshness.ts';

/** One thing that wears out with time, and every place where it has. */
export interface ReportList {
  readonly title: string;
  readonly items: readonly ReportItem[];
}

function staleTranslations(root: string, pages: readonly Page[]): ReportItem[] {
  return pages
    .filter(({file}) => sourceOf(file) !== file)
    .flatMap((page) => {
      const source = path.join(root, sourceOf(page.file));
      if (!existsSync(source)) return [{where: page.file, what: 'its English page is gone'}];
      return checkRevision(readFileSync(source, 'utf8'), page).map(({message}) => ({where: page.file, what: message}));
    });
}

/** Day of each file's last change; nothing of any file where no history tells. */
function changesOf(root: string): Map<string, string> {
  if (historyOf(root) === 'none') return new Map();
  const log = ['log', '--format=%x00%cI', '--name-only', '--relative', '--', ...contentRoots];
  return lastChanges(execFileSync('git', ['-c', 'core.quotePath=false', ...log], {cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024}));
}

/**
 * What those who keep the site should look at, as it stands in the files below `root`.
 * @throws PageError when a page cannot be read
 */
export function reportOf(root: string, today: Date): ReportList[] {
  const pages = contentRoots
    .flatMap((folder) => globSync('**/*.mdx', {cwd: path.join(root, folder), exclude: ['**/reference/**']}).map((file) => `${folder}/${file}`))
    .sort()
    .map((file) => readPage(root, file));
  const data = globSync('src/data/{networks,errors}/*.yaml', {cwd: root})
    .filter((file) => !file.endsWith('ranges.yaml'))
    .sort()
    .map((file) => ({file, content: parse(readFileSync(path.join(root, file), 'utf8')) as unknown}));
  const registers = globSync('src/data/sources/*.yaml', {cwd: root})
    .sort()
    .map((file) => ({file, sources: (parse(readFileSync(path.join(root, file), 'utf8')) as {readonly sources: readonly RegisteredSource[]}).sources}));
  const networks = new Set(data.flatMap(({file}) => (file.includes('/networks/') ? [path.basename(file, '.yaml')] : [])));
  const codes = data.filter(({file}) => file.includes('/errors/')).map(({file, content}) => ({file, ...(content as GroupOfCodes)}));
  const files = pages.map(({file}) => file);
  return [
    {title: 'Stale translations', items: staleTranslations(root, pages)},
    {title: 'Sources more than a year old', items: registers.flatMap(({file, sources}) => oldSources(file, sources, today))},
    {title: 'Sources of unknown age', items: registers.flatMap(({file, sources}) => undatedSources(file, sources))},
    {title: 'Pages not touched for a year', items: untouchedPages(files, changesOf(root), today)},
    {title: 'Codes of a network without a code of the network', items: unmappedCodes(codes, networks)},
    {title: 'Dates of examples', items: nearExamples('src/config/examples.ts', exampleMonth, loadService().publications.schedule_ahead_days, today)},
    {
      title: 'Addresses that cannot be right',
      items: [...data.flatMap(({file, content}) => malformedSources(file, content)), ...pages.flatMap(({file, links}) => malformedLinks(file, links))],
    },
  ];
}
