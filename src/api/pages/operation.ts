import type {Locale} from '../../config/product.ts';
import {replaceVariables} from '../../content/variables.ts';
import {loadNetworks, loadService} from '../../facts/load.ts';
import type {NetworkId} from '../../facts/schema/common.ts';
import {counted} from '../../language/counted.ts';
import {typeset} from '../../language/typography.ts';
import {type Word, word} from '../labels.ts';
import {dataTag, heading, openTag, page, prose, summaryOf} from '../mdx.ts';
import {specOf} from '../samples/of-call.ts';
import {errorsOfCall, fieldsByNetwork, metricsByNetwork} from '../tables.ts';
import {DocumentError} from '../document-error.ts';
import type {Call, Operation, Schema} from '../types.ts';
import {latestVersion, type ApiVersion} from '../versions.ts';
import {fieldsOf, fieldText, parametersOf} from './fields.ts';

const limitWords = {create: 'limitCreate', upload: 'limitUpload', other: 'limitOther'} as const satisfies Record<Operation['x-limit'], Word>;

/** What happens when the same request is sent twice. */
function repeatWord({method, path}: Call): Word {
  if (method === 'get') return 'repeatRead';
  if (path === '/upload/init') return 'repeatUpload';
  return method === 'post' && path === '/publications' ? 'repeatChecked' : 'repeatSame';
}

/** Token, role and limit of a call, and whether it can be sent twice. */
function authorization(call: Call, version: ApiVersion, locale: Locale): string {
  const {operation} = call;
  const names = loadService()
    .team.roles.filter(({id}) => operation['x-roles'].includes(id))
    .map(({name}) => name[locale]);
  const roles = names.length > 0 ? `[${names.join(', ')}](/docs/team#roles).` : `${word('anyRole', locale)}.`;
  return [
    `- **${word('token', locale)}**: ${word('tokenText', locale)} \`Authorization: Bearer …\`. [${word('tokenMore', locale)}](${latestVersion.route}#token).`,
    `- **${word('role', locale)}**: ${[roles, operation['x-roleNote']].filter(Boolean).join(' ')}`,
    `- **${word('limit', locale)}**: [${replaceVariables(word(limitWords[operation['x-limit']], locale), locale)}](${version.route}#limits).`,
    `- **${word('repeat', locale)}**: ${word(repeatWord(call), locale)}.`,
  ].join('\n');
}

/** Names of the fields of an item of `details`, if the body has such a list. */
function detailFields(schema: Schema | undefined): readonly string[] | undefined {
  const items = schema?.properties?.details?.items?.properties;
  return items && Object.keys(items);
}

/** Which metrics there are, below the calls that return them. */
function metricsSection(call: Call, locale: Locale): string[] {
  if (!call.operation.tags.includes('analytics')) return [];
  const level = call.path.endsWith('/accounts') ? 'account' : 'publication';
  return [
    heading(2, word('metricsByNetwork', locale), 'metrics-by-network'),
    word(level === 'account' ? 'metricsByNetworkAccount' : 'metricsByNetworkPublication', locale),
    dataTag('ApiTable', {...metricsByNetwork(level, locale)}),
  ];
}

function errorSections(call: Call, locale: Locale): string[] {
  const {statuses, networks, networkStatuses} = errorsOfCall(call, locale);
  const names = loadNetworks();
  const retry = (text: string): string => `${word('retry', locale)}: ${text}`;
  return [
    heading(2, word('errors', locale), 'errors'),
    `${word('errorsIntro', locale)} [${word('errorsMore', locale)}](${latestVersion.route}/errors-and-retries).`,
    ...statuses.map(({status, text, retry: again, codes}) => {
      const count = codes && `${codes.rows.length} ${counted('code', codes.rows.length, locale)}`;
      return dataTag('Refusal', {status, text, note: typeset([retry(again), count].filter(Boolean).join(' · '), locale), ...(codes ? {codes} : {})});
    }),
    ...(networks.size === 0
      ? []
      : [
          heading(3, word('networkCodes', locale), 'network-codes'),
          `\`${networkStatuses.join(', ')}\` ${retry(word('retryNo', locale))}.`,
          ...[...networks].map(([group, table]) =>
            [
              `<details>`,
              `<summary>${names.get(group as NetworkId)?.name[locale] ?? group}: ${table.rows.length}</summary>`,
              dataTag('ApiTable', {...table, narrow: 'sentence'}),
              '</details>',
            ].join('\n\n'),
          ),
        ]),
  ];
}

/** Headers of an answer as a list of fields. */
function headersOf(response: Operation['responses'][string], locale: Locale): string[] {
  const headers = Object.entries(response.headers ?? {});
  if (headers.length === 0) return [];
  const fields = headers.map(([name, {description, schema, example}]) =>
    fieldText({name, schema, description, required: false, prefix: 'header', path: '', locale, example}),
  );
  return [heading(3, word('headers', locale), 'headers'), ['<Fields>', ...fields, '</Fields>'].join('\n\n')];
}

/** Page of one call: head, samples, then authorization, parameters, body, answer; below them, over the whole width, tables. */
export function operationPage(call: Call, version: ApiVersion, locale: Locale): string {
  const {operation} = call;
  const success = operation.responses['200'];
  if (!success) throw new DocumentError(`openapi/: ${operation.operationId} has no answer 200`);
  const path = parametersOf(operation.parameters ?? [], 'path', locale);
  const query = parametersOf(operation.parameters ?? [], 'query', locale);
  const body = operation.requestBody;
  const bodySchema = body?.content['application/json'].schema;
  const answerSchema = success.content['application/json'].schema;
  const fields = detailFields(bodySchema);
  const samples = specOf(call, version);
  const labelled = <Item extends {readonly label: string}>(item: Item): Item => ({...item, label: typeset(item.label, locale)});
  const spec = {
    ...samples,
    bodies: samples.bodies.map(labelled),
    parameters: samples.parameters.map((input) => (input.choices ? {...input, choices: input.choices.map(labelled)} : input)),
    fields: samples.fields.map((input) => (input.choices ? {...input, choices: input.choices.map(labelled)} : input)),
  };
  const [introduction = '', ...more] = operation.description.trim().split('\n\n');
  const answers = Object.entries(operation.responses).flatMap(([status, response]) => {
    const examples = Object.values(response.content['application/json'].examples).map(({summary, value}) => ({label: typeset(summary, locale), value}));
    if (status !== 'default') return [{status, examples}];
    // Faults stand under the status that each of them has.
    return examples.map((example) => ({status: String((example.value as {status: number}).status), examples: [example]}));
  });
  const foldable = (text: string, of: string): string[] => [...(text.includes('<Nested') ? [openTag('FoldAll', {of}).replace(/>$/, ' />')] : []), text];
  const section = (id: string, name: Word): [id: string, label: string] => [id, word(name, locale)];
  const sections = [
    ...(path ? [section('path', 'path')] : []),
    ...(query ? [section('query', 'query')] : []),
    ...(body ? [section('body', 'body')] : []),
    section('answer', 'answer'),
    ...(fields ? [section('fields-by-network', 'fieldsByNetwork')] : []),
    ...(metricsSection(call, locale).length > 0 ? [section('metrics-by-network', 'metricsByNetwork')] : []),
    section('errors', 'errors'),
  ];
  return page(
    {
      kind: 'api-reference',
      slug: `/${operation.operationId}`,
      title: operation.summary,
      description: summaryOf(operation.description),
      keywords: [`${call.method.toUpperCase()} ${call.path}`, operation.operationId],
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: null,
    },
    [
      '<Operation>',
      openTag('OperationHead', {title: operation.summary, method: call.method.toUpperCase(), server: version.server, path: call.path, version: version.id}),
      prose(introduction),
      '</OperationHead>',
      dataTag('OperationSamples', {spec, answers: answers.toSorted((a, b) => Number(a.status) - Number(b.status))}),
      dataTag('OperationFields', {sections}).replace(/ \/>$/, '>'),
      ...more.map(prose),
      heading(2, word('authorization', locale), 'authorization'),
      authorization(call, version, locale),
      ...(path ? [heading(2, word('path', locale), 'path'), path] : []),
      ...(query ? [heading(2, word('query', locale), 'query'), query] : []),
      ...(body && bodySchema
        ? [heading(2, word('body', locale), 'body'), prose(body.description), ...foldable(fieldsOf(bodySchema, 'body', locale), 'body')]
        : []),
      heading(2, word('answer', locale), 'answer'),
      `\`200\` ${prose(success.description)}`,
      ...foldable(fieldsOf(answerSchema.type === 'array' ? (answerSchema.items ?? {}) : answerSchema, 'answer', locale), 'answer'),
      ...headersOf(success, locale),
      '</OperationFields>',
      '</Operation>',
      ...(fields
        ? [
            heading(2, word('fieldsByNetwork', locale), 'fields-by-network'),
            word('fieldsByNetworkIntro', locale),
            dataTag('ApiTable', {...fieldsByNetwork(fields, locale)}),
          ]
        : []),
      ...metricsSection(call, locale),
      ...errorSections(call, locale),
    ],
  );
}
