import {addressOf, bodyJson, quoted, type SampleRequest, tokenVariable} from './request.ts';

/** Java 17 or later: `HttpClient`, and a text block for the body, in which backslashes are doubled. */
export function java(request: SampleRequest): string {
  const {body} = request;
  const publisher =
    body === undefined
      ? 'BodyPublishers.noBody()'
      : `BodyPublishers.ofString("""\n                ${bodyJson(body, '                ').replaceAll('\\', '\\\\')}\n                """)`;
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${quoted(addressOf(request))}))`,
    `            .header("Authorization", "Bearer " + System.getenv("${tokenVariable}"))`,
    ...(body === undefined ? [] : ['            .header("Content-Type", "application/json")']),
    `            .method("${request.method}", ${publisher})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        if (response.statusCode() != 200) throw new IllegalStateException(response.statusCode() + ": " + response.body());',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}
