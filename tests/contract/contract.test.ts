import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {checkContract} from './contract.ts';

let build = '';
afterEach(() => rmSync(build, {recursive: true}));

function buildWith(files: readonly string[]): string {
  build = mkdtempSync(path.join(tmpdir(), 'contract-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), '<!doctype html>');
  }
  return build;
}

describe('route contract', () => {
  it('names a route that one language lacks', () => {
    const build = buildWith(['index.html', 'ru/index.html', 'docs/team.html']);
    expect(checkContract(build, ['/', '/docs/team'], [])).toEqual({missing: ['/docs/team (ru)'], stale: []});
  });
  it('names exemptions that are no longer true or never were', () => {
    const build = buildWith(['docs/team.html', 'ru/docs/team.html']);
    const report = checkContract(build, ['/docs/team'], ['/docs/team', '/docs/tema']);
    expect(report.stale).toEqual([expect.stringContaining('/docs/tema is exempted but not in the contract'), expect.stringContaining('/docs/team is written')]);
  });
});
