import {translate} from '@docusaurus/Translate';
import type {FileFacts} from '../files/facts.ts';
import type {FileRules} from '../files/rules.ts';
import {isAllowed} from '../names.ts';
import type {RuleCode} from '../types.ts';
import type {Locale} from '../../config/product.ts';
import {formatLimitValue} from '../../facts/format.ts';

/** A number of bytes in the unit that reads best. */
export function formatSize(bytes: number, locale: Locale): string {
  if (bytes >= 1e9) return formatLimitValue({value: Math.round(bytes / 1e7) / 100, unit: 'gigabyte'}, locale);
  if (bytes >= 1e6) return formatLimitValue({value: Math.round(bytes / 1e4) / 100, unit: 'megabyte'}, locale);
  return bytes >= 1000
    ? formatLimitValue({value: Math.round(bytes / 100) / 10, unit: 'kilobyte'}, locale)
    : formatLimitValue({value: bytes, unit: 'byte'}, locale);
}

/** Formats that the service takes in place of a file's own; undefined when it takes that. */
function formatsInstead({type, format}: FileFacts, rules: FileRules | undefined): readonly string[] | undefined {
  if (!rules || type === 'other' || format === undefined) return undefined;
  const accepted = rules.accepted[type];
  return isAllowed(format, accepted) ? undefined : accepted;
}

/** What is wrong with a file, in words; empty when nothing is. */
export function problemText(facts: FileFacts, rules: FileRules | undefined): string {
  switch (facts.problem) {
    case 'empty':
      return translate({id: 'postChecker.file.empty', message: 'The file is empty: 0 bytes. Export or download it again.'});
    case 'truncated':
      return translate({id: 'postChecker.file.truncated', message: 'The file is cut off: its last part is missing. Export or download it again.'});
    case 'damaged':
      return translate({id: 'postChecker.file.damaged', message: 'The file is damaged and can’t be read. Export it again.'});
    case 'not-media':
      return translate({id: 'postChecker.file.notMedia', message: 'This is neither an image nor a video.'});
    case 'no-video':
      return translate({id: 'postChecker.file.noVideo', message: 'This file holds only sound: there is no image or video in it.'});
    default:
      break;
  }
  const accepted = formatsInstead(facts, rules);
  if (accepted)
    return translate(
      {id: 'postChecker.file.format', message: 'The service doesn’t take {format} files. Convert it to one of these: {accepted}.'},
      {format: facts.format?.toUpperCase() ?? '', accepted: accepted.join(', ')},
    );
  switch (facts.unread) {
    case 'too-large':
      return translate({
        id: 'postChecker.file.tooLarge',
        message: 'This file can be checked only by reading it whole, and it is too large for that. Only its size was checked.',
      });
    case 'unavailable':
      return translate({
        id: 'postChecker.file.unavailable',
        message:
          'The file was not read, because a part of this page didn’t load. Check your connection, reload the page and add the file again. Only its size was checked.',
      });
    case 'timeout':
      return translate({
        id: 'postChecker.file.timeout',
        message: 'Reading took too long and was stopped. The file may be damaged: play it to the end, or export it again. Only its size was checked.',
      });
    default:
      return facts.type === 'video' && !facts.video
        ? translate({id: 'postChecker.file.closed', message: 'This file doesn’t tell what is in it; only its kind and size were checked.'})
        : '';
  }
}

/** What is said of a name that does not fit; empty when it does. */
export function nameText({misnamed, format}: FileFacts): string {
  return misnamed === undefined
    ? ''
    : translate(
        {id: 'postChecker.file.misnamed', message: 'The name ends with {ending}, but the file is {format}. Some networks go by the name: rename it.'},
        {ending: `.${misnamed}`, format: format?.toUpperCase() ?? ''},
      );
}

/** Codes that the service refuses a file with. */
export function codesOf(facts: FileFacts, rules: FileRules | undefined): readonly RuleCode[] {
  if (!rules) return [];
  if (facts.problem) return rules.codes[facts.problem];
  return formatsInstead(facts, rules) ? rules.codes.format : [];
}
