import {fillIn} from './fill.ts';

/** The list of networks with one more, in alphabetical order; `source` is `src/data/network-ids.ts`. */
export function withNetwork(source: string, id: string): string {
  const ids = [...source.matchAll(/^ {2}'([a-z]+)',$/gm)].map((match) => match[1] ?? '');
  if (ids.length === 0) throw new Error('src/data/network-ids.ts: no list of networks found; add the network by hand');
  const all = [...new Set([...ids, id])].sort();
  const start = source.indexOf(`  '${ids[0]}',`);
  const end = source.indexOf('] as const;');
  return `${source.slice(0, start)}${all.map((name) => `  '${name}',\n`).join('')}${source.slice(end)}`;
}

/** The ranges with a pair for one more group, after every number that is given out. */
export function withRange(source: string, group: string, size: number): string {
  if (new RegExp(`^${group}:`, 'm').test(source)) return source;
  const last = Math.max(...[...source.matchAll(/\d{5}/g)].map(([digits]) => Number(digits)).filter((code) => code < 20_000));
  return `${source.trimEnd()}\n${group}: [[${last + 1}, ${last + size}]]\n`;
}

/** A file of errors with one more at its end. */
export function withError(source: string, facts: string): string {
  return `${source.trimEnd()}\n${facts}`;
}

/** How a network uses the fields of the API, in the alphabetical list of `src/data/api/fields.yaml`; what it says is an example. */
export function withApiFields(source: string, id: string): string {
  if (new RegExp(`^${id}:`, 'm').test(source)) return source;
  const line = `${id}: {title: ignored, content: used, file_ids: used, link: used, comment: ignored} # ${fillIn}: an example\n`;
  const next = [...source.matchAll(/^([a-z]+):/gm)].find(([, name = '']) => name > id);
  return next ? `${source.slice(0, next.index)}${line}${source.slice(next.index)}` : `${source.trimEnd()}\n${line}`;
}

/** A network's code among the channels of an API document: in its list and with its name, wherever the network before it is. */
export function withChannel(source: string, id: string, name: string): string {
  const codes = [...source.matchAll(/^ {10}([a-z]+),$/gm)].map(([, code = '']) => code);
  const names = [...source.matchAll(/^ {8}([a-z]+): \S.*$/gm)].map(([, code = '']) => code);
  if (names.includes(id)) return source;
  // Lists are alphabetical, and "bitrix" is the first of them.
  const before = names.slice(names.indexOf('bitrix')).findLast((code, index, all) => code < id && all.slice(0, index).every((other) => other < id)) ?? 'bitrix';
  const named = source.replace(new RegExp(`^ {8}${before}: \\S.*$`, 'm'), (line) => `${line}\n        ${id}: ${name}`);
  return codes.includes(before) ? named.replace(new RegExp(`^ {10}${before},$`, 'm'), (line) => `${line}\n          ${id},`) : named;
}

/** A drawn screen for a network's first way to connect, at the end of `connecting.yaml`; it is placed below the step that says its `words`. */
export function withScreen(source: string, id: string, name: string): string {
  if (new RegExp(`^- id: ${id}$`, 'm').test(source)) return source;
  const both = (text: string): string => `{en: ${JSON.stringify(text)}, ru: ${JSON.stringify(text)}}`;
  return `${source.trimEnd()}
- id: ${id}
  page: channels/${id}/connecting
  section: connect
  network: ${id}
  place: ${both(`${name}: ${fillIn}`)}
  title: ${both(fillIn)}
  rows:
    - {text: ${both(fillIn)}, as: field}
  buttons:
    - {text: ${both(fillIn)}, here: true}
  words: ${both(fillIn)}
`;
}

/** A grey tile for a network among the colours of `tokens.css`. */
export function withColour(source: string, id: string): string {
  if (source.includes(`--net-${id}:`)) return source;
  return source.replace(/^ {2}--net-mono:/m, `  --net-${id}: #6b7280; /* ${fillIn}: its color */\n  --net-mono:`);
}

/** The rule that gives a network's tile its colour, before the first one of `signs.css`. */
export function withTile(source: string, id: string): string {
  if (source.includes(`[data-net='${id}']`)) return source;
  return source.replace(/^\[data-net=/m, `[data-net='${id}'] {\n  --net: var(--net-${id});\n}\n[data-net=`);
}

/** A disc in place of a network's sign, at the end of `networks.svg`. */
export function withSign(source: string, id: string): string {
  if (source.includes(`<symbol id="${id}"`)) return source;
  const sign = `<symbol id="${id}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></symbol><!-- ${fillIn}: its sign -->`;
  return source.replace('</svg>', `${sign}\n</svg>`);
}

/** Russian texts of the menu of a group of codes; `source` is the JSON of the help pages' menu. */
export function withMenuTexts(source: string, id: string, name: string): string {
  const texts = JSON.parse(source) as Record<string, {message: string; description?: string}>;
  const key = `sidebar.docs.category.errors-${id}`;
  texts[`sidebar.docs.category.${name}`] ??= {message: name};
  texts[key] ??= {message: name};
  texts[`${key}.link.generated-index.title`] ??= {message: `Коды ошибок: ${name}`};
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/**
 * The menu with a page, at the end of the list that has most pages of its folder; `source` is `sidebars.ts`. A folder that fills itself needs no
 * line: the menu stays as it is, as where no list has a page of the folder.
 */
export function withMenuPage(source: string, id: string): string {
  const folderOf = (page: string): string => page.slice(0, Math.max(0, page.lastIndexOf('/')));
  const filled = [...source.matchAll(/folder\('[^']*', '[^']*', '([^']+)'\)|dirName: '([^']+)'/g)].map(([, called, named]) => called ?? named);
  if (filled.some((folder) => id.startsWith(`${folder}/`))) return source;
  const lists = [...source.matchAll(/\bpages\(('[^)]*')\)/g)].map((call) => {
    const ids = [...(call[1] ?? '').matchAll(/'([^']+)'/g)].map(([, page = '']) => page);
    return {end: call.index + call[0].length - 1, ids, near: ids.filter((page) => folderOf(page) === folderOf(id)).length};
  });
  const [best] = lists.filter(({near}) => near > 0).sort((left, right) => right.near - left.near);
  if (best === undefined || lists.some(({ids}) => ids.includes(id))) return source;
  return `${source.slice(0, best.end)}, '${id}'${source.slice(best.end)}`;
}
