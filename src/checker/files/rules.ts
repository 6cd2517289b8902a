import type {Locale} from '../../config/product.ts';
import {errorPath, loadErrorTexts} from '../../content/error-texts.ts';
import {loadErrors, loadService} from '../../data/load.ts';
import type {RuleCode} from '../types.ts';
import type {FileProblem} from './facts.ts';

/** What the service itself says of files, whatever the network. */
export interface FileRules {
  /** Formats that it takes, as its pages name them: "JPEG", "MP4". */
  readonly accepted: {readonly image: readonly string[]; readonly video: readonly string[]};
  /** The code that a file is refused with, by what is wrong with it; `format` is a format that the service does not take. */
  readonly codes: Readonly<Record<FileProblem | 'format', readonly RuleCode[]>>;
}

// A file that was cut off before it was uploaded arrives whole, and does not open: 10023. 10022 is for bytes lost on the way, and for none.
const codeOf: Readonly<Record<FileProblem | 'format', number | undefined>> = {
  empty: 10022,
  truncated: 10023,
  damaged: 10023,
  'not-media': 10019,
  'no-video': 10019,
  format: 10019,
  'too-large': undefined,
};

/** The service's words on files, with the codes' pages in a language. Build time only; throws when a code has no page. */
export function buildFileRules(locale: Locale): FileRules {
  const {image_formats: image, video_formats: video} = loadService().uploads;
  const [errors, texts] = [loadErrors(), loadErrorTexts(locale)];
  const codes = Object.entries(codeOf).map(([problem, code]): [string, readonly RuleCode[]] => {
    if (code === undefined) return [problem, []];
    const [error, text] = [errors.get(code), texts.get(code)];
    if (!error || !text)
      throw new Error(`files that are "${problem}" are refused with code ${code}, which has no data or no page in "${locale}"; name another code here`);
    return [problem, [{code, to: `/docs${errorPath(code, error.group)}`, title: text.title}]];
  });
  return {accepted: {image, video}, codes: Object.fromEntries(codes) as FileRules['codes']};
}
