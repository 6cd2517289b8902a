/**
 * The same texts on Starlight, which many take for such a site: what it would weigh and how soon it would be painted. It is
 * installed for the measurement, in a folder of its own that goes afterwards, and is no dependency of the site.
 */
import {globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {product} from '../../src/config/product.ts';
import {compressFolder} from '../../src/delivery/compress.ts';
import {measure} from './measure.ts';

/** Exact, so that two measurements differ by what this site did. */
const packages = ['@astrojs/starlight@0.42.4', 'astro@7.3.5'];

const files = {
  'package.json': '{"private": true, "type": "module"}\n',
  'astro.config.mjs': `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
export default defineConfig({site: '${product.siteUrl}', build: {format: 'file'}, integrations: [starlight({title: '${product.name}'})]});
`,
  'src/content.config.ts': `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
} as const;

/** A page's Markdown, as the site serves it, for Starlight: the title is its front matter's only, ways to other pages begin at the root. */
export function starlightPage(markdown: string, siteUrl: string): string {
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const title = /^title: .+$/m.exec(front)?.[0];
  if (title === undefined) throw new Error(`A page without a title cannot be compared:\n${markdown.slice(0, 300)}`);
  return `---\n${title}\n---\n${text.replace(/^# .+\n/m, '').replaceAll(`](${siteUrl}/`, '](/')}`;
}

/** So many pages of all: those that are measured, and others evenly from the whole list. */
export function pagesBeside(all: readonly string[], measured: readonly string[], count: number): string[] {
  const others = all.filter((page) => !measured.includes(page));
  const wanted = Math.min(count - measured.length, others.length);
  return [...measured, ...Array.from({length: wanted}, (_, index) => others[Math.floor((index * others.length) / wanted)] ?? '')];
}

async function succeed(what: string, command: string, args: readonly string[], folder: string): Promise<void> {
  const {code, output} = await measure(command, args, folder, {ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1'});
  if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-3000)}`);
}

/**
 * Builds twenty of the help pages with Starlight, compressed as the site's own are, and calls `use` with the folder to be served.
 * Throws where the registry of npm is out of reach.
 */
export async function withStarlight<Result>(build: string, measured: readonly string[], use: (served: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'starlight-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  };
  try {
    for (const [name, text] of Object.entries(files)) write(name, text);
    const all = globSync('docs/**/*.md', {cwd: build, exclude: ['docs/api/**']})
      .sort()
      .map((name) => `/${name.slice(0, -'.md'.length)}`);
    for (const page of pagesBeside(all, measured, 20))
      write(`src/content/docs${page}.md`, starlightPage(readFileSync(path.join(build, `.${page}.md`), 'utf8'), product.siteUrl));
    await succeed('Installing Starlight', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], folder);
    await succeed('Building with Starlight', path.join(folder, 'node_modules/.bin/astro'), ['build'], folder);
    await compressFolder(path.join(folder, 'dist'), false);
    return await use(path.join(folder, 'dist'));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
