import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {samplesOf, tokenPlaceholder} from '../../../src/api/samples.ts';
import {type Call, callsOf} from '../../../src/api/types.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {type Mock, startMock} from './mock.ts';
import {resolved} from './resolved.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

describe.each(apiVersions)('samples of $id', (version) => {
  let calls: readonly Call[] = [];
  // Inside the project, so that the samples find the package that they import.
  const cache = path.join(root, '.cache');
  mkdirSync(cache, {recursive: true});
  const folder = mkdtempSync(path.join(cache, 'samples-'));
  const sample = (call: Call, id: string): string => samplesOf(call, version).find((item) => item.id === id)?.code ?? '';
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(version);
    calls = callsOf(await resolved(version, 'en'));
  });
  afterAll(async () => {
    await mock.close();
    rmSync(folder, {recursive: true, force: true});
  });

  it.each(['javascript', 'typescript'])(
    'run against the described API in %s',
    async (language) => {
      for (const call of calls) {
        const code = sample(call, language).replace(version.server, mock.url).replace(tokenPlaceholder, 'token');
        expect(code, call.operation.operationId).toContain(mock.url);
        const file = path.join(folder, `${call.operation.operationId}-run.${language === 'javascript' ? 'mjs' : 'mts'}`);
        writeFileSync(file, code);
        const {stderr} = await run(process.execPath, ['--disable-warning=ExperimentalWarning', file]);
        expect(stderr, call.operation.operationId).toBe('');
      }
    },
    120_000,
  );
});
