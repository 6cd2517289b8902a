import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Decides, Found, Match} from '../../matching/match.ts';
import type {Finder} from './load.ts';
import styles from './styles.module.css';

function Reason({reason, sure}: {readonly reason: Match['reason']; readonly sure: boolean}): ReactNode {
  const text = <code>{reason.text.length > 140 ? `${reason.text.slice(0, 140)}…` : reason.text}</code>;
  if (reason.kind === 'code') return <Translate id="errorFinder.reason.code">The text contains this code.</Translate>;
  // A guess is called one, whatever it rests on.
  if (reason.kind === 'network-code' && sure)
    return (
      <Translate id="errorFinder.reason.networkCode" values={{text}}>
        {'The network’s own code: {text}'}
      </Translate>
    );
  if (reason.kind === 'message')
    return (
      <Translate id="errorFinder.reason.message" values={{text}}>
        {'The message: {text}'}
      </Translate>
    );
  if (reason.kind === 'words')
    return (
      <Translate id="errorFinder.reason.words" values={{text}}>
        {'Similar words: {text}'}
      </Translate>
    );
  return (
    <Translate id="errorFinder.reason.wording" values={{text}}>
      {'Known wording: {text}'}
    </Translate>
  );
}

/** How many guesses are shown: more would help nobody to choose. */
const mostGuesses = 3;

function decidesText(decides: Decides): string {
  if (decides === 'network')
    return translate({id: 'errorFinder.decides.network', message: 'Add the network’s name, because several networks send this message.'});
  if (decides === 'code') return translate({id: 'errorFinder.decides.code', message: 'Add the code shown next to the message, if there is one.'});
  return translate({id: 'errorFinder.decides.message', message: 'Paste the whole message to get a better match.'});
}

/** What was found for a text: the code it is of, guesses and what would decide between them, or nothing. */
export default function Answer({found: {matches, sure, decides}, pageOf}: {readonly found: Found; readonly pageOf: Finder['pageOf']}): ReactNode {
  if (matches.length === 0)
    return (
      <p>
        <Translate id="errorFinder.nothing">No code fits. Paste more of the message, or look through the list below.</Translate>
      </p>
    );
  const shown = sure ? matches : matches.slice(0, mostGuesses);
  return (
    <>
      {!sure && (
        <p className={styles.unsure}>
          <Translate id="errorFinder.unsure">No exact match. Most likely:</Translate>
        </p>
      )}
      <ol className={styles.matches}>
        {shown.map((match, index) => (
          <li key={match.code}>
            <Link to={pageOf(match.code)}>
              <strong>{match.code}</strong> {match.title}
            </Link>
            <small className={styles.reason}>
              <Reason reason={match.reason} sure={sure && index === 0} />
            </small>
          </li>
        ))}
      </ol>
      {decides && <p className={styles.hint}>{decidesText(decides)}</p>}
    </>
  );
}
