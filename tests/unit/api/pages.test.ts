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

/**
 * Anatomy of a page: headings, elements, anchors, types and bounds. Texts belong to writers, and tables of the catalogue and of networks
 * grow with the data; no test with them.
 */
function anatomy(page: string): string {
  const lines = page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      if (line.startsWith('#')) return line.replace(/^(#+) .* (\{)/, '$1 … $2');
      if (line.startsWith('<OperationSamples'))
        return `<OperationSamples answers ${[...line.matchAll(/\{"status":"(\d+)"/g)].map((match) => match[1]).join(' ')} />`;
      if (line.startsWith('<ApiTable')) return '<ApiTable … />';
      if (line.startsWith('<Refusal')) return line.replace(/ text=.*/, ' … />');
      if (line.startsWith('<summary>')) return '<summary>…</summary>';
      return line.startsWith('<') ? line.replace(/ (title|label)="[^"]*"/g, ' $1="…"') : '…';
    });
  return `${lines.filter((line, index) => line !== '…' || lines[index - 1] !== '…').join('\n')}\n`;
}

describe('One page of each kind', () => {
  it('call', async () => {
    await expect(anatomy(contentOf(of(newer, 'en').files, 'init-upload.api.mdx'))).toMatchFileSnapshot('snapshots/init-upload.api.mdx');
  });

  it('call in Russian', async () => {
    await expect(anatomy(contentOf(of(newer, 'ru').files, 'get-accounts.api.mdx'))).toMatchFileSnapshot('snapshots/get-accounts.ru.api.mdx');
  });

  it('resource', async () => {
    await expect(anatomy(contentOf(of(older, 'en').files, 'account.tag.mdx'))).toMatchFileSnapshot('snapshots/account.tag.mdx');
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
    expect(summaryOf('Version 4.1 is newer. It has pages.', 25)).toBe('Version 4.1 is newer.');
    expect(summaryOf('Сначала [получите публикацию](/docs/api/get-publication), измените её. Потом отправьте.', 50)).toBe(
      'Сначала получите публикацию, измените её.',
    );
    expect(summaryOf('One sentence that is much longer than what fits.', 20)).toBe('One sentence that…');
  });
});

describe('Changelog', () => {
  const changes = () => compareDocuments(of(older, 'en').document, of(newer, 'en').document);

  it('finds every change between the versions', () => {
    const found = changes().map(({kind, call, name}) => [kind, call, name].filter(Boolean).join(' '));
    expect(found).toContain('call-renamed get /analytics/publications get /analytics/posts');
    for (const list of ['analytics/publications', 'projects', 'channels', 'accounts', 'rubrics', 'timezones', 'publications']) {
      expect(found).toContain(`answer-is-object get /${list}`);
      for (const name of ['page', 'per_page', 'sort']) expect(found).toContain(`parameter-added get /${list} ${name}`);
    }
    for (const field of ['x_reply_settings', 'instagram_share_to_feed', 'nsfw']) {
      expect(found).toContain(`body-field-added post /publications details[].${field}`);
      expect(found).toContain(`answer-field-added get /publications/{id} details[].${field}`);
      expect(found).toContain(`answer-field-added get /publications data[].details[].${field}`);
    }
    const answers = ['get /publications', 'post /publications', 'get /publications/{id}', 'put /publications/{id}', 'delete /publications/{id}'];
    for (const call of answers)
      for (const field of ['delete_at', 'rubric_id'])
        expect(
          found.filter((item) => item.startsWith(`answer-field-not-null ${call} `) && item.endsWith(field)),
          call,
        ).toHaveLength(1);
    const kinds = new Set(changes().map(({kind}) => kind));
    // A call that only the newer version has may come any day; one that it lost would break integrations.
    expect([...kinds].filter((kind) => kind !== 'call-added').sort()).toEqual([
      'answer-field-added',
      'answer-field-not-null',
      'answer-is-object',
      'body-field-added',
      'call-renamed',
      'parameter-added',
    ]);
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
    expect(names.tags).toContainEqual(['account', 'accounts']);
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
      expect(page).toContain('([4.1](/docs/api/get-rubrics), [4.0](/docs/api/v4.0/rubrics-get))');
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
    expect(counterpart(pairs, 'get-accounts', 'older')).toBe('accounts-get');
    expect(counterpart(pairs, 'publications-id-put', 'newer')).toBe('update-publication');
    expect(counterpart(pairs, 'accounts', 'older')).toBe('account');
    expect(counterpart(pairs, 'publications', 'older')).toBe('publications');
    for (const slug of slugs(newer)) expect(slugs(older), slug).toContain(counterpart(pairs, slug, 'older'));
    for (const slug of slugs(older)) expect(slugs(newer), slug).toContain(counterpart(pairs, slug, 'newer'));
  });

  it('leads from a renamed call to its other name, and to the overview from a guide', () => {
    const pairs = pairsOf(of(newer, 'en').document, of(older, 'en').document);
    expect(counterpart(pairs, 'get-analytics-publications', 'older')).toBe('analytics-posts-get');
    expect(counterpart(pairs, 'analytics-posts-get', 'newer')).toBe('get-analytics-publications');
    expect(counterpart(pairs, 'analytics', 'older')).toBe('analytics');
    expect(counterpart(pairs, 'first-publication', 'older')).toBe('');
  });
});
