import {csharp} from './csharp.ts';
import {curl} from './curl.ts';
import {go} from './go.ts';
import {java} from './java.ts';
import {javascript} from './javascript.ts';
import {php} from './php.ts';
import {python} from './python.ts';
import type {SampleRequest} from './request.ts';
import {ruby} from './ruby.ts';
import {typescript} from './typescript.ts';

/** A language of the samples: how tabs name it, how code blocks do, and what writes it. */
export interface SampleLanguage {
  readonly id: string;
  readonly label: string;
  readonly highlight: string;
  readonly write: (request: SampleRequest) => string;
}

export const languages: readonly SampleLanguage[] = [
  {id: 'curl', label: 'cURL', highlight: 'bash', write: curl},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript', write: javascript},
  {id: 'typescript', label: 'TypeScript', highlight: 'typescript', write: typescript},
  {id: 'python', label: 'Python', highlight: 'python', write: python},
  {id: 'php', label: 'PHP', highlight: 'php', write: php},
  {id: 'go', label: 'Go', highlight: 'go', write: go},
  {id: 'csharp', label: 'C#', highlight: 'csharp', write: csharp},
  {id: 'java', label: 'Java', highlight: 'java', write: java},
  {id: 'ruby', label: 'Ruby', highlight: 'ruby', write: ruby},
];
