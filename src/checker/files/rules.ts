import type {RuleCode} from '../types.ts';
import type {FileProblem} from './facts.ts';

/** What the service itself says of files, whatever the network. */
export interface FileRules {
  /** Formats that it takes, as its pages name them: "JPEG", "MP4". */
  readonly accepted: {readonly image: readonly string[]; readonly video: readonly string[]};
  /** The code that a file is refused with, by what is wrong with it; `format` is a format that the service does not take. */
  readonly codes: Readonly<Record<FileProblem | 'format', readonly RuleCode[]>>;
}
