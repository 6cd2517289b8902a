import networks from '@generated/network-names/default/names.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Strand, strands} from '../../config/strands.ts';
import Card from '../../ui/Card';
import Cards from '../../ui/Cards';
import CodeBlock from '../../ui/CodeBlock';
import CopyButton from '../../ui/CopyButton';
import NetworkIcon from '../../ui/NetworkIcon';
import Plate from '../../ui/Plate';
import LooseThread from '../../ui/LooseThread';
import SearchField from '../SearchField';
import Composed from './Composed.tsx';
import Specimen from './Specimen.tsx';
import styles from './styles.module.css';

const texts = ['ink', 'ink-2', 'ink-3', 'link', 'good', 'part', 'bad'] as const;
const grounds = ['ground', 'sheet', 'sunk'] as const;

function Colours(): ReactNode {
  return (
    <div className={styles.grounds}>
      {grounds.map((ground) => (
        <ul key={ground} className={styles.ground} style={{background: `var(--${ground})`}}>
          {texts.map((text) => (
            <li key={text} style={{color: `var(--${text})`}}>
              {text} / {ground}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function Sections(): ReactNode {
  return (
    <div className={styles.row}>
      {(Object.keys(strands) as Strand[]).map((strand) => (
        <div key={strand} data-strand={strand} className={styles.strand}>
          <span className={styles.selvedge} />
          <span className={styles.knot}>1</span>
          {strand}
        </div>
      ))}
    </div>
  );
}

/** The first part, in one mode: what everything is made of, and what is photographed. */
export default function Specimens({mode}: {readonly mode: 'light' | 'dark'}): ReactNode {
  return (
    <div className={styles.mode} data-theme={mode} data-strand="publishing">
      <h2 className={styles.heading}>{mode === 'light' ? 'Light' : 'Dark'}</h2>
      <Specimen name="Colours">
        <Colours />
      </Specimen>
      <Specimen name="Sections">
        <Sections />
      </Specimen>
      <Specimen name="Type">
        <div className={styles.type}>
          <p style={{fontSize: 'var(--t-h1)', fontWeight: 'var(--w-bold)'}}>Heading of a page</p>
          <p style={{fontSize: 'var(--t-h2)', fontWeight: 'var(--w-bold)'}}>Heading of a section</p>
          <p style={{fontSize: 'var(--t-h3)', fontWeight: 'var(--w-bold)'}}>Heading of a part</p>
          <p style={{fontSize: 'var(--t-lead)', color: 'var(--ink-2)'}}>The first sentence of a page.</p>
          <p>
            Running text with <a href="#design">the way to this page</a>, <strong>words of the interface</strong>, <code>a_field</code>, <kbd>Ctrl</kbd> and{' '}
            <mark>a found word</mark>.
          </p>
          <p style={{fontSize: 'var(--t-small)'}}>Tables, menus, fields.</p>
          <p style={{fontSize: 'var(--t-meta)', color: 'var(--ink-3)'}}>Labels, sources, captions.</p>
          <p style={{fontSize: 'var(--t-figure)', fontWeight: 'var(--w-bold)'}}>2,200</p>
        </div>
      </Specimen>
      <Specimen name="Networks">
        <ul className={styles.row}>
          {networks.map(({id, name}) => (
            <li key={id} title={name}>
              <NetworkIcon id={id} />
            </li>
          ))}
        </ul>
        <p className={styles.row}>
          <NetworkIcon id="telegram" size="small" /> <NetworkIcon id="telegram" /> <NetworkIcon id="telegram" size="large" />
        </p>
      </Specimen>
      <Specimen name="Plates">
        <p className={styles.row}>
          <Plate code={10141} network="telegram" size="large" /> <Plate code={10141} network="telegram" />{' '}
          <Plate code={10052} to="/docs/tools/publications/issues/10052" />
        </p>
      </Specimen>
      <Specimen name="Actions">
        <p className={styles.row}>
          <button type="button" className="button button--primary">
            Main action
          </button>
          <button type="button" className="button">
            Action
          </button>
          <button type="button" className={clsx('button', styles.focused)}>
            With the focus
          </button>
          <button type="button" className="button button--sm">
            In a row of controls
          </button>
          <CopyButton text="10141">Copy</CopyButton>
        </p>
      </Specimen>
      <Specimen name="Fields">
        <div className={styles.fields}>
          <SearchField />
          <label className={styles.field}>
            Field
            <textarea rows={2} placeholder="10141 or Bad Request: chat not found" />
          </label>
        </div>
      </Specimen>
      <Specimen name="Text">
        <div className="markdown page-text">
          <p>A paragraph before steps.</p>
          <ol>
            <li>Open the channel.</li>
            <li>
              Add the bot as an administrator.
              <ul>
                <li>It needs one right.</li>
              </ul>
            </li>
            <li>Press the button.</li>
          </ol>
          <ul>
            <li>A point.</li>
            <li>Another one.</li>
          </ul>
          <div className="theme-admonition alert">
            <p>One kind of note, for all that must not be overlooked.</p>
          </div>
          <details>
            <summary>A fold</summary>
            <p>What it holds.</p>
          </details>
          <table>
            <thead>
              <tr>
                <th>Limit</th>
                <th>Value</th>
                <th>What happens</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Text</th>
                <td>4,096 characters</td>
                <td>The post is refused</td>
              </tr>
              <tr>
                <th scope="row">Files</th>
                <td>10</td>
                <td>The rest is left out</td>
              </tr>
            </tbody>
          </table>
          <CodeBlock title="request.sh" className="language-bash">
            curl https://api.example/v4.1/projects
          </CodeBlock>
        </div>
      </Specimen>
      <Specimen name="Cards">
        <Cards>
          <Card title="A way on" to="/docs">
            One sentence about it.
          </Card>
          <Card title="Another" to="/docs/api" />
        </Cards>
      </Specimen>
      <Composed />
      <Specimen name="Nothing here">
        <LooseThread />
      </Specimen>
    </div>
  );
}
