import type {Page} from '../page.ts';
import {revisionOf} from '../revision.ts';
import type {Finding} from './finding.ts';

/** A translation that records another revision than the English page has is stale; one that records none is not accounted for. */
export function checkRevision(englishContent: string, translation: Page): Finding[] {
  const recorded = translation.frontMatter.translated_from;
  const current = revisionOf(englishContent);
  if (recorded === current) return [];
  const command = `npm run translations:stamp -- ${translation.file}`;
  const message =
    recorded === undefined
      ? `records no English revision; when the translation is complete: ${command}`
      : `is stale: made from English revision ${String(recorded)}, which is now ${current}; bring it up to date, then: ${command}`;
  return [{file: translation.file, message}];
}
