import {describe, expect, it} from 'vitest';
import {checkApiFields} from '../../../src/api/check-fields.ts';
import {errorsOfCall, fieldsByNetwork, loadApiFields, loadClientActions, metricsByNetwork} from '../../../src/api/tables.ts';
import {callsOf} from '../../../src/api/types.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {locales} from '../../../src/config/product.ts';
import {loadErrors, loadNetworks} from '../../../src/facts/load.ts';
import type {NetworkId} from '../../../src/facts/schema/common.ts';
import {made} from './resolved.ts';

const codeOf = (row: readonly string[]): number => Number(/\d+/.exec(row[0] ?? '')?.[0]);

describe('Fields by network', () => {
  const table = loadApiFields();

  it('agrees with what is known of each network', () => {
    expect(Object.keys(table).sort()).toEqual([...loadNetworks().keys()].sort());
    const faults = (changed: typeof table) => checkApiFields('fields.yaml', changed, loadNetworks(), new Map([['bluesky', 4]])).map(({message}) => message);
    expect(faults(table)).toEqual([]);
    expect(faults({...table, bluesky: undefined as never})).toEqual([expect.stringContaining('bluesky has no line')]);
    expect(faults({...table, bluesky: {title: 'required', content: 'used', file_ids: 'required', link: 'used', comment: 'ignored'}})).toEqual([
      expect.stringMatching(/^bluesky title is "required", but .* no limit .*; make it another than "required"/),
      expect.stringMatching(/^bluesky file_ids is "required", but .* contents without a file/),
      expect.stringMatching(/^bluesky comment is "ignored", but first_comment .* is "yes"/),
    ]);
    expect(faults({...table, pinterest: {title: 'used', content: 'used', file_ids: 'used', link: 'used', comment: 'ignored'}})).toEqual([
      expect.stringMatching(/^pinterest file_ids is "used", but .*; make it "required"/),
    ]);
  });

  it('names all fields of single networks, each with its own', async () => {
    const [newer] = apiVersions;
    const document = newer && (await made(newer, 'en')).document;
    const own = Object.keys(document?.components.schemas.PublicationDetailEditRequest?.properties ?? {}).filter((name) =>
      /^(tiktok|youtube|x|instagram)_|^nsfw$/.test(name),
    );
    expect(
      Object.values(table)
        .flatMap((fields) => Object.keys(fields?.own ?? {}))
        .sort(),
    ).toEqual(own.sort());
    // One story: where a post without the field is refused, the schema says so too, and which code refuses it.
    const properties = document?.components.schemas.PublicationDetailEditRequest?.properties ?? {};
    for (const [id, fields] of Object.entries(table))
      for (const [name, use] of Object.entries(fields?.own ?? {})) {
        if (use !== 'required') continue;
        const description = properties[name]?.description ?? '';
        expect(description, `${id} ${name}`).toContain(`Required for ${loadNetworks().get(id as NetworkId)?.name.en}`);
        const code = Number(/\berror:(\d+)|issues\/(\d+)/.exec(description)?.slice(1).find(Boolean));
        expect(loadErrors().get(code)?.http_status, `${id} ${name}: ${description}`).toBe(422);
      }
  });

  it('has the same shape in both languages and leaves out what a version does not have', () => {
    const [en, ru] = locales.map((locale) => fieldsByNetwork(['tiktok_privacy_status', 'nsfw'], locale));
    expect(ru?.rows.map((row) => row.length)).toEqual(en?.rows.map((row) => row.length));
    expect(JSON.stringify(en)).toContain('nsfw');
    expect(JSON.stringify(fieldsByNetwork(['tiktok_privacy_status'], 'en'))).not.toContain('nsfw');
  });
});

describe('Metrics by network', () => {
  it.each(['account', 'publication'] as const)('are those of the networks’ data, %s', (level) => {
    const rows = metricsByNetwork(level, 'en').rows;
    for (const network of loadNetworks().values()) {
      const row = rows.find(([name]) => name?.includes(`/docs/channels/${network.id})`));
      const names = [...(row?.[1] ?? '').matchAll(/`([a-z_]+)`/g)].map((match) => match[1]);
      // "reach (reach)" would say nothing.
      expect(row?.[1]).not.toMatch(/`(\w+)` \(\1\)/);
      expect(names, network.id).toEqual(network.analytics.filter((metric) => metric.level === level).map(({id}) => id));
    }
  });
});

describe('Errors of a call', () => {
  it('stand under their status, which says whether to retry, each with what to do, in both languages', async () => {
    for (const version of apiVersions) {
      const {document} = await made(version, 'en');
      for (const call of callsOf(document)) {
        const {statuses, networks, networkStatuses} = errorsOfCall(call, 'en');
        const russian = errorsOfCall(call, 'ru');
        expect(statuses.map(({status}) => status)).toEqual(['400', '401', '403', '404', '422', '429', '5xx']);
        const rows = statuses.flatMap(({codes}) => codes?.rows ?? []);
        for (const {status, text, retry, codes} of statuses) {
          expect(text && retry, `${call.operation.operationId} ${status}`).not.toBe('');
          for (const row of codes?.rows ?? []) {
            for (const cell of row) expect(cell, `${call.operation.operationId} ${row[0]}`).not.toBe('');
            const entry = loadErrors().get(codeOf(row));
            const own = [entry?.http_status ?? 0, ...(entry?.other_http_statuses ?? [])];
            expect(status === '5xx' ? own.every((number) => number >= 500) : own.includes(Number(status)), `${status} ${row[0]}`).toBe(true);
          }
        }
        const codes = [...rows, ...[...networks.values()].flatMap((table) => table.rows)].map(codeOf);
        expect([...new Set(codes)].sort()).toEqual([...call.operation['x-error-codes']].sort());
        if (networks.size > 0) expect(networkStatuses).toEqual([422]);
        const [count, russianCount] = [statuses, russian.statuses].map((all) => all.map((status) => status.codes?.rows.length));
        expect(russianCount).toEqual(count);
        for (const row of russian.statuses.flatMap((status) => status.codes?.rows ?? [])) expect(row.slice(1).join(), row[0]).toMatch(/\p{Script=Cyrillic}/u);
      }
    }
  });

  it('know an action for every general code that a call can be refused with', () => {
    const general = [...loadErrors().values()].filter((entry) => entry.group === 'general' && entry.http_status !== null).map(({code}) => String(code));
    expect(Object.keys(loadClientActions())).toEqual(expect.arrayContaining(general));
  });
});
