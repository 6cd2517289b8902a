import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {RuleCode} from '../types.ts';

function Code({code, to, title}: RuleCode): ReactNode {
  // A page of its own: the files of this one would be gone when the reader comes back.
  return (
    <a href={useBaseUrl(to)} title={title} target="_blank" rel="noopener">
      {code}
    </a>
  );
}

/** "Error code: 10023", each code a link to its page; nothing without codes. */
export default function Codes({codes}: {readonly codes: readonly RuleCode[]}): ReactNode {
  if (codes.length === 0) return null;
  return (
    <>
      <Translate id="postChecker.code">Error code:</Translate>{' '}
      {codes.map((code, index) => (
        <span key={code.code}>
          {index > 0 && ', '}
          <Code {...code} />
        </span>
      ))}
    </>
  );
}
