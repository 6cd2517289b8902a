/**
 * Writes the files of something new, in both languages, with what must be filled in:
 *   npm run new -- error telegram            the next free code of a group
 *   npm run new -- network pixelfed          a network: data, sources, first error, pages, tile; a third word is its name
 *   npm run new -- page docs/tools/…/x.mdx   a page; a third word names its kind (question, article, module, tool …)
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fillIn} from '../src/content/new/fill.ts';
import {errorFiles, networkFiles, type NewFile, pageFiles} from '../src/content/new/files.ts';
import {
  withApiFields,
  withChannel,
  withColour,
  withError,
  withMenuPage,
  withMenuTexts,
  withNetwork,
  withRange,
  withScreen,
  withSign,
  withTile,
} from '../src/content/new/insert.ts';
import {frontMatter, type PageKind} from '../src/content/kinds.ts';
import {loadErrors, loadRanges} from '../src/facts/load.ts';
import {errorGroup, type ErrorGroup} from '../src/facts/schema/error.ts';
import {nextFree} from '../src/facts/schema/ranges.ts';

const root = path.resolve(import.meta.dirname, '..');
const [what, name = '', third] = process.argv.slice(2);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(files: readonly NewFile[]): void {
  const taken = files.find((file) => existsSync(path.join(root, file.path)));
  if (taken) fail(`${taken.path} exists already; nothing was written.`);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file.path)), {recursive: true});
    writeFileSync(path.join(root, file.path), file.text);
    console.log(`  written  ${file.path}`);
  }
}

function change(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
  console.log(`  changed  ${file}`);
}

function remains(lines: readonly string[]): void {
  console.log(`\nWhat remains:\n${lines.map((line, index) => `  ${index + 1}. ${line}`).join('\n')}`);
}

const last = [
  `Replace every ${fillIn}; npm run check:content names the ones that are left.`,
  'npm run translations:stamp -- <the Russian files>',
  'npm run check',
];

if (what === 'error') {
  const group = errorGroup.safeParse(name);
  if (!group.success) fail(`"${name}" is no group of errors. Groups: ${errorGroup.options.join(', ')}.`);
  const code = nextFree(loadRanges()[group.data as ErrorGroup] ?? [], new Set(loadErrors().keys()));
  if (code === undefined) fail(`No number is free in the ranges of "${name}"; add a pair to its line in src/data/errors/ranges.yaml.`);
  const {pages, facts} = errorFiles(code, group.data);
  write(pages);
  const data = `src/data/errors/${group.data}.yaml`;
  change(data, withError(read(data), facts));
  const forCalls = `If it refuses calls of the API (http_status), add it to "x-error-codes" of those calls in openapi/v4.1.yaml and v4.0.yaml, and to src/data/api/client-actions.yaml.`;
  remains([
    `Judge the facts of ${code} at the end of ${data}: they are examples.`,
    ...(name === 'general' ? [forCalls] : []),
    `Write twenty texts that people paste when they meet it, each in words of its own, into src/data/messages/examples/${group.data}.yaml: the finder learns from them.`,
    ...last,
  ]);
} else if (what === 'network') {
  if (!/^[a-z]{1,20}$/.test(name)) fail(`A network’s id is made of small Latin letters, such as pixelfed; found "${name}".`);
  if (existsSync(path.join(root, `src/data/networks/${name}.yaml`))) fail(`src/data/networks/${name}.yaml exists already; nothing was written.`);
  const ranges = withRange(read('src/data/errors/ranges.yaml'), name, 10);
  const code = Number(new RegExp(`^${name}: \\[\\[(\\d+)`, 'm').exec(ranges)?.[1]);
  const shown = third ?? `${name[0]?.toUpperCase()}${name.slice(1)}`;
  write(networkFiles(name, code, shown));
  change('src/data/errors/ranges.yaml', ranges);
  for (const [file, insert] of [
    ['src/data/network-ids.ts', withNetwork],
    ['src/data/api/fields.yaml', withApiFields],
    ['openapi/v4.1.yaml', withChannel],
    ['openapi/v4.1.ru.overlay.yaml', withChannel],
    ['openapi/v4.0.yaml', withChannel],
    ['openapi/v4.0.ru.overlay.yaml', withChannel],
    ['src/content/screens/connecting.yaml', withScreen],
    ['src/shell/styles/tokens.css', withColour],
    ['src/shell/styles/signs.css', withTile],
    ['static/img/networks.svg', withSign],
    ['i18n/ru/docusaurus-plugin-content-docs/current.json', withMenuTexts],
  ] as const)
    change(file, insert(read(file), name, shown));
  remains([
    `Fill src/data/networks/${name}.yaml from the network’s documentation; the facts in it are examples.`,
    `How it uses the API’s fields is an example as well: its line in src/data/api/fields.yaml.`,
    `Add its row to docs/channels/index.mdx and to the Russian page.`,
    `What the stubs lack: <Permissions />, <AnalyticsMetrics />, <ApiRestrictions /> where its data have any; further codes for its limits: npm run new -- error ${name}.`,
    `Describe the screen of the decisive step in src/content/screens/connecting.yaml, with the words of that step.`,
    `Draw its sign in place of the disc, <symbol id="${name}"> in static/img/networks.svg, and choose its colour, --net-${name} in src/shell/styles/tokens.css.`,
    ...last,
  ]);
} else if (what === 'page') {
  const kinds = frontMatter.options.map((option) => option.shape.kind.value);
  const kind = (third ?? 'article') as PageKind;
  if (!/^docs\/[a-z0-9/-]+\.mdx$/.test(name))
    fail(`A page’s path is made of small Latin letters and looks like docs/tools/publications/faq/pausing.mdx; found "${name}".`);
  if (!kinds.includes(kind)) fail(`"${kind}" is no kind of page. Kinds: ${kinds.join(', ')}.`);
  write(pageFiles(name, kind));
  const menu = read('sidebars.ts');
  const changed = withMenuPage(menu, name.slice(5, -4));
  if (changed !== menu) change('sidebars.ts', changed);
  remains([`If npm run check:content says that the page is in no menu, add "${name.slice(5, -4)}" to sidebars.ts.`, ...last]);
} else {
  fail('npm run new -- error <group> | network <id> | page docs/<path>.mdx [kind]');
}
