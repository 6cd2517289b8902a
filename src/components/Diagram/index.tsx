import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import type {DiagramData} from '../../content/diagrams/layout.ts';
import styles from './styles.module.css';

/** A picture of boxes and arrows that follows the colour mode, with the same said in words below it. */
export default function Diagram({facts}: {readonly facts: DiagramData}): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={facts.title}>
        <svg
          viewBox={`0 0 ${facts.width} ${facts.height}`}
          style={{minWidth: Math.min(facts.width, 620), maxWidth: facts.width}}
          className={styles.picture}
          role="img"
          aria-labelledby={`${id}-title`}
        >
          <title id={`${id}-title`}>{facts.title}</title>
          <defs>
            <marker id={`${id}-head`} viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
              <path d="M0 0 8 4 0 8Z" className={styles.head} />
            </marker>
          </defs>
          {facts.arrows.map((arrow) => (
            <path key={arrow.id} d={arrow.path} className={styles.arrow} markerEnd={`url(#${id}-head)`} />
          ))}
          {facts.boxes.map((box) => (
            <g key={box.id} className={clsx(styles.box, styles[box.tone])}>
              <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="10" />
              <text textAnchor="middle" dominantBaseline="central">
                {box.lines.map((line, index) => (
                  <tspan key={line} x={box.x + box.width / 2} y={box.y + box.height / 2 - (box.lines.length - 1) * 9 + index * 18}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
          {facts.arrows.map(
            (arrow) =>
              arrow.label && (
                <text key={arrow.id} x={arrow.label.x} y={arrow.label.y} textAnchor="middle" className={styles.label}>
                  {arrow.label.text}
                </text>
              ),
          )}
        </svg>
      </section>
      <figcaption>
        <details className={styles.words}>
          <summary>
            <Translate id="diagram.words">The picture in words</Translate>
          </summary>
          <ul>
            {facts.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}
