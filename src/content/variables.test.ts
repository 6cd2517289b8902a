import {expect, it} from 'vitest';
import {loadService} from '../facts/load.ts';
import {formatNumber} from '../facts/format.ts';
import {counted} from '../language/counted.ts';
import {isVariable, replaceVariables} from './variables.ts';

it('writes what a number counts in the form that the number asks for', () => {
  const {days} = loadService().trial;
  const text = 'до {service.trial.days|day.genitive}, {service.trial.days | day}, {unknown|day}';
  expect(replaceVariables(text, 'ru')).toBe(
    `до ${formatNumber(days, 'ru')}\u00a0${counted('day', days, 'ru', 'genitive')}, ${formatNumber(days, 'ru')}\u00a0${counted('day', days, 'ru')}, {unknown|day}`,
  );
});

it('refuses what cannot be counted, by name', () => {
  expect(() => replaceVariables('{service.trial.days|parsec}', 'en')).toThrow('"parsec" is nothing that can be counted');
  expect(() => replaceVariables('{service.support.email|day}', 'en')).toThrow('is no number');
  expect(isVariable('service.trial.days | day.genitive')).toBe(true);
  expect(replaceVariables('{service.trial.days, day}', 'en')).toBe(replaceVariables('{service.trial.days|day}', 'en'));
  expect(isVariable('other.trial|day')).toBe(false);
});
