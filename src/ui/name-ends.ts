/** Places where a name or an address may end a line: behind a sign between two words, before a query, and between `publications` and `Post`. */
export const nameEnds = /(?<=[\w>}\]][_/.:])(?=[A-Za-z<{])|(?<=\])(?=\()|(?<=\/\/)|(?<=\s)(?=\/)|(?<=[a-z])(?=[A-Z])|(?<=[\w/])(?=\?\w)|(?<=&)(?=\w)/;
