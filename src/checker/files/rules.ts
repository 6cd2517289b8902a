import type {Locale} from '../../config/product.ts';
import {loadService} from '../../facts/load.ts';
import {codesOf, type Finding} from '../rules.ts';
import type {RuleCode} from '../types.ts';
import type {FileProblem} from './facts.ts';

/** What the service itself says of files, whatever the network. */
export interface FileRules {
  /** Formats that it takes, as its pages name them: "JPEG", "MP4". */
  readonly accepted: {readonly image: readonly string[]; readonly video: readonly string[]};
  /** The code that a file is refused with, by what is wrong with it; `format` is a format that the service does not take. */
  readonly codes: Readonly<Record<FileProblem | 'format', readonly RuleCode[]>>;
}

const findingOf = {
  empty: 'file_empty',
  truncated: 'file_truncated',
  damaged: 'file_damaged',
  'not-media': 'file_not_media',
  'no-video': 'file_not_media',
  format: 'file_not_media',
} as const satisfies Readonly<Record<FileProblem | 'format', Finding>>;

/** The service's words on files, with the codes' pages in a language. Build time only; throws when nothing is refused for a finding. */
export function buildFileRules(locale: Locale): FileRules {
  const {image_formats: image, video_formats: video} = loadService().uploads;
  const codes = Object.entries(findingOf).map(([problem, finding]): [string, readonly RuleCode[]] => {
    const found = codesOf([finding], locale);
    if (found.length === 0)
      throw new Error(`no code in src/data/errors has "${finding}" among its findings; the checker needs one for files that are "${problem}"`);
    return [problem, found];
  });
  return {accepted: {image, video}, codes: Object.fromEntries(codes) as FileRules['codes']};
}
