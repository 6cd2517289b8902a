import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {buildCatalogue} from '../../errors/catalogue.ts';
import {loadNetworks, loadService} from '../../facts/load.ts';
import {buildRules} from '../rules.ts';
import {rulesFrom} from '../rules-from.ts';
import {buildLimitsFile} from './build.ts';
import {limitsFile} from './schema.ts';

const file = buildLimitsFile();
const all = [...file.service.limits, ...file.networks.flatMap(({limits}) => limits)];

describe('limits.json', () => {
  it('is what its published schema says, whole and for one network', () => {
    const ajv = new Ajv2020({strict: false});
    addFormats(ajv);
    const fits = ajv.compile(z.toJSONSchema(limitsFile));
    // As a program reads it: what is undefined is not there.
    for (const content of [file, buildLimitsFile('telegram')]) {
      fits(JSON.parse(JSON.stringify(content)));
      expect(fits.errors).toBeNull();
    }
    expect(fits({...file, version: 1})).toBe(false);
    expect(fits({...file, extra: 1})).toBe(false);
  });

  it('holds every limit of the data with its value, unit and effect', () => {
    for (const network of loadNetworks().values()) {
      const published = file.networks.find(({id}) => id === network.id);
      expect(published?.limits.map(({id, value, unit, effect, kinds}) => ({id, value, unit, effect, kinds}))).toEqual(
        network.limits.map(({id, value, unit, effect, kinds}) => ({id, value, unit, effect, kinds})),
      );
    }
    const image = file.service.limits.find(({id}) => id === 'image_size_max');
    expect(image).toMatchObject({value: loadService().uploads.image_max_mb, unit: 'mebibyte', reference: 'service.image_size_max'});
  });

  it('names the codes that errors.json gives each limit, and both pages of each code', () => {
    const {errors} = buildCatalogue('en');
    const russian = new Map(buildCatalogue('ru').errors.map((error) => [error.code, error]));
    for (const limit of all)
      expect(limit.errors, limit.reference).toEqual(
        errors.filter(({limits, status}) => status === 'active' && limits.includes(limit.reference)).map(({code}) => code),
      );
    for (const {code, url, title} of file.errors) {
      const error = errors.find((entry) => entry.code === code);
      expect([url.en, title.en]).toEqual([error?.url, error?.title]);
      expect([url.ru, title.ru]).toEqual([russian.get(code)?.url, russian.get(code)?.title]);
    }
    const named = new Set(file.errors.map(({code}) => code));
    expect(all.flatMap((limit) => limit.errors).filter((code) => !named.has(code))).toEqual([]);
  });

  it('has words in both languages, each in its own letters', () => {
    expect(
      all.filter(({label, text}) => label.ru === label.en || text.en === '' || /[а-яё]/i.test(text.en + label.en)).map(({reference}) => reference),
    ).toEqual([]);
  });

  it('says of each network’s limit where it stands and what is known of that document', () => {
    const ofNetworks = file.networks.flatMap(({limits}) => limits);
    expect(ofNetworks.filter(({source}) => !source?.url.startsWith('https://') || source.dated.en === '').map(({reference}) => reference)).toEqual([]);
    expect(ofNetworks.some(({source}) => source?.checked !== undefined || source?.read_copy_of !== undefined)).toBe(true);
  });

  it('holds one network alone with only the codes that it names', () => {
    const alone = buildLimitsFile('tiktok');
    expect(alone.networks).toEqual(file.networks.filter(({id}) => id === 'tiktok'));
    expect(alone.errors.length).toBeLessThan(file.errors.length);
  });

  it('is all that the checker goes by', () => {
    const copy = limitsFile.parse(JSON.parse(JSON.stringify(file)));
    expect(rulesFrom(copy, 'ru')).toEqual(buildRules('ru'));
    const [code] = rulesFrom(copy, 'ru', 'addresses')[0]?.limits[0]?.codes ?? [];
    expect(code?.to).toMatch(/^https:\/\/.+\/ru\/docs\/tools\/publications\/issues\/\d+$/);
  });
});
