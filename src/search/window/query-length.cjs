/**
 * The bundler's hook: DocSearch's core cuts what is typed after 64 characters, whatever its box is told. Messages of networks
 * are longer; 512 are taken here.
 */
module.exports = function queryLength(source) {
  const rewritten = source.replace(/\bmaxLength:64\b/g, 'maxLength:512');
  if (rewritten === source) throw new Error('search: @docsearch/react no longer says "maxLength:64"; see src/search/window/query-length.cjs');
  return rewritten;
};
