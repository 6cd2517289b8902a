import type {Configuration} from './chunk-address.ts';

/**
 * Stylesheets apart from the one of all pages: by name, the files whose styles only some pages show. A page links those that it shows
 * (`../styles.ts`); on the way from page to page they come with the script that imports them, before it runs.
 */
export const sheets: Readonly<Record<string, RegExp>> = {
  home: /src[\\/]shell[\\/]home[\\/]/,
  specimens: /src[\\/]shell[\\/]design[\\/]/,
  checker: /src[\\/]checker[\\/]form[\\/]/,
  reference: /src[\\/]api[\\/]components[\\/]/,
  comparison: /src[\\/]facts[\\/]components[\\/]LimitsComparison[\\/]/,
  facts: /src[\\/](?:facts[\\/]components[\\/](?!LimitsComparison[\\/])|shell[\\/]network-page[\\/]|errors[\\/]components[\\/]ErrorGroups[\\/])/,
  repair: /src[\\/]errors[\\/]components[\\/]RepairCard[\\/]/,
  catalogue: /src[\\/]errors[\\/]components[\\/](?:ErrorCatalogue|ErrorFinder|SupportReplies)[\\/]/,
  cards: /src[\\/]ui[\\/]Cards?[\\/]/,
  results: /src[\\/]search[\\/]window[\\/]styles\.module\.css/,
  ways: /src[\\/]search[\\/]window[\\/]empty-help\.module\.css/,
  hits: /src[\\/]search[\\/]window[\\/]rows\.module\.css/,
  pick: /src[\\/]ui[\\/]Pick[\\/]/,
  drawings: /src[\\/]content[\\/](?:screens|diagrams)[\\/]/,
};

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/** The search window's styles are nobody's but its own: they are fetched with its script. */
const withItsScript = /@docsearch[\\/]css|search[\\/]window[\\/]modal\.css/;

/** Docusaurus puts all styles into one file; here that one holds what is left when the sheets have taken theirs. */
export function cacheGroups(): NonNullable<SplitChunks['cacheGroups']> {
  const sheet = (name: string, test: RegExp): object => ({name, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60});
  return {
    styles: {test: new RegExp(`^(?!.*(?:${withItsScript.source}))`)},
    ...Object.fromEntries(Object.entries(sheets).map(([name, test]) => [name, sheet(name, test)])),
  };
}
