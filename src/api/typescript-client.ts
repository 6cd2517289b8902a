import type {Client} from '@readme/httpsnippet';
import {product} from '../config/product.ts';
import type {Call, Parameter} from './types.ts';
import {downloadPath, type ApiVersion} from './versions.ts';

/** A value as a literal of TypeScript: keys without quotes where they need none. */
function literal(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/\[\s+(\d+(?:,\s+\d+)*)\s+\]/g, (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`)
    .replaceAll('\n', `\n${indent}`);
}

function byName(parameters: readonly Parameter[]): Record<string, unknown> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.example]));
}

/**
 * TypeScript, which the sample library lacks: `openapi-fetch` over types made from the document, so that paths, parameters
 * and answers are checked while one writes. Other clients get a plain HTTP request; this one needs the operation itself.
 */
export const typescriptClient: Client = {
  info: {
    key: 'openapi-fetch',
    title: 'openapi-fetch',
    link: 'https://openapi-ts.dev/openapi-fetch/',
    description: 'Typed fetch from an OpenAPI document',
    extname: '.ts',
  },
  convert: (_request, options) => {
    const {call, version} = options as unknown as {call: Call; version: ApiVersion};
    const parameters = call.operation.parameters ?? [];
    const path = parameters.filter((parameter) => parameter.in === 'path');
    const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
    const body = Object.values(call.operation.requestBody?.content['application/json'].examples ?? {})[0]?.value;
    const params = {...(path.length > 0 ? {path: byName(path)} : {}), ...(query.length > 0 ? {query: byName(query)} : {})};
    const input = [
      ...(Object.keys(params).length > 0 ? [`  params: ${literal(params, '  ')},`] : []),
      ...(query.some((parameter) => Array.isArray(parameter.example)) ? ["  querySerializer: {array: {style: 'form', explode: false}},"] : []),
      ...(body === undefined ? [] : [`  body: ${literal(body, '  ')},`]),
    ];
    return `// npx openapi-typescript ${product.siteUrl}${downloadPath(version, 'yaml')} --output ${product.slug}.ts
import createClient from 'openapi-fetch';
import type {paths} from './${product.slug}';

const client = createClient<paths>({
  baseUrl: '${version.server}',
  headers: {Authorization: 'Bearer YOUR_TOKEN'},
});

const {data, error} = await client.${call.method.toUpperCase()}('${call.path}'${input.length > 0 ? `, {\n${input.join('\n')}\n}` : ''});
if (error) throw new Error(\`\${error.code}: \${error.message}\`);
console.log(data);`;
  },
};
