import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {nameEnds} from '../../../ui/name-ends.ts';
import Pieces from '../../../ui/Pieces.tsx';

const pattern = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A text with `code` and [links](/somewhere) as the page shows it. */
export function marked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, code, label, to] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      code === undefined ? (
        <Link key={match.index} to={to}>
          {label}
        </Link>
      ) : (
        <code key={match.index}>
          <Pieces of={code.split(nameEnds)} />
        </code>
      ),
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
