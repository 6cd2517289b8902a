import {loadService} from './load.ts';
import type {Limit} from './schema/network.ts';

/** A limit that the service sets itself, for every network; pages and error codes name it `service.<id>`. */
export interface ServiceLimit extends Pick<Limit, 'id' | 'metric' | 'bound' | 'value' | 'unit' | 'counting'> {
  /** Heading of the page "Limits of the service" under which it stands. */
  readonly anchor: 'publication' | 'files';
}

/** Page that states the service's own limits, below `/docs`. */
export const serviceLimitsPage = '/tools/publications/faq/service-limits';

/** What the service takes in one publication and in one file, from `service.yaml`; its megabytes are 1,048,576 bytes. */
export function serviceLimits(): readonly ServiceLimit[] {
  const {publications, uploads} = loadService();
  return [
    {id: 'text_max', metric: 'text_length', bound: 'max', value: publications.text_max, unit: 'character', counting: 'unspecified', anchor: 'publication'},
    {id: 'files_max', metric: 'media_count', bound: 'max', value: publications.files_per_publication, unit: 'item', anchor: 'publication'},
    {id: 'image_size_max', metric: 'image_size', bound: 'max', value: uploads.image_max_mb, unit: 'mebibyte', anchor: 'files'},
    {id: 'image_formats', metric: 'image_format', bound: 'allowed', value: uploads.image_formats, unit: 'list', anchor: 'files'},
    {id: 'video_size_max', metric: 'video_size', bound: 'max', value: uploads.video_max_mb, unit: 'mebibyte', anchor: 'files'},
    {id: 'video_formats', metric: 'video_format', bound: 'allowed', value: uploads.video_formats, unit: 'list', anchor: 'files'},
  ];
}

/** The service's limit that `service.<id>` names, or undefined. */
export function findServiceLimit(reference: string): ServiceLimit | undefined {
  return serviceLimits().find(({id}) => reference === `service.${id}`);
}
