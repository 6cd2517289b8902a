import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import RoleTable from './index.tsx';

const html = renderToStaticMarkup(
  <RoleTable
    facts={{
      roles: ['Owner', 'Author'],
      rights: [
        {
          label: 'Write',
          marks: [
            {value: 'yes', word: 'Yes'},
            {value: 'partly', word: 'own', short: 'own'},
          ],
          notes: ['Author: their own posts'],
        },
      ],
    }}
  />,
);

it('says for each role in words what its knot shows, once, and what the knot does not say', () => {
  const page = load(html);
  expect(
    page('thead th')
      .toArray()
      .map((cell) => page(cell).text()),
  ).toEqual(['Owner', 'Author']);
  expect(page('tbody th').text()).toBe('WriteAuthor: their own posts');
  const cells = page('tbody td')
    .toArray()
    .map((cell) => page(cell));
  expect(cells.map((cell) => cell.attr('data-label'))).toEqual(['Owner', 'Author']);
  expect(cells.map((cell) => cell.find('.spoken').text())).toEqual(['Yes', 'own']);
  expect(cells.map((cell) => cell.find('[aria-hidden=true]:not(svg)').text())).toEqual(['', 'own']);
  expect(new Set(cells.map((cell) => cell.find('path').attr('d'))).size).toBe(2);
});
