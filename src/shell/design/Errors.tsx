import type {ReactNode} from 'react';
import Codes from '../../errors/components/ErrorCatalogue/Codes.tsx';
import Answer from '../../errors/components/ErrorFinder/Answer.tsx';
import ErrorGroups from '../../errors/components/ErrorGroups';
import LookAlikes from '../../errors/components/LookAlikes';
import {NotLoaded} from '../../errors/components/on-demand.tsx';
import RepairCard from '../../errors/components/RepairCard';
import type {RepairFacts} from '../../errors/page-facts.ts';
import States from './Forced.tsx';
import Specimen from './Specimen.tsx';

const pageOf = (code: number): string => `/docs/tools/publications/issues/${code}`;

const card: RepairFacts = {
  code: 10141,
  network: 'telegram',
  numbered: 'Error 10141:',
  about: 'Telegram, posts',
  title: 'The channel isn’t found',
  meaning: 'The bot was never added to this channel, or the channel no longer exists.',
  state: {tone: 'bad', lead: 'Not published.', rest: 'Your post is kept under **Publications → Errors**.'},
  action: {text: 'Reconnect the account', step: 'design'},
  rows: [
    {label: 'Who can fix it', text: 'You'},
    {label: 'Networks send', codes: [{code: 'chat not found', source: 'https://network.example/errors', note: 'updated Mar 3, 2026'}]},
    {label: 'Causes', links: [{text: 'Text length', to: '/docs/channels/telegram'}]},
  ],
  shortAddress: 'https://help.example/e/10141',
  replies: [{locale: 'en', text: 'Hello!'}],
};

const cards: readonly (readonly [name: string, facts: RepairFacts])[] = [
  [
    'Error card, maybe live',
    {
      ...card,
      state: {tone: 'part', lead: 'It might be live already.', rest: 'Check the profile before you retry.'},
      action: {text: 'Check the profile', step: 'design'},
    },
  ],
  [
    'Error card, nothing to do',
    {
      ...card,
      network: undefined,
      state: {tone: 'calm', lead: 'It will be published.', rest: 'The service retries by itself.'},
      action: {text: 'Nothing to do'},
    },
  ],
  [
    'Error card, no longer in use',
    {
      ...card,
      long: true,
      title: 'A title that would have three lines in the usual size on a phone',
      state: {tone: 'calm', lead: 'No longer in use.', rest: 'Now it is '},
      action: {text: ''},
      replacedBy: {text: '10142', title: 'Another error', to: pageOf(10142)},
    },
  ],
];

const steps = (
  <ol className="steps">
    <li>Look at the post.</li>
  </ol>
);

const titles = new Map([
  [10141, 'The channel isn’t found'],
  [10142, 'An error that is no longer in use'],
  [10143, 'The bot has no right to post'],
]);

interface Props {
  readonly mode: 'light' | 'dark';
}

/** An error's card in its other states, what finds it, and lists of errors. */
export default function Errors({mode}: Props): ReactNode {
  const network = mode === 'light' ? {id: 'telegram', label: 'Telegram'} : {id: 'discord', label: 'Discord'};
  return (
    <>
      {cards.map(([name, facts]) => (
        <Specimen key={name} name={name}>
          <div className="markdown page-text">
            <RepairCard facts={facts}>{steps}</RepairCard>
          </div>
        </Specimen>
      ))}
      <Specimen name="Error card pressed">
        <div className="markdown page-text">
          <States of="a[href='#design']" wide>
            <RepairCard facts={card}>{steps}</RepairCard>
          </States>
        </div>
      </Specimen>
      <Specimen name="Finder, sure">
        <div className="markdown">
          <Answer
            pageOf={pageOf}
            found={{sure: true, matches: [{code: 10141, title: 'The channel isn’t found', score: 90, reason: {kind: 'network-code', text: 'chat not found'}}]}}
          />
        </div>
      </Specimen>
      <Specimen name="Finder, unsure">
        <div className="markdown">
          <Answer
            pageOf={pageOf}
            found={{
              sure: false,
              decides: 'network',
              matches: [
                {code: 10141, title: 'The channel isn’t found', score: 60, reason: {kind: 'words', text: 'channel'}},
                {code: 10143, title: 'The bot has no right to post', score: 50, reason: {kind: 'message', text: 'not enough rights'}},
              ],
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Finder, nothing">
        <div className="markdown">
          <Answer pageOf={pageOf} found={{sure: false, matches: []}} />
        </div>
      </Specimen>
      <Specimen name="Finder, no connection">
        <div className="markdown">
          <NotLoaded onRetry={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="Catalogue">
        <div className="markdown page-text error-catalogue">
          <Codes
            isNetwork
            group={{
              ...network,
              path: '/docs/tools/publications/issues/',
              mostly: {networks: [network.id], action: 'reconnect', fixer: 'you'},
              items: [{code: 10141}, {code: 10142, retired: true}, {code: 10143, remedy: 'Give the bot a right'}],
            }}
            titleOf={(code) => titles.get(code) ?? ''}
            actionLabels={new Map([['reconnect', 'Reconnect the account']])}
          />
        </div>
      </Specimen>
      <Specimen name="Errors by action">
        <div className="markdown page-text">
          <ErrorGroups
            facts={{
              folded: true,
              groups: [{label: 'Reconnect', rows: [{code: 10141, network: 'telegram', title: 'The channel isn’t found', to: pageOf(10141), action: 'you'}]}],
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Errors that look alike">
        <div className="markdown page-text">
          <LookAlikes facts={[{code: 10143, network: 'telegram', title: 'The bot has no right to post', to: pageOf(10143)}]} />
        </div>
      </Specimen>
    </>
  );
}
