const {readFileSync, writeFileSync} = require('node:fs');
const path = require('node:path');
const generated = require('./generated.mts');
const {inlineTranslations} = require('./translations.mts');
const {routeParts} = require('./route-parts.mts');
const {report} = require('./fired.cjs');
const {typeset} = require('../../../src/language/typography.ts');

const store = path.join(__dirname, '../routes/store.ts');

/** The bundler's hook: which pure function rewrites a file is said by the rule (`option rewrite`). */
module.exports = function leanLoader(source) {
  const {rewrite, generatedFilesDir, server = false} = this.getOptions();
  this.cacheable();
  const read = (name) => {
    const file = path.join(generatedFilesDir, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const generatedFile = (name) => JSON.parse(read(name));
  const parts = () => routeParts(read('routes.js'), read('registry.js'), generatedFile('routesChunkNames.json'), store);
  const neededFile = path.join(generatedFilesDir, 'needed-scripts.json');
  const rewritten = rewriteOf(rewrite, source, {generatedFile, parts, neededFile, resourcePath: this.resourcePath, resourceQuery: this.resourceQuery});
  // A script without a text is no sign that texts are found, nor is one that no browser loads.
  if (!server && (rewrite !== 'texts' || rewritten !== source)) report(rewrite);
  return rewritten;
};

function rewriteOf(rewrite, source, {generatedFile, parts, neededFile, resourcePath, resourceQuery}) {
  switch (rewrite) {
    case 'registry':
      return generated.leanRegistry(source, generatedFile('routesChunkNames.json'), parts().chunks);
    case 'routes': {
      const [, part] = /^\?part=(\d+)$/.exec(resourceQuery) ?? [];
      if (part !== undefined) return parts().parts[Number(part)];
      const {main, needed} = parts();
      writeFileSync(neededFile, JSON.stringify(needed));
      return main;
    }
    case 'preload':
      return generated.partsFirst(source, store);
    case 'chunkNames':
      return generated.leanChunkNames;
    case 'prefetch':
      return generated.leanPrefetch(source, store);
    case 'order':
      return generated.plainOrder(source);
    case 'config':
      return generated.leanConfig(source);
    case 'noTexts':
      return 'export default {};';
    case 'texts':
      return inlineTranslations(source, generatedFile('codeTranslations.json'), resourcePath, (text) =>
        typeset(text, generatedFile('i18n.json').currentLocale),
      );
    default:
      throw new Error(`lean-bundle: unknown rewrite "${rewrite}"`);
  }
}
