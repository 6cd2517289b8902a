import Link from '@docusaurus/Link';
import {type ReactNode, useId, useState} from 'react';
import CopyIconButton from '../../api/components/CopyIconButton';
import Card from '../../ui/Card';
import CodeBlock from '../../ui/CodeBlock';
import {ShownCopying} from '../../ui/copying.ts';
import CopyButton from '../../ui/CopyButton';
import Fold from '../../ui/Fold';
import KindPick from '../../ui/Pick/KindPick.tsx';
import NetworkPick from '../../ui/Pick/NetworkPick.tsx';
import Plate from '../../ui/Plate';
import Rows from '../../ui/Rows';
import States from './Forced.tsx';
import Specimen from './Specimen.tsx';
import styles from './styles.module.css';

const kinds = [
  {id: 'post', label: 'Post'},
  {id: 'story', label: 'Story'},
] as const;
const networks = [
  {id: 'telegram', name: 'Telegram'},
  {id: 'bluesky', name: 'Bluesky'},
  {id: 'youtube', name: 'YouTube'},
];

function Choices(): ReactNode {
  const [kind, setKind] = useState<'post' | 'story'>('post');
  const [chosen, setChosen] = useState<readonly string[]>(['telegram']);
  return (
    <div className={styles.fields}>
      <KindPick legend="Switch" name={useId()} kinds={kinds} chosen={kind} onChoose={setKind} />
      <NetworkPick
        legend="Chips"
        networks={networks}
        chosen={chosen}
        onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
      />
    </div>
  );
}

const nothing = (): void => undefined;

/** What is pressed, in the states that a pointer, a keyboard or a press gives it. */
export default function Pressed(): ReactNode {
  return (
    <>
      <Specimen name="Switch and chips, on and off">
        <Choices />
      </Specimen>
      <Specimen name="Chips pressed">
        <States>
          <NetworkPick legend={<span className="spoken">Chips</span>} networks={networks.slice(0, 1)} chosen={[]} onToggle={nothing} />
        </States>
        <States>
          <NetworkPick legend={<span className="spoken">Chips</span>} networks={networks.slice(0, 1)} chosen={['telegram']} onToggle={nothing} />
        </States>
      </Specimen>
      <Specimen name="Actions pressed">
        <States>
          <button type="button" className="button button--primary">
            Main action
          </button>
        </States>
        <States>
          <button type="button" className="button">
            Action
          </button>
        </States>
        <States>
          <button type="button" className="button button--sm">
            In a row
          </button>
        </States>
      </Specimen>
      <Specimen name="Actions disabled">
        <p className={styles.row}>
          <button type="button" className="button button--primary" disabled>
            Main action
          </button>
          <button type="button" className="button" disabled>
            Action
          </button>
        </p>
      </Specimen>
      <Specimen name="Fields pressed">
        <States>
          <input type="search" className={styles.input} aria-label="Field" placeholder="Empty" />
        </States>
        <States>
          <select className={styles.input} aria-label="List">
            <option>Any</option>
          </select>
        </States>
      </Specimen>
      <Specimen name="Links pressed">
        <div className="markdown page-text">
          <States>
            <p>
              A <Link to="/docs">link</Link> in text
            </p>
          </States>
          <States>
            <Plate code={10052} to="/docs/tools/publications/issues/10052" />
          </States>
          <States>
            <Rows ways={[{to: '/docs/team', title: 'A row', note: 'note'}]} />
          </States>
          <States>
            <Fold facts={{title: 'A fold'}}>What it holds.</Fold>
          </States>
        </div>
        <States wide>
          <CodeBlock title="request.sh" className="language-bash">
            curl -I https://api.example
          </CodeBlock>
        </States>
        <States>
          <Card title="A card" to="/docs">
            One sentence.
          </Card>
        </States>
      </Specimen>
      {(['copied', 'failed'] as const).map((state) => (
        <Specimen key={state} name={state === 'copied' ? 'Copied' : 'Copying failed'}>
          <ShownCopying value={state}>
            <p className={styles.row}>
              <CopyButton text="10141">Copy</CopyButton>
              <CopyIconButton label="Copy the URL" text={() => ''} />
            </p>
            <CodeBlock title="request.sh" className="language-bash">
              curl https://api.example/v4.1/projects
            </CodeBlock>
          </ShownCopying>
        </Specimen>
      ))}
    </>
  );
}
