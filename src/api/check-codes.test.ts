import {expect, it} from 'vitest';
import {catalogueEntry} from '../../tests/fixtures/catalogue-entry.ts';
import {checkApiCodes} from './check-codes.ts';

it('names codes that calls give and the documents do not, and the other way round', () => {
  const errors = new Map(
    [
      catalogueEntry(10001, {group: 'general', http_status: 401, api_versions: ['4.1', '4.0']}),
      catalogueEntry(10002, {group: 'general', http_status: 422}),
      catalogueEntry(10003, {group: 'general', http_status: null}),
      catalogueEntry(10004, {group: 'general', http_status: 422, status: 'retired'}),
      catalogueEntry(10107),
    ].map((entry) => [entry.code, entry]),
  );
  const document = (version: '4.1' | '4.0', ...codes: number[]) => ({file: `openapi/v${version}.yaml`, version, calls: [{name: 'get-a', codes}]});
  expect(checkApiCodes(errors, [document('4.1', 10001, 10002), document('4.0', 10001)], new Set([10001, 10002]))).toEqual([]);
  expect(
    checkApiCodes(errors, [document('4.1', 10001, 10107, 10999), document('4.0')], new Set([10001])).map(({file, message}) => `${file}: ${message}`),
  ).toEqual([
    expect.stringContaining('src/data/errors/general.yaml: code 10002 refuses calls with 422, and no call of openapi/v4.1.yaml names it'),
    expect.stringContaining('src/data/errors/general.yaml: code 10001 refuses calls with 401, and no call of openapi/v4.0.yaml names it'),
    expect.stringContaining('code 10002 refuses calls; say in src/data/api/client-actions.yaml'),
    expect.stringContaining('openapi/v4.1.yaml: get-a: "x-error-codes" names 10107, a code of "medium"; those come by themselves'),
    expect.stringContaining('openapi/v4.1.yaml: get-a: "x-error-codes" names 10999; there is no such code'),
  ]);
});
