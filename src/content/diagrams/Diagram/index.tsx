import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import type {DiagramData, Picture} from '../layout.ts';
import styles from './styles.module.css';

function Drawing({picture, title, className}: {readonly picture: Picture; readonly title: string; readonly className: string | undefined}): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      style={{maxWidth: picture.width}}
      fontSize={picture.letters}
      className={clsx(styles.picture, className)}
      role="img"
      aria-labelledby={`${id}-title`}
    >
      <title id={`${id}-title`}>{title}</title>
      <defs>
        <marker id={`${id}-head`} viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 0 8 4 0 8Z" className={styles.head} />
        </marker>
      </defs>
      {picture.arrows.map((arrow) => (
        <path key={arrow.id} d={arrow.path} className={styles.arrow} markerEnd={`url(#${id}-head)`} />
      ))}
      {picture.boxes.map((box) => (
        <g key={box.id} className={clsx(styles.box, styles[box.tone])}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
          <text textAnchor="middle" dominantBaseline="central">
            {box.lines.map((line, index) => (
              <tspan key={line} x={box.x + box.width / 2} y={box.y + box.height / 2 - (box.lines.length - 1) * 9 + index * 18}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {picture.arrows.map((arrow) =>
        arrow.label?.map((line) => (
          <text
            key={`${arrow.id}-${line.y}`}
            x={line.x}
            y={line.y}
            textAnchor="middle"
            fontSize={picture.labelLetters}
            className={clsx(styles.label, !arrow.beside && styles.over)}
          >
            {line.text}
          </text>
        )),
      )}
    </svg>
  );
}

/** A picture of boxes and arrows that follows the colour mode, upright on a phone, with the same said in words below it. */
export default function Diagram({facts}: {readonly facts: DiagramData}): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* Of the two one is shown, for the eye and for who listens alike. */}
      <Drawing picture={facts.wide} title={facts.title} className={styles.wide} />
      <Drawing picture={facts.narrow} title={facts.title} className={styles.narrow} />
      <figcaption>
        <details className={styles.words}>
          <summary>
            <Translate id="diagram.words">The diagram in words</Translate>
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
