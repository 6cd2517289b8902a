import {literal} from './javascript.ts';
import {parametersOf, type SampleRequest, tokenVariable} from './request.ts';

/** `openapi-fetch` over types made from the document, so that paths, parameters and answers are checked while one writes. */
export function typescript(request: SampleRequest): string {
  const {method, server, path, body, document, clientName} = request;
  const {pathValues, query} = parametersOf(request);
  const params = {
    ...(Object.keys(pathValues).length > 0 ? {path: pathValues} : {}),
    ...(query.length > 0 ? {query: Object.fromEntries(query)} : {}),
  };
  const input = [
    ...(Object.keys(params).length > 0 ? [`  params: ${literal(params, '  ')},`] : []),
    ...(body === undefined ? [] : [`  body: ${literal(body, '  ')},`]),
  ];
  return [
    `// npx openapi-typescript ${document} --output ${clientName}.ts`,
    "import createClient from 'openapi-fetch';",
    `import type {paths} from './${clientName}';`,
    '',
    'const client = createClient<paths>({',
    `  baseUrl: '${server}',`,
    `  headers: {Authorization: \`Bearer \${process.env.${tokenVariable}}\`},`,
    '});',
    `const {data, error, response} = await client.${method}('${path}'${input.length > 0 ? `, {\n${input.join('\n')}\n}` : ''});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the sample, not of ours
    'if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(error)}`);',
    'console.log(data);',
  ].join('\n');
}
