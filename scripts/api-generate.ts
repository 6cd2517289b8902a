/**
 * Makes the API reference from `openapi/`: documents, downloads, sidebars and the changelog, then its pages with
 * docusaurus-plugin-openapi-docs as it stands in docusaurus.config.ts. Runs before every build and start; what it writes is not kept in git.
 */
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {generateReference, referenceFolder} from '../src/api/generate.ts';
import {apiVersions} from '../src/api/versions.ts';
import {locales} from '../src/config/product.ts';

const started = performance.now();
const root = path.resolve(import.meta.dirname, '..');
const files = await generateReference(root);
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
try {
  execFileSync(process.execPath, [docusaurus, 'gen-api-docs', 'all'], {cwd: root, encoding: 'utf8', stdio: 'pipe'});
} catch (cause) {
  const {stdout = '', stderr = ''} = cause as {stdout?: string; stderr?: string};
  console.error(`${stdout}${stderr}\nThe pages of the API reference could not be made; the lines above say why.`);
  process.exit(1);
}
// The plugin writes a sidebar too; ours also holds the overview and the guides.
for (const version of apiVersions) for (const locale of locales) rmSync(path.join(root, referenceFolder(version, locale), 'sidebar.ts'), {force: true});
console.log(`API reference: ${files.length} files made in ${Math.round(performance.now() - started)} ms`);
