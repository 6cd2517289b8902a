import {expect, it} from 'vitest';
import {noticesFor} from './notices.ts';

const notices = [{id: 'meta', about: ['Meta', 'Instagram'], en: '', ru: 'Примечание.'}];

it('stands on pages that name it, in the language that has a text', () => {
  expect(noticesFor('Пост в Instagram, Instagram и Instagram.', notices, 'ru')).toEqual(['Примечание.']);
  expect(noticesFor('Metadata', notices, 'ru')).toEqual([]);
  expect(noticesFor('A post on Instagram', notices, 'en')).toEqual([]);
});
