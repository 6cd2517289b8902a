import type {Finding} from '../content/checks/finding.ts';
import type {CatalogueEntry} from '../facts/load.ts';

export interface StatePage {
  readonly file: string;
  readonly body: string;
}

const errorsTab = /\*\*(Publications → Errors|Публикации → Ошибки)/u;

/** Pages of codes whose first line says that nothing was scheduled, while their text sends the reader to the posts that failed. */
export function checkState(pages: Iterable<StatePage>, errors: ReadonlyMap<number, Pick<CatalogueEntry, 'post_state' | 'group' | 'http_status'>>): Finding[] {
  return [...pages].flatMap(({file, body}) => {
    const entry = errors.get(Number(/\/issues\/(\d+)\.mdx$/.exec(file)?.[1]));
    if (entry?.post_state !== 'not_scheduled' || entry.http_status !== 422 || entry.group === 'general' || !errorsTab.test(body)) return [];
    return [
      {
        file,
        message: `the text names Publications → Errors, but post_state "not_scheduled" in src/data/errors/${entry.group}.yaml says that no post gets there: change it to "not_scheduled_or_errors_tab", or the text`,
      },
    ];
  });
}
