import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {RuleCode} from '../types.ts';

/** "Error code: 10023", each code a link to its page; nothing without codes. */
export default function Codes({codes}: {readonly codes: readonly RuleCode[]}): ReactNode {
  if (codes.length === 0) return null;
  return (
    <>
      <Translate id="postChecker.code">Error code:</Translate>{' '}
      {codes.map(({code, to, title}, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <Link to={to} title={title}>
            {code}
          </Link>
        </span>
      ))}
    </>
  );
}
