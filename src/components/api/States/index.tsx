import {useId, type ReactNode} from 'react';
import type {StatesData} from '../../../api/states.ts';
import styles from './styles.module.css';

const box = {width: 128, height: 44};
const cell = {width: 172, height: 68};
const margin = 4;

type Point = readonly [x: number, y: number];

function centre({column, row}: {readonly column: number; readonly row: number}): Point {
  return [margin + column * cell.width + box.width / 2, margin + row * cell.height + box.height / 2];
}

/** Where the line from one centre to the other leaves the box around the first. */
function edge([x, y]: Point, [towardsX, towardsY]: Point, gap = 0): Point {
  const [dx, dy] = [towardsX - x, towardsY - y];
  const scale = Math.min((box.width / 2 + gap) / Math.abs(dx || 1e-9), (box.height / 2 + gap) / Math.abs(dy || 1e-9));
  return [x + dx * scale, y + dy * scale];
}

/** States and the ways between them: a picture in the page's colours, and the same as a list below it. */
export default function States({facts}: {readonly facts: StatesData}): ReactNode {
  const id = useId();
  const of = new Map(facts.states.map((state) => [state.value, state]));
  const width = margin * 2 + Math.max(...facts.states.map((state) => state.column)) * cell.width + box.width;
  const height = margin * 2 + Math.max(...facts.states.map((state) => state.row)) * cell.height + box.height;
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={facts.title} aria-describedby={`${id}list`}>
          <defs>
            <marker id={`${id}arrow`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 8 4 0 8Z" className={styles.arrow} />
            </marker>
          </defs>
          {facts.transitions.map(({from, to}) => {
            const [start, end] = [of.get(from), of.get(to)];
            if (!start || !end) return null;
            const [x1, y1] = edge(centre(start), centre(end));
            const [x2, y2] = edge(centre(end), centre(start), 2);
            return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} className={styles.line} markerEnd={`url(#${id}arrow)`} />;
          })}
          {facts.states.map((state) => {
            const [x, y] = centre(state);
            return (
              <g key={state.value}>
                <rect x={x - box.width / 2} y={y - box.height / 2} width={box.width} height={box.height} rx="8" className={styles.box} />
                <text x={x} y={y} className={styles.text}>
                  <tspan className={styles.value}>{state.value}</tspan> {state.label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <ul id={`${id}list`} className={styles.list}>
        {facts.transitions.map(({from, to, when}) => (
          <li key={`${from}-${to}`}>
            <code>{from}</code> {of.get(from)?.label} → <code>{to}</code> {of.get(to)?.label}: {when}
          </li>
        ))}
      </ul>
    </figure>
  );
}
