import type {ReactNode} from 'react';
import NetworkIcon from '../../../ui/NetworkIcon';
import type {ComparisonData} from '../../comparison.ts';
import {type RecipeValue, recipeValue, type Setter} from '../../recipe.ts';
import styles from './styles.module.css';

/** Networks that are named beside a value; of more, the others are their signs. */
export const named = 3;

function valueText(value: RecipeValue | undefined, words: ComparisonData['words']): string {
  if (value === undefined) return words.anything;
  switch (value.kind) {
    case 'none':
      return words.nothing;
    case 'range':
      if (value.min && value.max) return words.range.replace('{min}', value.min.text).replace('{max}', value.max.text);
      if (value.min) return `${words.from} ${value.min.text}`;
      // "Up to one file" is one file.
      return value.max && value.max.number !== 1 ? `${words.upTo} ${value.max.text}` : (value.max?.text ?? '');
    default:
      return value.values.join(', ');
  }
}

/** Networks that set a value, each with the condition under which it does. */
function Setters({
  setters,
  word,
  names,
}: {
  readonly setters: readonly Setter[];
  readonly word?: string;
  readonly names: ReadonlyMap<string, string>;
}): ReactNode {
  return (
    <span className={styles.side}>
      {word && <span className={styles.bound}>{word}: </span>}
      {setters.map(({network, condition}, index) => (
        <span key={network} title={index < named ? undefined : names.get(network)}>
          <NetworkIcon id={network} size="small" />{' '}
          <span className={index < named ? undefined : 'spoken'}>{[names.get(network), condition].filter(Boolean).join(', ')}</span>{' '}
        </span>
      ))}
    </span>
  );
}

/** What fits all of the chosen: a value a line, and whose limit it is. */
export default function Recipe({facts, rows}: {readonly facts: ComparisonData; readonly rows: ComparisonData['rows']}): ReactNode {
  const {words} = facts;
  const names = new Map(facts.networks.map(({id, name}) => [id, name]));
  return (
    <dl className={styles.recipe} aria-live="polite">
      {facts.lines.map(({id, label}, line) => {
        const asked = rows.flatMap(({network, demands}) => {
          const demand = demands[line];
          return demand ? [{network, demand}] : [];
        });
        // A story of text has no line on video.
        if (asked.length === 0) return null;
        const value = recipeValue(asked);
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <span className={value ? undefined : styles.none}>{valueText(value, words)}</span>
              {value && (
                <small className={styles.by}>
                  {value.from && <Setters setters={value.from} word={words.from} names={names} />}
                  <Setters setters={value.by} {...(value.from && {word: words.upTo})} names={names} />
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
