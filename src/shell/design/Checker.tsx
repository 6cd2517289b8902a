import type {ReactNode} from 'react';
import {evaluate} from '../../checker/evaluate.ts';
import Bar from '../../checker/form/Bar.tsx';
import Counters from '../../checker/form/Counters.tsx';
import Results from '../../checker/form/Results.tsx';
import type {Post} from '../../checker/measure.ts';
import type {LimitRule, NetworkRules} from '../../checker/types.ts';
import Specimen from './Specimen.tsx';

const source = 'https://network.example/limits';
const dated = 'updated Mar 3, 2026';

const limit: LimitRule = {
  id: 'text',
  metric: 'text_length',
  bound: 'max',
  value: 40,
  unit: 'character',
  counting: 'unspecified',
  kinds: ['post'],
  when: 'any',
  effect: 'refused',
  service: 'passes',
  source,
  dated,
  label: 'Text length',
  text: 'at most 40 characters',
  countingText: '',
  note: '',
  serviceText: '',
  codes: [{code: 10094, to: '/docs/tools/publications/issues/10094', title: 'The text is too long'}],
};

function rules(id: string, name: string, limits: readonly LimitRule[]): NetworkRules {
  return {
    id,
    name,
    limits,
    kinds: [
      {
        kind: 'post',
        supported: 'yes',
        contents: ['text', 'image'],
        source,
        dated,
        name: 'Post',
        note: '',
        contentsText: 'text, one image',
        codes: {unsupported: [], noFile: [], files: []},
      },
    ],
  };
}

const post: Post = {
  kind: 'post',
  text: 'A text of more than forty characters, the end of which is too much.',
  title: '',
  comment: '',
  altText: '',
  tags: [],
  files: [],
};

const results = [
  evaluate(rules('bluesky', 'Bluesky', [limit]), post),
  evaluate(rules('telegram', 'Telegram', [{...limit, service: 'cuts', serviceText: 'cut to length', codes: []}]), post),
  evaluate(rules('vkontakte', 'VK', [{...limit, effect: 'silent', codes: []}]), post),
  evaluate(rules('youtube', 'YouTube', [{...limit, value: 5000, text: 'at most 5,000 characters'}]), post),
];

/** The post checker's verdicts: refused, with changes, published; their numbers, and one that has nothing to lead to. */
export default function Checker(): ReactNode {
  return (
    <>
      <Specimen name="Checker, verdicts">
        <div className="markdown">
          <Results results={results} post={post} weigh={undefined} fileRules={undefined} locale="en" />
        </div>
      </Specimen>
      <Specimen name="Checker, lengths">
        <Counters results={results} chosen locale="en" />
      </Specimen>
      <Specimen name="Checker, numbers">
        {/* Each stays in sight as long as what it stands in is. */}
        {[results, results.slice(0, 1), []].map((shown) => (
          <div key={shown.length}>
            <Bar results={shown} pending={shown.length === 0} onShow={() => undefined} />
          </div>
        ))}
      </Specimen>
    </>
  );
}
