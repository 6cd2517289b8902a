const {readFileSync} = require('node:fs');
const path = require('node:path');
const generated = require('./generated.mts');
const {inlineTranslations} = require('./translations.mts');
const {report} = require('./fired.cjs');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The bundler's hook: which pure function rewrites a file is said by the rule (`option rewrite`). */
module.exports = function leanLoader(source) {
  const {rewrite, generatedFilesDir} = this.getOptions();
  this.cacheable();
  const generatedFile = (name) => {
    const file = path.join(generatedFilesDir, name);
    this.addDependency(file);
    return readJson(file);
  };
  const rewritten = rewriteOf(rewrite, source, generatedFile, this.resourcePath);
  // A script without a text is no sign that texts are found.
  if (rewrite !== 'texts' || rewritten !== source) report(rewrite);
  return rewritten;
};

function rewriteOf(rewrite, source, generatedFile, resourcePath) {
  switch (rewrite) {
    case 'registry':
      return generated.leanRegistry(source, generatedFile('routesChunkNames.json'));
    case 'routes':
      return generated.leanRoutes(source, generatedFile('routesChunkNames.json'));
    case 'chunkNames':
      return generated.leanChunkNames;
    case 'prefetch':
      return generated.leanPrefetch(source);
    case 'order':
      return generated.plainOrder(source);
    case 'config':
      return generated.leanConfig(source);
    case 'noTexts':
      return 'export default {};';
    case 'texts':
      return inlineTranslations(source, generatedFile('codeTranslations.json'), resourcePath);
    default:
      throw new Error(`lean-bundle: unknown rewrite "${rewrite}"`);
  }
}
