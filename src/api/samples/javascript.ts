import {addressOf, bodyJson, rewriteJson, type SampleRequest, tokenVariable} from './request.ts';

/** A string in single quotes, as the guides write them. */
export const singleQuoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A value as a literal: keys without quotes where they need none. */
export function literal(value: unknown, indent: string): string {
  return rewriteJson(bodyJson(value, indent), {key: (key) => (/^"[A-Za-z_]\w*"$/.test(key) ? key.slice(1, -1) : key)});
}

/** `fetch`, which browsers, Node, Deno and Bun have. */
export function javascript(request: SampleRequest): string {
  const {body} = request;
  return [
    `const response = await fetch(${singleQuoted(addressOf(request))}, {`,
    ...(request.method === 'GET' ? [] : [`  method: '${request.method}',`]),
    ...(body === undefined
      ? [`  headers: {Authorization: \`Bearer \${process.env.${tokenVariable}}\`},`]
      : [
          '  headers: {',
          `    Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`,
          "    'Content-Type': 'application/json',",
          '  },',
          `  body: JSON.stringify(${literal(body, '  ')}),`,
        ]),
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the sample, not of ours
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    'console.log(await response.json());',
  ].join('\n');
}
