import {addressOf, bodyJson, quoted, type SampleRequest, tokenVariable} from './request.ts';

/** .NET 7 or later: `HttpClient`, and a raw string for the body, which JSON cannot end. */
export function csharp(request: SampleRequest): string {
  const {body} = request;
  const method = request.method[0] + request.method.slice(1).toLowerCase();
  return [
    'using System.Net.Http.Headers;',
    ...(body === undefined ? [] : ['using System.Text;']),
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${method}, ${quoted(addressOf(request))});`,
    `request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("${tokenVariable}"));`,
    ...(body === undefined ? [] : ['request.Content = new StringContent("""', `    ${bodyJson(body, '    ')}`, '    """, Encoding.UTF8, "application/json");']),
    'using var response = await client.SendAsync(request);',
    'var answer = await response.Content.ReadAsStringAsync();',
    'if (!response.IsSuccessStatusCode) throw new Exception($"{(int)response.StatusCode}: {answer}");',
    'Console.WriteLine(answer);',
  ].join('\n');
}
