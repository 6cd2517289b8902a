import {addressOf, bodyJson, type SampleRequest, tokenVariable} from './request.ts';

const single = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A command for any shell of the kind of sh; `--fail-with-body` ends it with an error when the status is not 2xx. */
export function curl(request: SampleRequest): string {
  const lines = [`curl --fail-with-body --request ${request.method}`, single(addressOf(request)), `--header "Authorization: Bearer $${tokenVariable}"`];
  if (request.body !== undefined) lines.push("--header 'Content-Type: application/json'", `--data ${single(bodyJson(request.body, '  '))}`);
  return lines.join(' \\\n  ');
}
