import type {ReactNode} from 'react';
import Screen from '../../content/screens/Screen';
import RepairCard from '../../errors/components/RepairCard';
import KindMatrix from '../../facts/components/KindMatrix';
import LimitSheet from '../../facts/components/LimitSheet';
import NetworkFigures from '../../facts/components/NetworkFigures';
import SearchAnswer from './SearchAnswer.tsx';
import Specimen from './Specimen.tsx';

const document = {number: 1, url: 'https://network.example/limits'};
const sources = [{...document, name: 'limits', publisher: 'network.example', dated: 'updated Mar 3, 2026'}];
const yes = {value: 'yes', word: 'Yes'} as const;
const partly = {value: 'partly', word: 'Partly'} as const;
const no = {value: 'no', word: 'No'} as const;
const note = {notes: [], sources: []};

/** What pages are composed of, with made-up facts: they stay as they are when those of the pages change. */
export default function Composed(): ReactNode {
  return (
    <>
      <Specimen name="Error card">
        <div className="markdown page-text">
          <RepairCard
            facts={{
              code: 10141,
              network: 'telegram',
              numbered: 'Error 10141:',
              about: 'Telegram, posts',
              title: 'The channel isn’t found',
              meaning: 'The bot was never added to this channel, or the channel no longer exists.',
              state: {tone: 'bad', lead: 'Not published.', rest: 'Your post is kept under **Publications → Errors**.'},
              action: {text: 'Reconnect the account', step: 'design'},
              rows: [{label: 'Who can fix it', text: 'You'}],
              shortAddress: 'https://help.example/e/10141',
              replies: [{locale: 'en', text: 'Hello!'}],
            }}
          >
            <ol className="steps">
              <li>Open the channel.</li>
              <li>Add the bot as an administrator.</li>
            </ol>
          </RepairCard>
        </div>
      </Specimen>
      <Specimen name="Figures">
        <NetworkFigures
          facts={[
            {value: '2,200', unit: 'characters', label: 'Text'},
            {value: '2–10', unit: 'files', label: 'In one post, carousel'},
            {value: '8', unit: 'MB', label: 'Image file'},
            {value: '15', unit: 'minutes', label: 'Video length, from 3 seconds'},
          ]}
        />
      </Specimen>
      <Specimen name="Matrix">
        <div className="markdown page-text">
          <KindMatrix
            facts={{
              corner: 'What',
              columns: ['Post', 'Story'],
              rows: [
                {label: 'Text alone', marks: [yes, no], ...note},
                {label: 'Images', marks: [yes, partly], notes: ['One in a story'], sources: [document]},
              ],
              remarks: [],
              sources,
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Limits">
        <div className="markdown page-text">
          <LimitSheet
            facts={{
              usual: 'The network refuses what doesn’t fit.',
              labels: {what: 'What', limit: 'Limit', note: 'Good to know', errors: 'Errors'},
              groups: [
                {
                  rows: [
                    {
                      ids: [],
                      name: 'Text length',
                      sign: {drawn: '≤', spoken: 'at most'},
                      value: '2,200 characters',
                      adapted: [],
                      notes: ['Post'],
                      errors: [{text: '10094', to: '/docs/tools/publications/issues/10094'}],
                      sources: [document],
                    },
                    {ids: [], name: 'Image width', value: '320–1,440 px', adapted: ['scaled down'], notes: ['wider images'], errors: [], sources: [document]},
                  ],
                },
              ],
              sources,
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Answer of the search">
        <SearchAnswer />
      </Specimen>
      <Specimen name="Drawn screen">
        <Screen
          facts={{
            label: 'Drawing of a screen: Add Admin, Manage Messages marked, on',
            place: 'Telegram: Administrators → Add Admin',
            title: 'Add Admin',
            network: 'telegram',
            tabs: [],
            rows: [
              {text: '@name of the bot', as: 'row', here: false},
              {text: 'Manage Messages', as: 'on', here: true},
              {as: 'off', here: false},
            ],
            buttons: [{text: 'Save', here: false}],
          }}
        />
      </Specimen>
    </>
  );
}
