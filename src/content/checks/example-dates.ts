import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** A field of a publication, and beside it a day whose month is typed in. */
const typed = /\b(post_at|delete_at|post_date)\b["'`]?\s*[:=]\s*["'`]?(\d{4}-\d{2})-(\d{2})/g;

/** Days on which an example plans something: typed in, they would lie in the past some day, and whoever copies them be refused. */
export function checkExampleDates(page: Pick<Page, 'file' | 'body' | 'offset'>): Finding[] {
  return page.body.split('\n').flatMap((line, index) =>
    [...line.matchAll(typed)].map(([, field, month, day]) => ({
      file: page.file,
      line: page.offset + index + 1,
      message: `${field}: ${month}-${day} will be past some day; write {exampleMonth}-${day}`,
    })),
  );
}
