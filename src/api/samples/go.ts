import {addressOf, bodyJson, quoted, type SampleRequest, tokenVariable} from './request.ts';

/** A raw string; a backtick, which cannot stand in one, is added between two of them. */
const raw = (text: string): string => `\`${text.replaceAll('`', '` + "`" + `')}\``;

/** The standard library. */
export function go(request: SampleRequest): string {
  const {body} = request;
  return [
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    '\t"os"',
    ...(body === undefined ? [] : ['\t"strings"']),
    ')',
    '',
    'func main() {',
    ...(body === undefined ? [] : [`\tbody := strings.NewReader(${raw(bodyJson(body, '\t'))})`]),
    `\trequest, err := http.NewRequest("${request.method}", ${quoted(addressOf(request))}, ${body === undefined ? 'nil' : 'body'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    `\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${tokenVariable}"))`,
    ...(body === undefined ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode != http.StatusOK {',
    '\t\tlog.Fatalf("%s: %s", response.Status, answer)',
    '\t}',
    '\tfmt.Println(string(answer))',
    '}',
  ].join('\n');
}
