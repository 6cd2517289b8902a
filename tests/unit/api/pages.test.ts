import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ChangelogError, changelogPage, compareDocuments, renamedNames} from '../../../src/api/changelog.ts';
import type {GeneratedFile} from '../../../src/api/generate.ts';
import {summaryOf} from '../../../src/api/mdx.ts';
import {type ApiDocument, callsOf} from '../../../src/api/types.ts';
import {type ApiVersion, apiVersions} from '../../../src/api/versions.ts';
import {locales} from '../../../src/config/product.ts';
import {checkStructure} from '../../../src/content/checks/structure.ts';
import {parsePage} from '../../../src/content/page.ts';
import {checkFrontMatter} from '../../../src/content/front-matter/parse.ts';
import {counterpart, pairsOf} from '../../../src/api/versions-plugin/pairs.ts';
import {made} from './resolved.ts';

const [newer, older] = apiVersions as readonly [ApiVersion, ApiVersion];
const byVersion = new Map<string, Awaited<ReturnType<typeof made>>>();
const of = (version: ApiVersion, locale: string) => byVersion.get(`${version.id} ${locale}`) as Awaited<ReturnType<typeof made>>;
const contentOf = (files: readonly GeneratedFile[], name: string): string => files.find(({file}) => file.endsWith(`/reference/${name}`))?.content ?? '';

beforeAll(async () => {
  for (const version of apiVersions) for (const locale of locales) byVersion.set(`${version.id} ${locale}`, await made(version, locale));
}, 60_000);

const routes = readFileSync(path.resolve(import.meta.dirname, '../../contract/routes.txt'), 'utf8').split('\n');

describe.each(apiVersions)('Reference pages of API $id', (version) => {
  it.each(locales)('in %s are those of the specification, one a route', (locale) => {
    const pages = of(version, locale).files.filter(({file}) => file.endsWith('.mdx'));
    const slugs = pages.map(({content}) => `${version.route}${/^slug: (.+)$/m.exec(content)?.[1]}`).sort();
    const wanted = routes.filter((route) => route.startsWith(`${version.route}/`) && (version !== newer || !route.includes('/v4.0')));
    expect(slugs).toEqual(expect.arrayContaining(wanted));
    // A call that was added later has its page too; the specification does not know it.
    const {document} = of(version, locale);
    const made = [...callsOf(document).map(({operation}) => operation.operationId), ...document.tags.map(({name}) => name)].map(
      (name) => `${version.route}/${name}`,
    );
    expect(slugs.filter((slug) => !wanted.includes(slug) && !made.includes(slug))).toEqual([]);
  });

  it.each(locales)('in %s are valid pages with the same anchors', (locale) => {
    for (const {file, content} of of(version, locale).files.filter((item) => item.file.endsWith('.mdx'))) {
      const page = parsePage(file, content);
      checkFrontMatter(page.frontMatter, file);
      expect(checkStructure(page)).toEqual([]);
      const english = parsePage(file, contentOf(of(version, 'en').files, path.basename(file)));
      expect(page.headings.map(({id}) => id)).toEqual(english.headings.map(({id}) => id));
      expect([...content.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])).toEqual(
        [...contentOf(of(version, 'en').files, path.basename(file)).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]),
      );
      // Samples and answers differ in texts for people only: the same keys, in the same order.
      const keys = (text: string): string[] => [...text.matchAll(/"(\w+)":/g)].map((match) => match[1] ?? '');
      const data = (text: string): string[] => [...text.matchAll(/^<OperationSamples .*$/gm)].flatMap(([line]) => keys(line));
      expect(data(content)).toEqual(data(contentOf(of(version, 'en').files, path.basename(file))));
    }
  });

  it.each(locales)('in %s lead to every section that is below the first screen, by its heading', (locale) => {
    const {document, files} = of(version, locale);
    for (const {operation} of callsOf(document)) {
      const content = contentOf(files, `${operation.operationId}.api.mdx`);
      const sections = JSON.parse(/^<OperationFields sections=\{(.*)\}>$/m.exec(content)?.[1] ?? '[]') as [string, string][];
      const headings = [...content.matchAll(/^## (.*) \{\/\* #([\w-]+) \*\/\}$/gm)].map(([, label, id]) => [id, label]);
      expect(sections, operation.operationId).toEqual(headings.filter(([id]) => id !== 'authorization'));
      expect(sections.length).toBeGreaterThan(1);
    }
  });

  it('say whether a request can be sent twice: only a second publication goes out', () => {
    const lines = callsOf(of(version, 'en').document).map(({method, path: address, operation}) => {
      const line = /^- \*\*Repeating\*\*: (.*)$/m.exec(contentOf(of(version, 'en').files, `${operation.operationId}.api.mdx`))?.[1] ?? '';
      return [`${method} ${address}`, line] as const;
    });
    expect(lines.filter(([, line]) => !line.startsWith('safe;')).map(([name]) => name)).toEqual(['post /publications']);
    expect(new Map(lines).get('post /publications')).toContain('check the list first');
    expect(lines.filter(([name, line]) => line === 'safe; nothing changes.' && !name.startsWith('get '))).toEqual([]);
  });

  it('give every field an anchor of its own', () => {
    for (const {file, content} of of(version, 'en').files.filter((item) => item.file.endsWith('.mdx'))) {
      const ids = [...content.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });
});

describe('Descriptions', () => {
  it('are whole sentences of the call’s own text, in both languages', () => {
    for (const version of apiVersions)
      for (const locale of locales)
        for (const {file, content} of of(version, locale).files.filter((item) => item.file.endsWith('.api.mdx') || item.file.endsWith('.tag.mdx'))) {
          const page = parsePage(file, content);
          const description = String(page.frontMatter.description);
          const all = [
            ...callsOf(of(version, locale).document).map(({operation}) => operation.description),
            ...of(version, locale).document.tags.map((tag) => tag.description),
          ];
          const plain = all.map((text) => summaryOf(text, Number.POSITIVE_INFINITY));
          expect(
            plain.some(
              (text) => text === description || text.startsWith(`${description} `) || (description.endsWith('…') && text.startsWith(description.slice(0, -1))),
            ),
            `${file}: ${description}`,
          ).toBe(true);
          expect(description).toMatch(/[.!?…:]$/);
        }
  });

  it('end with a sentence, not with a point inside a name', () => {
    expect(summaryOf('Take `file_ids` from `files[].id`. Then send it.', 40)).toBe('Take file_ids from files[].id.');
    expect(summaryOf('Take `file_ids` from **one** of `files[].id`. Then send it.', 60, true)).toBe('Take `file_ids` from one of `files[].id`. Then send it.');
    expect(summaryOf('Version 4.1 is newer. It has pages.', 25)).toBe('Version 4.1 is newer.');
    expect(summaryOf('Сначала [получите публикацию](/docs/api/get-publication), измените её. Потом отправьте.', 50)).toBe(
      'Сначала получите публикацию, измените её.',
    );
    expect(summaryOf('One sentence that is much longer than what fits.', 20)).toBe('One sentence that…');
  });
});

describe('Changelog', () => {
  const changes = () => compareDocuments(of(older, 'en').document, of(newer, 'en').document);

  it('has words for every change between the versions, and each of them leads to a call of the newer one', () => {
    const calls = callsOf(of(newer, 'en').document).map(({method, path: place}) => `${method} ${place}`);
    expect(changes().length).toBeGreaterThan(0);
    for (const {kind, call} of changes()) expect(kind === 'call-removed' || calls.includes(call), `${kind} ${call}`).toBe(true);
  });

  it('lists every name that a generated client takes from the document', () => {
    const added = changes().flatMap(({kind, call}) => (kind === 'call-added' ? [call] : []));
    const names = renamedNames(of(older, 'en').document, of(newer, 'en').document);
    expect(names.operations.map(([, before]) => before).sort()).toEqual(
      callsOf(of(older, 'en').document)
        .map(({operation}) => operation.operationId)
        .sort(),
    );
    expect(names.operations.map(([, , after]) => after).sort()).toEqual(
      callsOf(of(newer, 'en').document)
        .filter(({method, path}) => !added.includes(`${method} ${path}`))
        .map(({operation}) => operation.operationId)
        .sort(),
    );
    const page = changelogPage(changes(), {version: older, document: of(older, 'en').document}, {version: newer, document: of(newer, 'en').document}, 'en');
    for (const [, before, after] of names.operations) for (const name of [before, after]) expect(page).toContain(`[${name}](`);
    expect(page).toContain(older.server);
    expect(page).toContain(newer.server);
  });

  it('refuses a change that it has no words for', () => {
    const changed = structuredClone(of(newer, 'en').document) as unknown as ApiDocument;
    const call = changed.paths['/rubrics']?.get as unknown as {parameters: unknown[]};
    call.parameters = call.parameters.slice(1);
    expect(() => compareDocuments(of(newer, 'en').document, changed)).toThrow(ChangelogError);
  });

  it('reads the same in both languages, with links to both versions', () => {
    for (const locale of locales) {
      const page = changelogPage(
        changes(),
        {version: older, document: of(older, locale).document},
        {version: newer, document: of(newer, locale).document},
        locale,
      );
      for (const {kind, call} of changes().filter((change) => !['call-added', 'call-removed'].includes(change.kind))) {
        const found = callsOf(of(newer, locale).document).find(({method, path: place}) => `${method} ${place}` === call);
        expect(page, `${kind} ${call}`).toContain(`([${newer.id}](${newer.route}/${found?.operation.operationId}), [${older.id}](${older.route}/`);
      }
      expect(checkStructure(parsePage('changelog.mdx', page))).toEqual([]);
    }
  });
});

describe('Version switch', () => {
  it('leads from every reference page to the one that stands for it', () => {
    const pairs = pairsOf(of(newer, 'en').document, of(older, 'en').document);
    const slugs = (version: ApiVersion): string[] => [
      ...callsOf(of(version, 'en').document).map(({operation}) => operation.operationId),
      ...of(version, 'en').document.tags.map((tag) => tag.name),
    ];
    for (const slug of slugs(newer)) expect(slugs(older), slug).toContain(counterpart(pairs, slug, 'older'));
    for (const slug of slugs(older)) expect(slugs(newer), slug).toContain(counterpart(pairs, slug, 'newer'));
  });
});
