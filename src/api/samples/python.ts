import {addressOf, bodyJson, quoted, rewriteJson, type SampleRequest, tokenVariable} from './request.ts';

const words: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** The requests library. */
export function python(request: SampleRequest): string {
  const {body} = request;
  return [
    'import os',
    'import requests',
    '',
    `response = requests.${request.method.toLowerCase()}(`,
    `    ${quoted(addressOf(request))},`,
    `    headers={"Authorization": f"Bearer {os.environ['${tokenVariable}']}"},`,
    ...(body === undefined ? [] : [`    json=${rewriteJson(bodyJson(body, '    '), {word: (word) => words[word] ?? word})},`]),
    '    timeout=30,',
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code}: {response.text}")',
    'print(response.json())',
  ].join('\n');
}
