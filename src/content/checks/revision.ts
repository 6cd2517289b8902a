import type {Page} from '../page.ts';
import {revisionOf} from '../revision.ts';
import type {Finding} from './finding.ts';

/** A translation that records another revision than the English page has is stale; one that records none is not accounted for. */
export function checkRevision(englishContent: string, translation: Page): Finding[] {
  const recorded = translation.frontMatter.translated_from;
  const current = revisionOf(englishContent);
  if (recorded === current) return [];
  const message =
    recorded === undefined
      ? 'records no English revision; run npm run translations:stamp when the translation is complete'
      : `is stale: made from English revision ${String(recorded)}, which is now ${current}; bring it up to date, then run npm run translations:stamp`;
  return [{file: translation.file, message}];
}
