import {addressOf, bodyJson, type SampleRequest, tokenVariable} from './request.ts';

const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** The standard library; the body stands in a document in which nothing is replaced. */
export function ruby(request: SampleRequest): string {
  const {body} = request;
  const method = request.method[0] + request.method.slice(1).toLowerCase();
  return [
    "require 'json'",
    "require 'net/http'",
    '',
    `uri = URI(${single(addressOf(request))})`,
    `request = Net::HTTP::${method}.new(uri)`,
    `request['Authorization'] = "Bearer #{ENV.fetch('${tokenVariable}')}"`,
    ...(body === undefined ? [] : ["request['Content-Type'] = 'application/json'", "request.body = <<~'JSON'", `  ${bodyJson(body, '  ')}`, 'JSON']),
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'raise "#{response.code}: #{response.body}" unless response.code == \'200\'',
    'puts JSON.parse(response.body)',
  ].join('\n');
}
