import {addTargetClient, HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import type {Call, Parameter} from './types.ts';
import {typescriptClient} from './typescript-client.ts';
import type {ApiVersion} from './versions.ts';

/** What stands in samples in the place of the reader's access token. */
export const tokenPlaceholder = 'YOUR_TOKEN';

/** A language of the samples: how tabs name it, how the code block is coloured, and which client of the library writes it. */
const languages = [
  {id: 'curl', label: 'cURL', highlight: 'bash', target: 'shell', client: 'curl'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript', target: 'javascript', client: 'fetch'},
  {id: 'typescript', label: 'TypeScript', highlight: 'typescript', target: 'javascript', client: typescriptClient.info.key},
  {id: 'python', label: 'Python', highlight: 'python', target: 'python', client: 'requests'},
  {id: 'php', label: 'PHP', highlight: 'php', target: 'php', client: 'curl'},
  {id: 'go', label: 'Go', highlight: 'go', target: 'go', client: 'native'},
  {id: 'csharp', label: 'C#', highlight: 'csharp', target: 'csharp', client: 'httpclient'},
] as const;

addTargetClient('javascript', typescriptClient);

export interface Sample {
  readonly id: (typeof languages)[number]['id'];
  readonly label: string;
  readonly highlight: string;
  readonly code: string;
}

function queryText(parameter: Parameter): string {
  return Array.isArray(parameter.example) ? parameter.example.join(',') : String(parameter.example);
}

/** The call's first example as an HTTP request: required parameters and the first example body. */
export function exampleRequest(call: Call, version: ApiVersion): HarRequest {
  const parameters = call.operation.parameters ?? [];
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, String(parameter.example)), call.path);
  const body = Object.values(call.operation.requestBody?.content['application/json'].examples ?? {})[0]?.value;
  return {
    method: call.method.toUpperCase(),
    url: `${version.server}${path}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{name: 'Authorization', value: `Bearer ${tokenPlaceholder}`}, ...(body === undefined ? [] : [{name: 'Content-Type', value: 'application/json'}])],
    queryString: parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => ({name: parameter.name, value: queryText(parameter)})),
    ...(body === undefined ? {} : {postData: {mimeType: 'application/json', text: JSON.stringify(body)}}),
    headersSize: -1,
    bodySize: -1,
  } as HarRequest;
}

/** The example request in every language. */
export function samplesOf(call: Call, version: ApiVersion): Sample[] {
  const snippet = new HTTPSnippet(exampleRequest(call, version));
  return languages.map(({id, label, highlight, target, client}) => {
    const [code] = snippet.convert(target, client, {call, version} as Record<string, unknown>) || [];
    if (!code) throw new Error(`${call.operation.operationId}: the sample library wrote nothing for ${label}`);
    return {id, label, highlight, code};
  });
}
