import {expect, it} from 'vitest';
import {saneColourMode} from './colour-mode.ts';

it('leaves a colour mode that is one', () => {
  expect(saneColourMode({theme: 'light', choice: 'light'}, true)).toEqual({theme: 'light', choice: 'light'});
  expect(saneColourMode({theme: 'dark', choice: 'system'}, false)).toEqual({theme: 'dark', choice: 'system'});
});

it('takes the system’s for anything else', () => {
  expect(saneColourMode({theme: '{"broken":[', choice: '{"broken":['}, true)).toEqual({theme: 'dark', choice: 'system'});
  expect(saneColourMode({theme: null, choice: null}, false)).toEqual({theme: 'light', choice: 'system'});
});
