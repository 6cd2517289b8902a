/** What each of the parser's faults asks of the writer. */
const remedies: readonly (readonly [said: RegExp, remedy: string])[] = [
  [/^Map keys must be unique/, 'a key is there twice; put both into one'],
  [/^Tabs are not allowed/, 'write spaces'],
  [/^Missing closing/, 'a quote was opened further up and never closed; the key that holds it is the last one that reads as it should'],
  [/^Unexpected scalar at node end/, 'a quote inside the text ends it; put the text in double quotes'],
  [/^Flow (?:sequence|map)/, 'a list that opens with [ is closed with ], a map that opens with { with }, in the same line'],
  [
    /start at the same column|Sequence item without|Nested mappings|indented|Implicit/,
    'keys of one thing begin in the same column, here and in the lines below; a text with ": " in it stands in quotes',
  ],
];

/** A fault of the YAML parser in one line: `Map keys must be unique at line 813, column 1: a key is there twice; put both into one`. */
export function yamlFault({message}: {readonly message: string}): string {
  const said = (message.split('\n')[0] ?? '').replace(/:$/, '');
  const remedy = remedies.find(([pattern]) => pattern.test(said))?.[1];
  return remedy === undefined ? said : `${said}: ${remedy}`;
}
