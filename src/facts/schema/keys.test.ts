import {expect, it} from 'vitest';
import * as z from 'zod';
import {keysAt} from './keys.ts';

it('finds the keys of an object below lists, alternatives, records and what may be missing', () => {
  const limit = z.strictObject({id: z.string(), note: z.strictObject({en: z.string()}).optional()});
  const schema = z.strictObject({
    limits: z.array(limit).default([]),
    by: z.record(z.string(), limit),
    either: z.union([z.string(), z.strictObject({gone: z.string()})]).transform(String),
  });
  expect(keysAt(schema, [])).toEqual(['limits', 'by', 'either']);
  expect(keysAt(schema, ['limits', 2])).toEqual(['id', 'note']);
  expect(keysAt(schema, ['limits', 2, 'note'])).toEqual(['en']);
  expect(keysAt(schema, ['by', 'x'])).toEqual(['id', 'note']);
  expect(keysAt(schema, ['either'])).toEqual(['gone']);
  expect(keysAt(schema, ['limits', 2, 'id'])).toEqual([]);
});
