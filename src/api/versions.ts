import {product} from '../config/product.ts';

/** One version of the REST API: its document, its folder of pages and where both are served. */
export interface ApiVersion {
  /** As the reader sees it and as `api_versions.json` lists it. */
  readonly id: '4.1' | '4.0';
  readonly sidebar: string;
  /** Path of the version's pages below the site's root, without the language. */
  readonly route: string;
  /** First path segment of every call. */
  readonly server: string;
}

/** Newest first; the first one is served without a version in its path. */
export const apiVersions: readonly ApiVersion[] = [
  {id: '4.1', sidebar: 'api-4.1', route: '/docs/api', server: `${product.apiUrl}/v4.1`},
  {id: '4.0', sidebar: 'api-4.0.0', route: '/docs/api/v4.0', server: `${product.apiUrl}/v4`},
];

/** The version that new programs should use. */
export const latestVersion = apiVersions[0] as ApiVersion;

/** Address of the version's document for programs, below the site's root. */
export function downloadPath(version: ApiVersion, kind: 'yaml' | 'json' | 'postman'): string {
  return kind === 'postman' ? `/openapi/v${version.id}.postman.json` : `/openapi/v${version.id}.${kind}`;
}
