/**
 * Checks pages and data without building the site.
 * `npm run check:content` looks at everything, `npm run check:content -- telegram` at files whose path holds "telegram".
 */
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {defaultLocale, locales} from '../src/config/product.ts';
import {checkConsistency} from '../src/errors/check-consistency.ts';
import {checkState} from '../src/errors/check-state.ts';
import {checkSteps} from '../src/errors/check-steps.ts';
import {checkApiCodes} from '../src/api/check-codes.ts';
import {checkApiFields} from '../src/api/check-fields.ts';
import {readDocument} from '../src/api/document.ts';
import {versionFolder} from '../src/api/generate.ts';
import {loadApiFields, loadClientActions} from '../src/api/tables.ts';
import {type ApiDocument, callsOf} from '../src/api/types.ts';
import {apiVersions} from '../src/api/versions.ts';
import {checkCodes} from '../src/checker/check-codes.ts';
import {loadSynonyms} from '../src/checker/limits-files/build.ts';
import {buildRules} from '../src/checker/rules.ts';
import {checkCatalogue} from '../src/errors/check-catalogue.ts';
import {checkNamedCodes} from '../src/errors/check-named-codes.ts';
import {checkFilledIn} from '../src/content/checks/filled-in.ts';
import {checkHeadings, checkSameHeadings} from '../src/content/checks/headings.ts';
import {checkInterface, checkSpelling} from '../src/content/checks/interface.ts';
import {checkNetworkPaths, checkPathWords, vocabularies} from '../src/content/checks/network-words.ts';
import {checkMenu} from '../src/content/checks/menu.ts';
import {checkLinks} from '../src/content/checks/links.ts';
import {checkListed, checkShown} from '../src/content/checks/listed.ts';
import {checkPictures} from '../src/content/checks/pictures.ts';
import {addressesOf, type Nearest} from '../src/content/checks/addresses.ts';
import {checkNamedPages, checkSiteLinks, checkStrands} from '../src/content/checks/named-pages.ts';
import {checkElements} from '../src/content/checks/elements.ts';
import {checkExpressions} from '../src/content/checks/expressions.ts';
import {causesFirst, type Finding, findingOf, formatFinding} from '../src/content/checks/finding.ts';
import {checkExampleDates} from '../src/content/checks/example-dates.ts';
import {checkParity} from '../src/content/checks/parity.ts';
import {checkProductName} from '../src/content/checks/product-name.ts';
import {checkRevision} from '../src/content/checks/revision.ts';
import {checkSimilarity} from '../src/content/checks/similarity.ts';
import {checkStructure} from '../src/content/checks/structure.ts';
import {contentRoots, keyOf, readPage, type Page} from '../src/content/page.ts';
import {checkDataFiles} from '../src/facts/check-data-files.ts';
import {keyLines} from '../src/facts/key-lines.ts';
import {publicationStates, uploadStates} from '../src/api/states.ts';
import {diagrams} from '../src/content/diagrams/index.ts';
import {textsOfSource} from '../src/language/source-texts.ts';
import {
  dataFolder,
  findLimit,
  loadErrors,
  loadHeadings,
  loadInterface,
  loadNetworks,
  loadNetworkWords,
  loadRanges,
  loadService,
  loadTerms,
} from '../src/facts/load.ts';
import type {NetworkId} from '../src/facts/schema/common.ts';
import {checkSources} from '../src/facts/check-sources.ts';
import {loadSources} from '../src/facts/sources.ts';
import {findServiceLimit} from '../src/facts/service-limits.ts';
import {checkTerms, checkTermsOfTexts, textsIn, textsOfDocument} from '../src/content/checks/terms.ts';
import {checkTitles} from '../src/content/checks/titles.ts';
import {typedNumbers} from '../src/content/checks/typed-numbers/check.ts';
import {knownOfNetwork, knownOfService} from '../src/content/checks/typed-numbers/known.ts';
import {checkScreens} from '../src/content/screens/check.ts';
import {loadScreens} from '../src/content/screens/load.ts';
import {exampleFiles, loadMessageExamples, loadMessageWords, loadPublicMessages} from '../src/errors/messages.ts';
import {loadWordings} from '../src/errors/wordings.ts';
import {checkKeys} from '../src/search/index/check-keys.ts';
import {loadKnownQueries} from '../src/search/index/known-queries.ts';
import {keysOf, loadQuestions} from '../src/search/index/questions.ts';
import {loadSearchWords} from '../src/search/index/search-words.ts';
import {components} from '../src/shell/page-components/registry.ts';
import {loadErrorTexts} from '../src/errors/texts.ts';
import {checkFrontMatter, replaceInFrontMatter} from '../src/content/front-matter/parse.ts';
import {leadsTo} from '../src/delivery/redirects/answer.ts';
import {checkForgotten, checkRedirects} from '../src/delivery/redirects/check.ts';
import {publishedAddresses} from '../src/delivery/redirects/published.ts';
import {loadOldAddresses, loadRedirects} from '../src/delivery/redirects/read.ts';
import {closestPages} from '../src/shell/NotFound/closest.ts';
import remarkComponents, {pageName} from '../src/shell/page-components/index.ts';
import './lib/root-modules.ts';
import {untypesetInterface} from '../src/language/interface-texts.ts';
import remarkSignature from '../src/content/remark-signature/index.ts';
import remarkVariables from '../src/content/remark-variables/index.ts';
import {distances} from '../src/text/distance.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Whether an element of a page, or one below it, is a drawn screen. */
const drawsAScreen = (node: {readonly name?: unknown; readonly children?: readonly object[]}): boolean =>
  node.name === 'Screen' || (node.children ?? []).some(drawsAScreen);

const filters = process.argv.slice(2);
const findings: Finding[] = [];

// A message of a data file begins with its name.
const faults = new Set<string>();
for (const load of [
  loadService,
  loadNetworks,
  loadErrors,
  loadRanges,
  loadSources,
  loadTerms,
  loadHeadings,
  loadInterface,
  loadNetworkWords,
  loadScreens,
  loadWordings,
  loadMessageExamples,
  loadMessageWords,
  loadPublicMessages,
  ...locales.map((locale) => () => loadKnownQueries(locale)),
  loadSearchWords,
  ...locales.flatMap((locale) => [() => loadSynonyms(locale), () => loadQuestions(locale)]),
  loadApiFields,
  loadClientActions,
  () => loadRedirects(),
  ...apiVersions.map((version) => () => readDocument(version)),
]) {
  try {
    load();
  } catch (cause) {
    faults.add((cause as Error).message);
  }
}
for (const {file, message} of checkDataFiles(globSync('**/*.{yaml,yml}', {cwd: dataFolder}), locales)) faults.add(`${file}: ${message}`);
// Every page reads the data: with a fault in it, each of them would repeat the same message.
if (faults.size > 0) {
  for (const fault of faults) console.error(fault);
  console.log(`${faults.size} finding(s) in the data; pages are read once it is right.`);
  process.exit(1);
}
// Menus are made from the data.
const {default: sidebars} = await import('../sidebars.ts');

const files = contentRoots
  .flatMap((folder) => globSync('**/*.mdx', {cwd: path.join(root, folder), exclude: ['reference/**']}).map((file) => `${folder}/${file}`))
  .sort();
const pages = new Map<string, Page>();
const unread = new Set<string>();
for (const file of files) {
  try {
    pages.set(file, readPage(root, file));
  } catch (cause) {
    unread.add(file);
    findings.push(findingOf(file, cause));
  }
}

// Titles of errors stand in pages of networks, in the checker, in the search: each would repeat the same message.
if (findings.some(({file, message}) => /\/issues\/\d+\.mdx$/.test(file) && message.startsWith('the front matter'))) {
  for (const finding of findings) console.error(formatFinding(finding));
  console.log(`${findings.length} page(s) could not be read; the others are looked at once they can.`);
  process.exit(1);
}

const byKey = new Map<string, Partial<Record<Page['locale'], Page>>>();
for (const page of pages.values()) byKey.set(page.key, {...byKey.get(page.key), [page.locale]: page});

const routes = Object.fromEntries([['docs', '/docs'], ...apiVersions.map((version) => [versionFolder(version, 'en'), version.route])]);
const otherAddresses = {
  routes,
  sidebars,
  unread: [...unread].map(keyOf),
  // The reference, as it is made from the documents.
  generated: apiVersions.flatMap((version, index) => {
    const document = readDocument(version) as unknown as ApiDocument;
    const names = [...callsOf(document).map(({operation}) => operation.operationId), ...document.tags.map(({name}) => name)];
    // The oldest has nothing that it was changed from.
    return [...names, ...(index < apiVersions.length - 1 ? ['changelog'] : [])].map((name) => `${version.route}/${name}`);
  }),
};
const addresses = addressesOf(pages.values(), otherAddresses);

/** What was probably meant: the page that answers for an old address, or else those with nearly the same name. */
const nearest: Nearest = (wanted, known) => {
  // Words and questions of the search name pages by their path below /docs.
  const moved = leadsTo(wanted, loadRedirects()) ?? leadsTo(`/docs/${wanted}`, loadRedirects())?.slice('/docs/'.length);
  return moved === undefined ? closestPages(wanted, known) : [moved];
};

for (const page of pages.values()) {
  findings.push(
    ...checkStructure(page),
    ...checkHeadings(page, loadHeadings()),
    ...checkExampleDates(page),
    ...checkElements(page, Object.keys(components)),
    ...checkExpressions(page),
    ...checkPictures(page, (file) => existsSync(path.join(root, file))),
    ...checkLinks(page, pages, unread),
    ...checkProductName(page.file, readFileSync(path.join(root, page.file), 'utf8')),
  );
  try {
    const frontMatter = checkFrontMatter(replaceInFrontMatter(page.frontMatter, page.locale), page.file);
    const file = new VFile({path: page.file, data: {frontMatter}});
    const tree = structuredClone(page.tree);
    remarkVariables()(tree, file);
    remarkSignature()(tree, file);
    remarkComponents()(tree, file);
    findings.push(...checkSiteLinks(page, addresses, nearest));
    const unplaced = (file.data.unplacedScreens ?? []) as string[];
    if (frontMatter.kind === 'connecting' && unplaced.length === 0 && !drawsAScreen(tree))
      findings.push({
        file: page.file,
        message: 'no step of it has a drawn screen; describe the one of the decisive step in src/content/screens/connecting.yaml',
      });
    findings.push(...unplaced.map((message) => ({file: page.file, message})));
  } catch (cause) {
    findings.push(findingOf(page.file, cause));
  }
}
const checkTypedNumbers = typedNumbers(
  [...[...loadNetworks().values()].flatMap(knownOfNetwork), ...knownOfService(loadService())],
  new Map([...loadNetworks()].map(([id, {name}]) => [id, name])),
);
for (const page of pages.values()) {
  if (!page.key.startsWith('docs/')) continue;
  const facts = page.frontMatter.kind === 'error' ? loadErrors().get(Number(path.basename(page.file, '.mdx'))) : undefined;
  const networks = [page.frontMatter.network, facts?.group].filter((id): id is NetworkId => loadNetworks().has(id as NetworkId));
  findings.push(...checkTypedNumbers(page, {networks: new Set(networks), variables: new Set(facts?.limits.map((limit) => `limits.${limit}`))}));
}
const aLetterApart = (one: string, other: string): boolean => one.length > 3 && distances(one, other, 1, false).whole === 1;
// A network is chosen by its name, where an account is added.
const networkNames = {id: 'networks', place: {en: 'list of networks', ru: 'список соцсетей'}, words: [...loadNetworks().values()].map(({name}) => name)};
const screenWords = [...loadInterface(), networkNames];
const pathWords = vocabularies(screenWords, loadNetworkWords());
for (const page of pages.values())
  findings.push(
    ...checkTerms(page, loadTerms().avoid, page.locale),
    ...checkSpelling(page, page.locale, loadInterface(), aLetterApart),
    ...checkPathWords(page, pathWords),
  );
for (const file of globSync(['src/data/{networks,service,errors,api}{/*,}.yaml', 'src/content/screens/*.yaml'], {cwd: root}))
  for (const locale of locales)
    findings.push(...checkTermsOfTexts(file, textsIn(parse(readFileSync(path.join(root, file), 'utf8')), locale), loadTerms().avoid[locale]));
for (const [file, locale] of [
  ...globSync('openapi/v*.yaml', {cwd: root, exclude: ['**/*.overlay.yaml']}).map((file) => [file, 'en'] as const),
  ...globSync('openapi/*.ru.overlay.yaml', {cwd: root}).map((file) => [file, 'ru'] as const),
])
  findings.push(...checkTermsOfTexts(file, textsOfDocument(parse(readFileSync(path.join(root, file), 'utf8'))), loadTerms().avoid[locale]));
for (const locale of locales) {
  const avoid = loadTerms().avoid[locale];
  findings.push(
    ...checkTermsOfTexts('src/content/diagrams/index.ts', textsIn(diagrams, locale), avoid),
    ...checkTermsOfTexts('src/api/states.ts', textsIn({publicationStates, uploadStates}, locale), avoid),
    ...['src/checker/advice.ts', 'src/facts/labels.ts', 'src/errors/page-facts.ts'].flatMap((file) =>
      checkTermsOfTexts(
        file,
        textsOfSource(readFileSync(path.join(root, file), 'utf8'), locale).map((text) => [text.slice(0, 30), text] as const),
        avoid,
      ),
    ),
  );
}
for (const file of globSync('i18n/ru/**/*.json', {cwd: root, exclude: ['**/reference/**', '**/version-*.json']})) {
  try {
    const messages = Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, {message: string}>);
    findings.push(
      ...checkTermsOfTexts(
        file,
        messages.map(([id, {message}]) => [id, message] as const),
        loadTerms().avoid.ru,
      ),
    );
  } catch (cause) {
    findings.push({file, message: `not readable as JSON: ${(cause as Error).message}`});
  }
}
findings.push(
  ...Array.from(untypesetInterface(root).keys(), (file) => ({file, message: 'quotes, dashes or spaces are not typeset; run: npm run typeset'})),
  ...checkFilledIn([...pages.keys()].map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))),
  ...checkFilledIn(
    globSync(['src/data/**/*.yaml', 'src/content/screens/*.yaml', 'openapi/*.yaml', 'src/shell/styles/tokens.css', 'static/img/networks.svg'], {
      cwd: root,
    }).map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
    })),
  ),
  ...globSync(['src/data/**/*.yaml', 'src/content/screens/*.yaml', 'openapi/*.yaml', 'src/**/*.{ts,tsx}'], {cwd: root, exclude: ['**/*.test.*']}).flatMap(
    (file) => checkNamedPages(file, readFileSync(path.join(root, file), 'utf8'), addresses, nearest),
  ),
  ...checkStrands(addresses, nearest),
  ...checkRedirects('src/data/redirects.yaml', loadOldAddresses(), keyLines(path.join(dataFolder, 'redirects.yaml')), addresses, nearest),
  ...checkKeys('src/data/search-words.yaml', keyLines(path.join(dataFolder, 'search-words.yaml')), addresses, nearest),
  ...locales.flatMap((locale) =>
    checkKeys(`src/data/questions.${locale}.yaml`, keyLines(path.join(dataFolder, `questions.${locale}.yaml`)), addresses, nearest, keysOf),
  ),
  ...['wordings.yaml', 'api/client-actions.yaml', ...exampleFiles()].flatMap((name) =>
    checkNamedCodes(`src/data/${name}`, keyLines(path.join(dataFolder, name)), new Set(loadErrors().keys())),
  ),
  ...checkApiCodes(
    loadErrors(),
    apiVersions.map((version) => ({
      file: `openapi/v${version.id}.yaml`,
      version: version.id,
      calls: callsOf(readDocument(version) as unknown as ApiDocument).map(({operation}) => ({
        name: operation.operationId,
        codes: operation['x-error-codes'] ?? [],
      })),
    })),
    new Set(Object.keys(loadClientActions()).map(Number)),
  ),
  ...checkApiFields('src/data/api/fields.yaml', loadApiFields(), loadNetworks(), keyLines(path.join(dataFolder, 'api/fields.yaml'))),
  ...checkScreens(loadScreens(), new Set([...pages.keys(), ...unread].map(pageName)), nearest),
  ...checkCodes(buildRules('en')),
  ...checkMenu([...pages.keys(), ...unread], sidebars),
  ...checkTitles(pages.values()),
  ...checkListed(pages.values(), [...loadNetworks().keys()]),
  ...checkShown(pages.values(), loadNetworks().values(), unread),
);
for (const {en, ru} of byKey.values()) {
  if (en && ru)
    findings.push(
      ...checkSameHeadings(en, ru, loadHeadings()),
      ...checkInterface(en, ru, screenWords),
      ...checkNetworkPaths(en, ru, pathWords),
      ...checkParity(en, ru),
      ...checkRevision(readFileSync(path.join(root, en.file), 'utf8'), ru),
    );
  else {
    const lone = (en ?? ru)?.file ?? '';
    const twin = en ? lone.replace(/^docs\//, `${contentRoots[3]}/`) : lone.replace(`${contentRoots[3]}/`, 'docs/');
    if (!unread.has(twin))
      findings.push({file: lone, message: en ? `has no Russian page; write ${twin}` : `has no English page; write ${twin}, or delete this one too`});
  }
}

try {
  const keys = (locale: 'en' | 'ru'): Set<string> => new Set([...pages.values()].filter((page) => page.locale === locale).map((page) => page.key));
  const titles = (locale: 'en' | 'ru'): Map<number, string> => new Map([...loadErrorTexts(locale)].map(([code, text]) => [code, text.title]));
  findings.push(
    ...checkConsistency(loadErrors().values()),
    ...checkState(pages.values(), loadErrors()),
    ...checkSteps(pages.values(), loadErrors()),
    ...checkCatalogue({
      errors: loadErrors(),
      ranges: loadRanges(),
      pages: {en: keys('en'), ru: keys('ru')},
      titles: {en: titles('en'), ru: titles('ru')},
      hasLimit: (reference) => findLimit(reference) !== undefined || findServiceLimit(reference) !== undefined,
      hasKind: (network, kind) =>
        loadNetworks()
          .get(network as NetworkId)
          ?.post_kinds.some((item) => item.kind === kind && item.supported !== 'no') ?? false,
    }),
  );
} catch (cause) {
  findings.push({file: 'src/data/errors', message: (cause as Error).message});
}
findings.push(
  ...checkSources(
    new Map<string, unknown>([
      ...[...loadNetworks()].map(([id, facts]) => [`src/data/networks/${id}.yaml`, facts] as const),
      ...[...loadErrors()].map(([code, facts]) => [`src/data/errors/${facts.group}.yaml (${code})`, facts] as const),
      ['src/data/network-words.yaml', loadNetworkWords()],
    ]),
    new Set(loadSources().keys()),
  ),
);
for (const locale of ['en', 'ru'])
  findings.push(...checkSimilarity([...pages.values()].filter((page) => page.locale === locale && page.frontMatter.kind === 'error')));

const published = publishedAddresses(root);
if ('addresses' in published) {
  // A page that only the other language has is not built.
  const built = addressesOf(
    [...pages.values()].filter(({locale}) => locale === defaultLocale),
    otherAddresses,
  );
  findings.push(...checkForgotten(published.addresses, loadOldAddresses(), built, unread, nearest));
}

const shown = findings.filter((finding) => filters.length === 0 || filters.some((filter) => `${finding.file} ${finding.message}`.includes(filter)));
for (const finding of causesFirst(shown)) console.error(formatFinding(finding));
if ('unknown' in published) console.log(`Whether every address of before still answers was not checked: ${published.unknown}.`);
console.log(`${pages.size} pages read, ${shown.length} finding(s)${filters.length > 0 ? ` for ${filters.join(', ')}` : ''}`);
process.exitCode = shown.length > 0 ? 1 : 0;
