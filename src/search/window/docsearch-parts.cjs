/**
 * The bundler's hook over DocSearch's core, for three things that it offers no setting for:
 * - it cuts what is typed after 64 characters, whatever its box is told; messages of networks are longer, 512 are taken here;
 * - "No results for" puts what was typed between straight quotes; an element of quotation has those of the reader's language;
 * - where nothing is found it offers names of groups that were found before as queries: nobody asks for "API 4.1".
 */
const changes = [
  ['maxLength:64', /\bmaxLength:64\b/g, 'maxLength:512'],
  [
    'straight quotes around the query',
    /' "',(\w+)\.createElement\("strong",null,([\w.]+)\),'"'/g,
    `' ',$1.createElement("q",null,$1.createElement("strong",null,$2))`,
  ],
  [
    'groups as suggested queries',
    /\w+\.context\.searchSuggestions\.length<Object\.keys\((\w+)\)\.length&&\w+\(\{searchSuggestions:Object\.keys\(\1\)\}\),/g,
    '',
  ],
];

module.exports = function docsearchParts(source) {
  return changes.reduce((text, [what, found, replacement]) => {
    const rewritten = text.replace(found, replacement);
    if (rewritten === text) throw new Error(`search: @docsearch/react no longer has ${what}; see src/search/window/docsearch-parts.cjs`);
    return rewritten;
  }, source);
};
