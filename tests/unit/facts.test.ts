import {describe, expect, it} from 'vitest';
import {replaceVariables, resolveVariable} from '../../src/content/variables.ts';
import {diagrams} from '../../src/content/diagrams/index.ts';
import {publicationStates, uploadStates} from '../../src/api/states.ts';
import {layOut} from '../../src/content/diagrams/layout.ts';
import type {DiagramDefinition} from '../../src/content/diagrams/types.ts';
import {formatLimit, formatLimitValue, formatNumber} from '../../src/facts/format.ts';
import {findLimit, loadErrors, loadNetworks, loadService} from '../../src/facts/load.ts';
import {network} from '../../src/facts/schema/network.ts';
import {repairFacts} from '../../src/errors/page-facts.ts';
import {errorFile} from '../../src/facts/schema/error.ts';
import {readThirdParties} from '../../src/config/third-parties.ts';

describe('numbers and units', () => {
  it('are written as the language writes them', () => {
    expect(formatNumber(4096, 'en')).toBe('4,096');
    expect(formatNumber(4096, 'ru')).toBe('4096');
    expect(formatNumber(10000, 'ru')).toBe('10\u00a0000');
    expect(formatLimitValue({value: 10, unit: 'megabyte'}, 'ru')).toBe('10\u00a0МБ');
    expect(formatLimit({value: 1, unit: 'minute'}, 'en')).toBe('1\u00a0minute');
    expect(formatLimit({value: 22, unit: 'second'}, 'ru')).toBe('22\u00a0секунды');
    expect(formatLimit({value: 50, unit: 'publication', per: 'day'}, 'ru')).toBe('50\u00a0постов в\u00a0сутки');
    expect(formatLimit({value: ['JPEG', 'PNG'], unit: 'list'}, 'en')).toBe('JPEG, PNG');
  });
});

describe('variables', () => {
  it('become values, and unknown ones are refused with a word on where to look', () => {
    const accounts = loadService().plans.find(({id}) => id === 'team')?.accounts;
    expect(replaceVariables('{limits.telegram.text_max} and {"code": 1} and {service.plans.team.accounts}', 'en')).toBe(
      `${formatNumber(Number(findLimit('telegram.text_max')?.limit.value), 'en')} and {"code": 1} and ${accounts}`,
    );
    expect(resolveVariable('service.team.roles.owner.name', 'ru')).toBe('Владелец');
    expect(() => resolveVariable('limits.telegram.gone', 'en')).toThrow(/networks\/telegram\.yaml/);
    expect(() => resolveVariable('service.trial.gone', 'en')).toThrow(/service\.yaml/);
  });
});

describe('data schemas', () => {
  const good = loadNetworks().get('telegram');
  const message = (value: unknown): string =>
    network
      .safeParse(value)
      .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('\n') ?? '';
  it('refuse a limit without a source, with an archive as source, an unknown key and a repeated id', () => {
    expect(message(good)).toBe('');
    const limits = good?.limits ?? [];
    const first = limits[0];
    expect(message({...good, limits: [{...first, source: undefined}]})).toContain('limits.0.source');
    expect(message({...good, limits: [{...first, source: 'https://web.archive.org/web/2020/https://core.telegram.org'}]})).toContain(
      'cite the official address',
    );
    expect(message({...good, limits: [{...first, colour: 'red'}]})).toContain('colour');
    expect(message({...good, limits: [first, first]})).toContain('is there twice');
    expect(message({...good, limits: [{...first, counting: undefined}]})).toContain('says how it is counted');
  });
  it('take the name of an API as it is, and one with plain words in both languages only', () => {
    const named = (name: unknown): string => message({...good, apis: good?.apis.map((api) => ({...api, name}))});
    expect(named('Posts API (Community Management)')).toBe('');
    expect(named({en: 'RSS feed of a site', ru: 'RSS-лента сайта'})).toBe('');
    expect(named('RSS feed of a site')).toContain('written in both languages');
  });
  it('take a required part of a text and forbidden characters, and nothing else of the kind', () => {
    const base = {...good?.limits[0], metric: 'title_length', counting: undefined};
    const wrong = (part: object): string => message({...good, limits: [{...base, ...part}]});
    expect(wrong({bound: 'required', value: 1, unit: 'character'})).toBe('');
    expect(wrong({bound: 'forbidden', value: ['<', '>'], unit: 'list'})).toBe('');
    expect(wrong({bound: 'required', value: 5, unit: 'character'})).toContain('stand value: 1 and unit: character');
    expect(wrong({bound: 'forbidden', value: ['<b>'], unit: 'list'})).toContain('one by one');
    expect(wrong({bound: 'forbidden', value: 3, unit: 'list'})).toContain('a list goes with bound');
    expect(wrong({bound: 'required', value: 1, unit: 'character', metric: 'image_count'})).toContain('goes with a text');
  });
  it('refuse a retired code that leads nowhere', () => {
    const result = errorFile.safeParse({group: 'medium', errors: [{code: 10107, status: 'retired'}]});
    expect(result.success).toBe(false);
  });
});

describe('limits on error pages', () => {
  const linksOf = (code: number): readonly {readonly text: string; readonly to: string}[] =>
    repairFacts({}, {locale: 'en', code}).rows.find(({label}) => label === 'Limits')?.links ?? [];
  it('say whose they are on a page of all networks, and lead to the service’s page for its own', () => {
    expect(linksOf(10024)[0]).toEqual({
      text: `Files in one post: at most ${loadService().publications.files_per_publication}`,
      to: '/docs/tools/publications/faq/service-limits#publication',
    });
    expect(linksOf(10024)).toContainEqual({
      text: `Bluesky. Images in one post: at most ${findLimit('bluesky.image_count_max')?.limit.value}`,
      to: '/docs/channels/bluesky#limit-image_count_max',
    });
    expect(linksOf(10225)).toContainEqual({text: 'Title: without the characters < and >', to: '/docs/channels/youtube#limit-title_forbidden'});
  });
  it('say which kinds of posts they are for where two of one name are for different ones', () => {
    let several = 0;
    for (const {code, limits} of loadErrors().values()) {
      const kindsOf = new Map<string, Set<string>>();
      for (const [index, {text}] of linksOf(code).entries()) {
        const name = text.split(':')[0] ?? '';
        const kinds = findLimit(limits[index] ?? '')?.limit.kinds.join() ?? '';
        kindsOf.set(name, (kindsOf.get(name) ?? new Set()).add(kinds));
        if (name.endsWith(')')) several += 1;
      }
      for (const [name, kinds] of kindsOf) expect(kinds.size, `${code}: ${name}`).toBe(1);
    }
    expect(several).toBeGreaterThan(0);
  });
});

describe('diagrams', () => {
  const everyDiagram = [...Object.values(diagrams), publicationStates, uploadStates];
  it('lay out in both languages, for a desk and a phone, inside their frame and apart from each other', () => {
    for (const definition of everyDiagram) {
      for (const locale of ['en', 'ru'] as const) {
        const {wide, narrow, sentences} = layOut(definition, locale);
        expect(sentences).toHaveLength(definition.edges.length);
        // The text of a phone of 390 px is 358 px wide.
        expect(narrow.width).toBeLessThanOrEqual(358);
        for (const picture of [wide, narrow]) {
          for (const [index, box] of picture.boxes.entries()) {
            expect(box.x + box.width).toBeLessThanOrEqual(picture.width);
            expect(box.y + box.height).toBeLessThanOrEqual(picture.height);
            // A line wider than its box would be cut.
            for (const line of box.lines) expect(line.length).toBeLessThanOrEqual(20);
            for (const other of picture.boxes.slice(index + 1))
              expect(Math.abs(box.x - other.x) >= box.width + 20 || Math.abs(box.y - other.y) >= box.height + 20, `${box.id}, ${other.id}`).toBe(true);
          }
          for (const {label = []} of picture.arrows) for (const {y} of label) expect(y).toBeLessThan(picture.height);
        }
      }
    }
  });
  it('break a long label into lines on a phone: around the middle of an upright arrow, on both sides of another', () => {
    const {arrows} = layOut(diagrams['approval-workflow'] as DiagramDefinition, 'ru').narrow;
    expect(arrows[0]?.label?.map(({text}) => text)).toEqual(['Отправить на', 'согласование']);
    const ends = (path: string): number[] => path.split(/[ ML]/).map(Number);
    const apart = Object.values(diagrams).flatMap((diagram) =>
      layOut(diagram, 'ru').narrow.arrows.flatMap(({path, label}) => {
        const [, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends(path);
        if (label?.length !== 2) return [];
        const [first, last] = label.map(({y}) => y) as [number, number];
        const middle = (y1 + y2) / 2;
        return x1 === x2
          ? [['upright', Math.round((first + last) / 2 - middle), Math.round(last - first)]]
          : y1 === y2
            ? [['level', Math.round(last - middle), Math.round(last - first)]]
            : [];
      }),
    );
    expect(apart.length).toBeGreaterThan(2);
    expect(new Set(apart.map((found) => found.join(' ')))).toEqual(new Set(['upright 4 14', 'level 14 20']));
  });
  it('refuse an arrow to a box that is not there', () => {
    const text = {en: 'A', ru: 'А'};
    expect(() => layOut({title: text, nodes: [{id: 'a', column: 0, row: 0, label: text}], edges: [{from: 'a', to: 'b'}]}, 'en')).toThrow(
      /"b", which does not exist/,
    );
  });
});

describe('third parties', () => {
  it('are off without ids, on with them, and refuse what is no id', () => {
    expect(readThirdParties({})).toEqual([]);
    expect(readThirdParties({ANALYTICS_ID: 'G-1', COUNTER_ID: '12', CHAT_ID: 'abc'}).map((service) => service.kind)).toEqual(['analytics', 'counter', 'chat']);
    expect(() => readThirdParties({ANALYTICS_ID: '"><script>'})).toThrow(/ANALYTICS_ID=.*is not an id/);
  });
});
