import {createLogger} from '@stoplight/prism-core';
import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import {createServer} from '@stoplight/prism-http-server';
import {publishedDocument} from '../../../src/api/document.ts';
import type {ApiVersion} from '../../../src/api/versions.ts';

export interface Mock {
  /** Replaces the version's server. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a mock server from a version's published document; it refuses what the document refuses. The system picks the port. */
export async function startMock(version: ApiVersion): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(await publishedDocument(version, 'en'));
  const server = createServer(operations, {
    cors: false,
    components: {logger: createLogger('mock', {enabled: false})},
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      mock: {dynamic: false},
      upstreamProxy: undefined,
    },
  });
  const address = await server.listen(0, '127.0.0.1');
  return {url: address, close: () => server.close()};
}
