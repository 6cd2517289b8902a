import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import Notices from './index.tsx';

vi.mock('@generated/network-names/default/notices.json', () => ({default: [{about: ['Meta', 'Instagram'], text: 'Примечание.'}]}));

it('says once what the names on a page call for, and nothing elsewhere', () => {
  expect(renderToStaticMarkup(<Notices names={['Telegram', 'Ошибки Instagram', 'Instagram']} />)).toBe('<p><em>Примечание.</em></p>');
  expect(renderToStaticMarkup(<Notices names={['Telegram', 'Metadata']} />)).toBe('');
});
