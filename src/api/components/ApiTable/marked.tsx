import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

const pattern = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A name in code, which may end a line behind each `_` and nowhere else. */
function name(code: string): ReactNode[] {
  return code.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

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
        <code key={match.index}>{name(code)}</code>
      ),
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
