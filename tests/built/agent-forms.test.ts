// Forms say to assistants in the browser what they do, in attributes that cost others next to nothing.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {locales} from '../../src/config/product.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const forms = [
  ['search.html', 'search_help', 'q'],
  ['docs/tools/publications/issues.html', 'explain_error', 'text'],
  ['docs/tools/publications/post-checker.html', 'check_post', 'text'],
] as const;

describe.each(locales)('in %s', (locale) => {
  it.each(forms)('%s has the tool %s', (page, tool, field) => {
    const $ = load(readFileSync(path.join(build, locale === 'en' ? '' : locale, page), 'utf8'));
    const form = $(`form[toolname="${tool}"]`);
    expect(form).toHaveLength(1);
    const asked = form.find(`[name="${field}"]`);
    const said = [form.attr('tooldescription'), asked.attr('toolparamdescription')];
    for (const text of said) expect(text).toMatch(/^[A-Z].+\.$/);
    expect(
      $.html()
        .match(/\s(?:toolname|tooldescription|toolparamdescription)="[^"]*"/g)
        ?.join('').length,
    ).toBeLessThan(1000);
  });
});
