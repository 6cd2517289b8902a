import {addressOf, bodyJson, type SampleRequest, tokenVariable} from './request.ts';

const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** The cURL extension. */
export function php(request: SampleRequest): string {
  const {body} = request;
  return [
    '<?php',
    `$curl = curl_init(${single(addressOf(request))});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${request.method}',`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_HTTPHEADER => [',
    `        'Authorization: Bearer ' . getenv('${tokenVariable}'),`,
    ...(body === undefined ? [] : ["        'Content-Type: application/json',"]),
    '    ],',
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => <<<'JSON'\n    ${bodyJson(body, '    ')}\n    JSON,`]),
    ']);',
    '$answer = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($answer === false || $status !== 200) {',
    '    throw new RuntimeException("$status: " . ($answer ?: curl_error($curl)));',
    '}',
    'print_r(json_decode($answer, true));',
  ].join('\n');
}
