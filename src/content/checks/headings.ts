import type {Headings} from '../../facts/schema/headings.ts';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

type Readable = Pick<Page, 'file' | 'locale' | 'frontMatter' | 'headings'>;

const listed = 'src/data/headings.yaml';

/**
 * Sections that pages of one kind share have one id, one heading a language and one order.
 * @param headings the sections by kind; kinds that are not there are free
 */
export function checkHeadings({file, locale, frontMatter, headings: all}: Readable, headings: Headings): Finding[] {
  const kind = headings[frontMatter.kind as keyof Headings];
  if (kind === undefined) return [];
  const found = all.filter(({depth}) => depth === 2);
  const findings: Finding[] = [];
  let last = -1;
  for (const {id, text, line} of found) {
    const place = kind.sections.findIndex((section) => section.id === id);
    const section = kind.sections[place];
    if (section === undefined) {
      const meant = kind.sections.find((other) => other[locale] === text);
      if (meant !== undefined)
        findings.push({file, line, message: `the section "${text}" of this kind of page has the id #${meant.id} (${listed}); found #${id}`});
      else if (!kind.others)
        findings.push({
          file,
          line,
          message: `"${text}" (#${id}) is no section of this kind of page: ${kind.sections.map((other) => `#${other.id}`).join(', ')} (${listed})`,
        });
      continue;
    }
    if (text !== section[locale] && section.every)
      findings.push({file, line, message: `the heading of #${section.id} is "${section[locale]}" on this kind of page (${listed}); found "${text}"`});
    // A heading that says more is of this page; its place is, too.
    if (text !== section[locale]) continue;
    if (place < last) findings.push({file, line, message: `#${section.id} stands before #${kind.sections[last]?.id} on this kind of page (${listed})`});
    last = Math.max(last, place);
  }
  for (const {id, every, ...titles} of kind.sections)
    if (every && !found.some((heading) => heading.id === id))
      findings.push({file, message: `a page of kind "${String(frontMatter.kind)}" has the section "${titles[locale]}" {/* #${id} */} (${listed})`});
  return findings;
}

/** A section with the list's heading in English has it in the other language too. */
export function checkSameHeadings(english: Readable, translation: Readable, headings: Headings): Finding[] {
  const kind = headings[english.frontMatter.kind as keyof Headings];
  return (kind?.sections ?? []).flatMap((section) => {
    const there = translation.headings.find(({id, depth}) => depth === 2 && id === section.id);
    const isListed = english.headings.some(({id, text}) => id === section.id && text === section.en);
    if (!isListed || there === undefined || there.text === section[translation.locale]) return [];
    return [
      {
        file: translation.file,
        line: there.line,
        message: `the heading of #${section.id} is "${section[translation.locale]}" where English has "${section.en}" (${listed}); found "${there.text}"`,
      },
    ];
  });
}
