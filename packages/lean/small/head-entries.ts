export type Attributes = Readonly<Record<string, string>>;
/** Name of the element, its attributes, its text. */
export type Tag = readonly [name: string, attributes: Attributes, text: string];

/** What one `<Head>` says. */
export interface HeadEntry {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly Tag[];
}

const names: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** Attributes as they are written in HTML; a yes or no is written out, as `data-has-hydrated` wants it. */
export function attributesOf(props: Readonly<Record<string, unknown>>): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
      .map(([name, value]) => [names[name] ?? name.toLowerCase(), String(value)]),
  );
}

/** What makes two tags the same thing said twice: a later one replaces an earlier one. */
function subjectOf([name, attributes, text]: Tag): string {
  const {rel, href, src} = attributes;
  const by =
    name === 'meta'
      ? ['name', 'property', 'charset', 'http-equiv', 'itemprop'].map((key) => attributes[key]).find((value) => value !== undefined)
      : name === 'link'
        ? rel === 'canonical'
          ? rel
          : (href ?? rel)
        : (src ?? text);
  return `${name} ${by?.toLowerCase()}`;
}

/** The head that all entries ask for together: of what several say, the last holds; one may say a thing several times. */
export function wantedHead(entries: readonly HeadEntry[]): HeadEntry {
  const said = new Set<string>();
  const tags = [...entries].reverse().flatMap((entry) => {
    const mine = entry.tags.filter((tag) => !said.has(subjectOf(tag)));
    for (const tag of mine) said.add(subjectOf(tag));
    return mine.reverse();
  });
  const title = entries.findLast((entry) => entry.title !== undefined)?.title;
  return {
    ...(title === undefined ? {} : {title}),
    html: Object.assign({}, ...entries.map(({html}) => html)) as Attributes,
    body: Object.assign({}, ...entries.map(({body}) => body)) as Attributes,
    tags: tags.reverse(),
  };
}
