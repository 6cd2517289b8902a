import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {HitRow} from '../../search/window/rows.tsx';
import styles from './styles.module.css';

type Hit = ComponentProps<typeof HitRow>['hit'];

const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** What the window gets of an answer or a hit; `text` and the names may hold `<mark>`. */
function hit(url: string, section: string, title: string, text: string, answer?: Hit['answer']): Hit {
  const plain = (value: string) => ({value, matchLevel: 'none' as const, matchedWords: []});
  const shown = {hierarchy: {lvl0: plain(section), lvl1: plain(title), ...none}, content: plain(text)};
  return {
    objectID: url,
    type: 'lvl1',
    url,
    url_without_anchor: url,
    anchor: null,
    content: text,
    hierarchy: {lvl0: section, lvl1: title, ...none},
    _highlightResult: shown,
    _snippetResult: shown,
    ...(answer && {answer}),
  };
}

const groups: readonly (readonly [name: string, hits: readonly Hit[]])[] = [
  [
    'Answer',
    [
      hit('/docs/tools/publications/issues/10141', 'Answer', '10141: the channel isn’t found', 'Not published. Reconnect the account.', 'error'),
      hit('/docs/channels/telegram', 'Answer', 'Telegram, video: up to 50 MB', 'One file · Source: network.example, updated Mar 3, 2026', 'limit'),
    ],
  ],
  [
    'Best matches',
    [hit('/docs/channels/telegram/connecting', 'Channels', 'Connecting <mark>Telegram</mark>', 'Add the <mark>bot</mark> as an administrator.')],
  ],
];

/** The search window's rows: answers, then hits; the first one is chosen. Around them stands what the window draws. */
export default function SearchAnswer(): ReactNode {
  return groups.map(([name, hits], group) => (
    <section key={name}>
      <p className={styles.group}>{name}</p>
      <ul className={styles.rows}>
        {hits.map((shown, index) => (
          <li key={shown.url}>
            <a href={shown.url} className={clsx(styles.found, group + index === 0 && styles.chosen)}>
              <HitRow hit={shown} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
