import type {Locale} from '../../config/product.ts';
import {loadHeadings} from '../../facts/load.ts';
import type {Headings} from '../../facts/schema/headings.ts';
import {minimum} from '../checks/structure.ts';
import type {PageKind} from '../kinds.ts';
import {fillIn} from './fill.ts';

/** A new file, and what it holds; paths from the repository’s root. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const russianTree = 'i18n/ru/docusaurus-plugin-content-docs/current';

function frontMatter(entries: Readonly<Record<string, string | number>>): string {
  return `---\n${Object.entries(entries)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n`;
}

const describe = `"${fillIn}: 70 to 160 characters that already answer; search engines show them under the title."`;

function sections(list: readonly (readonly [title: string, id: string, hint: string])[]): string {
  return list.map(([title, id, hint]) => `\n## ${title} {/* #${id} */}\n\n${hint}\n`).join('');
}

/** The sections that each page of a kind has, with what stands in each by its id; `more` stand behind those of the same id. */
function sectionsOf(
  kind: keyof Headings,
  locale: Locale,
  hints: Readonly<Record<string, string>>,
  more: Readonly<Record<string, readonly [string, string, string]>> = {},
): string {
  const every = loadHeadings()[kind].sections.filter((section) => section.every);
  return sections(
    every.flatMap((section) => {
      const next = more[section.id];
      return [[section[locale], section.id, hints[section.id] ?? fillIn] as const, ...(next === undefined ? [] : [next])];
    }),
  );
}

/** Both languages of a page; `english` is its path below `docs/`. */
function pair(english: string, texts: {readonly en: string; readonly ru: string}): NewFile[] {
  return [
    {path: `docs/${english}`, text: texts.en},
    {path: `${russianTree}/${english}`, text: texts.ru},
  ];
}

/** The two pages of a new error code, and its facts as a block for the end of `src/data/errors/<group>.yaml`. */
export function errorFiles(code: number, group: string, limits: readonly string[] = []): {readonly pages: NewFile[]; readonly facts: string} {
  const folder = group === 'automation' ? 'tools/automation/issues' : 'tools/publications/issues';
  const head = (message: string): string =>
    frontMatter({
      kind: 'error',
      title: `"${fillIn} ${code}: what happened, in the reader’s words"`,
      description: describe,
      meaning: `"${fillIn}: one sentence on what happened and why it matters."`,
      message: `"${message}"`,
    });
  const steps = `1. ${fillIn}: where to go.\n2. ${fillIn}: what to do there.\n3. ${fillIn}: how the post gets out.`;
  const russianSteps = `1. ${fillIn}: куда зайти.\n2. ${fillIn}: что там сделать.\n3. ${fillIn}: как пост выйдет.`;
  return {
    pages: pair(`${folder}/${code}.mdx`, {
      en:
        head(`${fillIn}: the message exactly as the service shows it`) +
        sectionsOf('error', 'en', {
          fix: steps,
          why: `- **${fillIn}.** Likeliest cause first.`,
          prevent: `${fillIn}: the limit or setting, linked.`,
          support: `${fillIn}: what to send [support](../../../technical-support.mdx) for this very error.`,
        }),
      ru:
        head(`${fillIn}: сообщение ровно так, как его показывает сервис`) +
        sectionsOf('error', 'ru', {
          fix: russianSteps,
          why: `- **${fillIn}.** Сначала самая частая причина.`,
          prevent: `${fillIn}: ограничение или настройка, со ссылкой.`,
          support: `${fillIn}: что прислать в [поддержку](../../../technical-support.mdx) именно по этой ошибке.`,
        }),
    }),
    facts: `  - code: ${code}
    category: ${limits.length > 0 ? 'length' : 'unsupported'}
    networks: [${['general', 'publications', 'automation'].includes(group) ? '' : group}]
    kinds: [post]
    action: fix_post
    fixer: you
    post_state: ${limits.length > 0 ? 'not_scheduled' : 'errors_tab'}
    retried: false
    may_be_live: "no"
    http_status: ${limits.length > 0 ? 422 : 'null'}
    network_codes: []
    limits: [${limits.join(', ')}]
    related: []
    api_versions: ["4.1", "4.0"]
    status: active
`,
  };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Both languages of a page of any kind, `docs/….mdx`, with as many sections and steps as the kind must have. */
export function pageFiles(page: string, kind: PageKind): NewFile[] {
  const english = page.replace(/^docs\//, '');
  const head = (title: string): string => frontMatter({kind, title: `"${title}"`, description: describe});
  const up = '../'.repeat(english.split('/').length - 1) || './';
  const {headings = 3, steps = 0} = minimum[kind] ?? {};
  const numbered = Array.from({length: steps}, (_, index) => `${index + 1}. ${fillIn}`).join('\n');
  const body = (first: string, way: string): string => {
    const hints = ordinals.slice(0, headings).map((_, index) => (index === headings - 1 ? way : (index === 1 && numbered) || fillIn));
    return `\n${first}\n${sections(hints.map((hint, index) => [fillIn, ordinals[index] ?? '', hint] as const))}`;
  };
  return pair(english, {
    en:
      head(`${fillIn}: the question or the thing`) +
      body(`${fillIn}: two sentences that answer.`, `${fillIn}: what to read next, such as [support](${up}technical-support.mdx).`),
    ru:
      head(`${fillIn}: вопрос или название`) +
      body(`${fillIn}: два предложения, которые отвечают.`, `${fillIn}: что прочитать дальше, например [поддержка](${up}technical-support.mdx).`),
  });
}

/** Everything of a new network: its data, its register of sources, its first code, and its two pages in both languages. */
export function networkFiles(id: string, code: number, name: string): NewFile[] {
  const address = `https://${id}.example/${fillIn.toLowerCase()}`;
  const text = `{en: "${fillIn}", ru: "${fillIn}"}`;
  const error = errorFiles(code, id, [`${id}.text_max`]);
  const called = `{en: ${JSON.stringify(name)}, ru: ${JSON.stringify(name)}}`;
  const head = (kind: string, title: string, label = ''): string =>
    frontMatter({kind, network: id, title: `"${title}"`, description: describe, ...(label ? {sidebar_label: label, sidebar_position: 1} : {})});
  const elements = {kinds: '<PostKinds />', limits: '<Limits />', features: '<Features />', errors: '<NetworkErrors />'};
  const steps = {who: '<AccountTypes />', problems: `<NetworkErrors codes="${code}" />`};
  const numbered = `1. ${fillIn}\n2. ${fillIn}\n3. ${fillIn}\n4. ${fillIn}`;
  return [
    {
      path: `src/data/networks/${id}.yaml`,
      text: `id: ${id}
name: ${called}
homepage: ${address}
documentation: ${address}
apis:
  - name: "${fillIn}"
    source: ${address}
    restrictions: []
account_types:
  - {id: profile, name: ${text}, supported: "yes", role: ${text}, source: ${address}}
permissions: []
post_kinds:
  - {kind: post, name: ${text}, supported: "yes", contents: [text, image, images, video, mixed], source: ${address}}
limits:
  - {id: text_max, metric: text_length, bound: max, value: 500, unit: character, counting: code_points, kinds: [post], effect: refused, service: refuses, source: ${address}}
features:
  - {id: links_clickable, value: "yes", source: ${address}}
analytics: []
`,
    },
    {path: `src/data/sources/${id}.yaml`, text: `changelogs: []\nsources:\n  - url: ${address}\n`},
    {path: `src/data/errors/${id}.yaml`, text: `group: ${id}\nerrors:\n${error.facts}`},
    ...error.pages,
    ...pair(`channels/${id}/index.mdx`, {
      en:
        head('network', name) +
        `\n${fillIn}: what can be published here, in two sentences.\n` +
        sectionsOf('network', 'en', {
          ...elements,
          accounts: `${fillIn}. See [Connecting](connecting.mdx).`,
          differences: `${fillIn}: what users trip over in this very network.`,
        }),
      ru:
        head('network', name) +
        `\n${fillIn}: что здесь можно публиковать, в двух предложениях.\n` +
        sectionsOf('network', 'ru', {
          ...elements,
          accounts: `${fillIn}. Подробнее: [Подключение](connecting.mdx).`,
          differences: `${fillIn}: на чём спотыкаются именно в этой соцсети.`,
        }),
    }),
    ...pair(`channels/${id}/connecting.mdx`, {
      en:
        head('connecting', `Connecting ${name}`, 'Connecting') +
        `\nYou need ${fillIn}.\n\nWho may connect it for the team: [Team](../../team.mdx#roles).\n` +
        sectionsOf('connecting', 'en', steps, {before: ['Connecting', 'connect', numbered]}),
      ru:
        head('connecting', `Подключение ${name}`, 'Подключение') +
        `\nПонадобится: ${fillIn}.\n\nКто в команде может подключать: [Команда](../../team.mdx#roles).\n` +
        sectionsOf('connecting', 'ru', steps, {before: ['Подключение', 'connect', numbered]}),
    }),
  ];
}
