import {algoliasearch} from 'algoliasearch';
import {indexSettings, type SearchRecord, type SynonymRecord} from './records.ts';

/** Where records are sent. */
export interface PushTarget {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** A server that speaks the service's protocol in its place: `http://127.0.0.1:8108`. */
  readonly server?: string;
}

export interface PushOptions {
  /** Records in one request. */
  readonly batchSize?: number;
  /** How often a request is tried before the push is given up. */
  readonly attempts?: number;
  /** First pause between tries in milliseconds; each next one is twice as long. */
  readonly pause?: number;
  readonly log?: (line: string) => void;
}

/** The index could not be replaced; the old one is as it was. The message says what failed. */
export class PushError extends Error {
  override name = 'PushError';
}

function isTemporary(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const status = 'status' in cause ? Number(cause.status) : 0;
  return status === 429 || status >= 500 || ('name' in cause && cause.name === 'RetryError');
}

function hostsOf(server: string | undefined): Parameters<typeof algoliasearch>[2] {
  if (server === undefined) return {};
  const {host, protocol} = new URL(server);
  return {hosts: [{url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'}]};
}

/**
 * Replaces the index by these records and synonyms: they are written to a second index, which takes the first one's place in one
 * step when all are there. Sent again, the same records give the same index. Throws {@link PushError}.
 */
export async function pushRecords(
  target: PushTarget,
  records: readonly SearchRecord[],
  synonyms: readonly SynonymRecord[] = [],
  options: PushOptions = {},
): Promise<void> {
  const {batchSize = 1000, attempts = 6, pause = 500, log = () => undefined} = options;
  if (records.length === 0) throw new PushError('There are no records: an empty index would leave readers without a search. Build the site first.');
  const ids = new Set(records.map((record) => record.objectID));
  if (ids.size !== records.length)
    throw new PushError(`${records.length - ids.size} records share their objectID with another one; one would replace the other.`);
  const client = algoliasearch(target.appId, target.apiKey, hostsOf(target.server));
  const temporary = `${target.indexName}_new`;

  const insist = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        if (attempt >= attempts || !isTemporary(cause))
          throw new PushError(`${what} failed after ${attempt} tries: ${reason} The index ${target.indexName} is as it was.`);
        log(`${what}: ${reason} Trying again.`);
        // Half of the pause is left to chance, so that several senders do not come back at once.
        await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)));
      }
    }
  };
  const done = async (what: string, indexName: string, start: () => Promise<{readonly taskID: number}>): Promise<void> => {
    const {taskID} = await insist(what, start);
    await insist(`${what} (waiting)`, () => client.waitForTask({indexName, taskID}));
  };

  // What an earlier, broken push left behind would end up in the new index.
  await done('Clearing the second index', temporary, () => client.deleteIndex({indexName: temporary}));
  await done('Settings', temporary, () => client.setSettings({indexName: temporary, indexSettings: indexSettings as never}));
  for (let start = 0; start < records.length; start += batchSize) {
    const part = records.slice(start, start + batchSize);
    await done(`Records ${start + 1} to ${start + part.length}`, temporary, () =>
      client.batch({indexName: temporary, batchWriteParams: {requests: part.map((body) => ({action: 'addObject', body: {...body}}))}}),
    );
    log(`Sent ${start + part.length} of ${records.length} records.`);
  }
  if (synonyms.length > 0)
    await done('Synonyms', temporary, () =>
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms.map((group) => ({...group, synonyms: [...group.synonyms]})),
        replaceExistingSynonyms: true,
      }),
    );
  await done('Replacing the index', temporary, () =>
    client.operationIndex({indexName: temporary, operationIndexParams: {operation: 'move', destination: target.indexName}}),
  );
}
