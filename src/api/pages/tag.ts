import type {Locale} from '../../config/product.ts';
import {typeset} from '../../language/typography.ts';
import {word} from '../labels.ts';
import {dataTag, heading, openTag, page, prose, summaryOf} from '../mdx.ts';
import {DocumentError} from '../document-error.ts';
import type {ApiDocument, Tag} from '../types.ts';
import {callsOf} from '../types.ts';
import type {ApiVersion} from '../versions.ts';
import {enumList, fieldsOf} from './fields.ts';

/** Page of a resource: what it is, its calls, and the fields of its objects. */
export function tagPage(tag: Tag, document: ApiDocument, version: ApiVersion, locale: Locale): string {
  const calls = callsOf(document).filter((call) => call.operation.tags.includes(tag.name));
  const rows = calls.map(({method, path, operation}) => [
    `\`${method.toUpperCase()} ${path}\``,
    `[${typeset(operation.summary, locale)}](${version.route}/${operation.operationId})`,
    typeset(summaryOf(operation.description, 220, true), locale),
  ]);
  const schemas = tag['x-schemas'].map((name) => {
    const schema = document.components.schemas[name];
    if (!schema) throw new DocumentError(`openapi/v${version.id}.yaml: tag "${tag.name}" shows the schema "${name}", which does not exist`);
    const id = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    return [
      heading(2, schema.title ?? name, id),
      prose(schema.description ?? ''),
      schema.properties || schema.oneOf ? fieldsOf(schema, id, locale) : enumList(schema),
    ]
      .filter(Boolean)
      .join('\n\n');
  });
  return page({kind: 'api-reference', slug: `/${tag.name}`, title: tag['x-displayName'], description: summaryOf(tag.description), custom_edit_url: null}, [
    prose(tag.description),
    openTag('Endpoint', {server: version.server, version: version.id}).replace(/>$/, ' />'),
    heading(2, word('operations', locale), 'calls'),
    dataTag('ApiTable', {columns: [word('call', locale), word('purpose', locale), ''], rows, narrow: 'call'}),
    ...schemas,
  ]);
}
