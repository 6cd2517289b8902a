import type {Locale} from '../../config/product.ts';
import {loadErrors} from '../../facts/load.ts';
import {word} from '../labels.ts';
import {codeBlock, heading, openTag, page, prose, summaryOf} from '../mdx.ts';
import {samplesOf} from '../samples.ts';
import type {Call, Content} from '../types.ts';
import {latestVersion, type ApiVersion} from '../versions.ts';
import {fieldsOf, parametersOf} from './fields.ts';

/**
 * JSON as people write it: lists and objects stay on one line while they fit in `limit` letters, as many as a block of
 * code shows on a desk. `key` is what stands before the value on its line.
 */
export function json(value: unknown, indent = '', limit = 72, key = ''): string {
  const flat =
    JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ').replace(/\{ /g, '{').replace(/ \}/g, '}').replace(/\[ /g, '[').replace(/ \]/g, ']') ?? 'null';
  if (typeof value !== 'object' || value === null || flat.length + indent.length + key.length <= limit) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + json(item, inner, limit)).join(',\n')}\n${indent}]`;
  return `{\n${Object.entries(value)
    .map(([name, item]) => [`${JSON.stringify(name)}: `, item] as const)
    .map(([before, item]) => `${inner}${before}${json(item, inner, limit, before)}`)
    .join(',\n')}\n${indent}}`;
}

function examples(content: Content): string {
  return Object.values(content['application/json'].examples)
    .map((example) => codeBlock('json', json(example.value), example.summary))
    .join('\n\n');
}

/** Codes as links; those of single networks, many and only of use to who publishes there, are folded away. */
function codeList(codes: readonly number[], locale: Locale): string {
  const known = loadErrors();
  const links = (list: readonly number[]): string => list.map((code) => `- [](error:${code})`).join('\n');
  const general = codes.filter((code) => known.get(code)?.group === 'general');
  const ofNetworks = codes.filter((code) => !general.includes(code));
  if (ofNetworks.length === 0) return links(general);
  return `${links(general)}\n\n<details>\n<summary>${word('networkCodes', locale)}: ${ofNetworks.length}</summary>\n\n${links(ofNetworks)}\n\n</details>`;
}

/** Statuses with their bodies. A list and not a table: the bodies are long, and a table would scroll sideways on a phone. */
function errorList(call: Call): string {
  return Object.entries(call.operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) => {
      const bodies = Object.values(response.content['application/json'].examples).map(
        (example) => `  \`${json(example.value, '', Number.POSITIVE_INFINITY)}\``,
      );
      return [`- **\`${status}\`** ${prose(response.description)}`, ...bodies].join('\n\n');
    })
    .join('\n');
}

/** Page of one call: address, parameters, body, samples, answer, errors. */
export function operationPage(call: Call, version: ApiVersion, locale: Locale): string {
  const {operation} = call;
  const success = operation.responses['200'];
  if (!success) throw new Error(`${operation.operationId}: no answer 200 in the document`);
  const path = parametersOf(operation.parameters ?? [], 'path', locale);
  const query = parametersOf(operation.parameters ?? [], 'query', locale);
  const body = operation.requestBody;
  const [introduction = '', ...more] = operation.description.trim().split('\n\n');
  return page(
    {
      kind: 'api-reference',
      slug: `/${operation.operationId}`,
      title: operation.summary,
      description: summaryOf(operation.description),
      keywords: [`${call.method.toUpperCase()} ${call.path}`, operation.operationId],
      custom_edit_url: null,
    },
    [
      openTag('Endpoint', {method: call.method.toUpperCase(), server: version.server, path: call.path, version: version.id}).replace(/>$/, ' />'),
      prose(introduction),
      ...more.map(prose),
      ...(path ? [heading(2, word('path', locale), 'path'), path] : []),
      ...(query ? [heading(2, word('query', locale), 'query'), query] : []),
      ...(body
        ? [
            heading(2, word('body', locale), 'body'),
            prose(body.description),
            fieldsOf(body.content['application/json'].schema, 'body', locale),
            heading(3, word('bodyExamples', locale), 'body-examples'),
            examples(body.content),
          ]
        : []),
      heading(2, word('samples', locale), 'samples'),
      '<CodeSamples>',
      ...samplesOf(call, version).flatMap((sample) => [
        openTag('Sample', {language: sample.id, label: sample.label}),
        codeBlock(sample.highlight, sample.code),
        '</Sample>',
      ]),
      '</CodeSamples>',
      heading(2, word('answer', locale), 'answer'),
      `\`200\` ${prose(success.description)}`,
      fieldsOf(
        success.content['application/json'].schema.type === 'array'
          ? (success.content['application/json'].schema.items ?? {})
          : success.content['application/json'].schema,
        'answer',
        locale,
      ),
      heading(3, word('answerExamples', locale), 'answer-examples'),
      examples(success.content),
      heading(2, word('errors', locale), 'errors'),
      `${word('errorsIntro', locale)} [${word('errorsMore', locale)}](${latestVersion.route}/errors-and-retries).`,
      errorList(call),
      heading(3, word('codes', locale), 'codes'),
      codeList(operation['x-error-codes'], locale),
    ],
  );
}
