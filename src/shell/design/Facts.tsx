import type {ReactNode} from 'react';
import Diagram from '../../content/diagrams/Diagram';
import {layOut} from '../../content/diagrams/layout.ts';
import Screen from '../../content/screens/Screen';
import AccountList from '../../facts/components/AccountList';
import FactTable from '../../facts/components/FactTable';
import Recipe from '../../facts/components/LimitsComparison/Recipe.tsx';
import Table from '../../facts/components/LimitsComparison/Table.tsx';
import MetricChips from '../../facts/components/MetricChips';
import RoleTable from '../../facts/components/RoleTable';
import type {ComparisonData} from '../../facts/comparison.ts';
import Specimen from './Specimen.tsx';

const document = {number: 1, url: 'https://network.example/limits'};
const sources = [{...document, name: 'limits', publisher: 'network.example', dated: 'updated Mar 3, 2026'}];
const yes = {value: 'yes', word: 'Yes'} as const;
const partly = {value: 'partly', word: 'Partly'} as const;
const no = {value: 'no', word: 'No'} as const;

const upTo = (number: number, text: string, condition?: string) => ({max: {number, text, ...(condition && {condition})}});

const comparison: ComparisonData = {
  columns: [
    {id: 'text', label: 'Text'},
    {id: 'images', label: 'Images', group: 'Media', short: 'Images'},
    {id: 'video', label: 'Video length', group: 'Media', short: 'Length'},
  ],
  lines: [
    {id: 'text', label: 'Text'},
    {id: 'images', label: 'Images'},
    {id: 'video', label: 'Video'},
    {id: 'format', label: 'Format'},
    {id: 'ratio', label: 'Ratio'},
  ],
  kinds: [{id: 'post', label: 'Post'}],
  networks: [
    {id: 'telegram', name: 'Telegram'},
    {id: 'bluesky', name: 'Bluesky'},
  ],
  rows: [
    {
      network: 'telegram',
      kind: 'post',
      to: '/docs/channels/telegram',
      cells: [
        [
          {text: '4,096', condition: ''},
          {text: '1,024', condition: 'with media'},
        ],
        [{text: '10', condition: ''}],
        [],
      ],
      demands: [upTo(1024, '1,024 characters', 'with media'), upTo(10, '10'), {}, {allowed: ['JPEG']}, {}],
    },
    {
      network: 'bluesky',
      kind: 'post',
      to: '/docs/channels/bluesky',
      cells: [[{text: '300', condition: ''}], [{text: '4', condition: ''}], false],
      demands: [upTo(300, '300 characters'), upTo(4, '4'), {min: {number: 3, text: '3 seconds'}, ...upTo(180, '3 minutes')}, {allowed: ['PNG']}, {}],
    },
  ],
  words: {
    none: 'no published limit',
    unsupported: 'not supported',
    upTo: 'up to',
    from: 'from',
    range: '{min} to {max}',
    anything: 'anything',
    nothing: 'nothing fits all',
  },
};

const text = (en: string) => ({en, ru: en});

/** Facts in their forms, made up like those of the parts that are photographed. */
export default function Facts(): ReactNode {
  return (
    <>
      <Specimen name="Steps with a drawn screen">
        <div className="markdown page-text">
          <ol className="steps">
            <li className="drawn">
              <p>Open the channel, and add the bot as an administrator.</p>
              <Screen
                facts={{
                  label: 'Drawing of a screen: a choice, a field, a link',
                  place: 'Telegram: Channel → Edit',
                  title: 'Edit',
                  network: 'telegram',
                  tabs: [
                    {text: 'General', here: true},
                    {text: 'Members', here: false},
                  ],
                  rows: [
                    {text: 'Chosen', as: 'chosen', here: false},
                    {text: 'Not chosen', as: 'radio', here: false},
                    {text: 'Checked', as: 'checked', here: false},
                    {text: 'Unchecked', as: 'unchecked', here: false},
                    {text: 'A field', as: 'field', here: true},
                    {text: 'Administrators', as: 'link', here: false, end: '2'},
                  ],
                  buttons: [
                    {text: 'Cancel', here: false},
                    {text: 'Save', here: true},
                  ],
                }}
              />
            </li>
            <li>
              <p>Press the button.</p>
            </li>
          </ol>
        </div>
      </Specimen>
      <Specimen name="Roles">
        <div className="markdown page-text">
          <RoleTable
            facts={{
              roles: ['Owner', 'Editor', 'Guest'],
              rights: [
                {label: 'Publish', marks: [yes, {...partly, short: 'own posts'}, no], notes: []},
                {label: 'Pay', marks: [yes, no, no], notes: ['Owner: by card only.']},
              ],
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Accounts">
        <div className="markdown page-text">
          <AccountList
            facts={{
              rows: [
                {name: 'Channel', mark: yes, role: 'administrator', note: '', source: document},
                {name: 'Group', mark: partly, role: '', note: 'Without topics.', source: document},
                {name: 'Personal profile', mark: no, role: '', note: '', source: document},
              ],
              roleLabel: 'Role you need',
              sources,
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Metrics">
        <div className="markdown page-text">
          <MetricChips
            facts={{
              levels: [
                {
                  label: 'Account metrics',
                  source: document,
                  metrics: [
                    {id: 'followers', name: 'Followers'},
                    {id: 'reach', name: 'Reach'},
                  ],
                },
              ],
              notes: [{name: 'Reach', text: 'unique viewers only.'}],
              sources,
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Table of facts">
        <div className="markdown page-text">
          <FactTable
            facts={{
              columns: ['Permission', 'Why'],
              rows: [
                {
                  cells: [
                    {text: 'pages_manage_posts', code: true},
                    {text: 'To publish', note: 'Asked once.'},
                  ],
                  source: document,
                },
                {
                  cells: [
                    {text: 'pages_read_engagement', code: true},
                    {text: 'See ', links: [{text: 'team', to: '/docs/team'}]},
                  ],
                  source: document,
                },
              ],
              sources,
            }}
          />
        </div>
      </Specimen>
      <Specimen name="Recipe">
        <div className="markdown">
          <Recipe facts={comparison} rows={comparison.rows} />
        </div>
      </Specimen>
      <Specimen name="Comparison of limits">
        {/* A table where there is room for its columns, which the width of the window tells. */}
        <div className="markdown">
          <Table facts={comparison} rows={comparison.rows} />
        </div>
      </Specimen>
      <Specimen name="Diagram">
        <div className="markdown">
          <Diagram
            facts={layOut(
              {
                title: text('Boxes of every tone'),
                nodes: [
                  {id: 'start', column: 0, row: 0, label: text('Start'), tone: 'start'},
                  {id: 'choice', column: 1, row: 0, label: text('A choice'), tone: 'choice'},
                  {id: 'good', column: 2, row: 0, label: text('Good'), tone: 'good'},
                  {id: 'bad', column: 1, row: 1, label: text('Bad'), tone: 'bad'},
                  {id: 'quiet', column: 2, row: 1, label: text('Quiet'), tone: 'quiet'},
                  {id: 'plain', column: 0, row: 1, label: text('Plain')},
                ],
                edges: [
                  {from: 'start', to: 'choice'},
                  {from: 'choice', to: 'good', label: text('yes')},
                  {from: 'choice', to: 'bad', label: text('no')},
                  {from: 'bad', to: 'quiet'},
                  {from: 'bad', to: 'plain'},
                ],
              },
              'en',
            )}
          />
        </div>
      </Specimen>
    </>
  );
}
