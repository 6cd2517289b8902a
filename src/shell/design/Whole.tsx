import networks from '@generated/network-names/default/names.json';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useRef} from 'react';
import PostChecker from '../../checker/form';
import ErrorFinder from '../../errors/components/ErrorFinder';
import SupportReplies from '../../errors/components/SupportReplies';
import Specimen from './Specimen.tsx';
import styles from './styles.module.css';

const kinds = [
  {id: 'post', label: 'Post'},
  {id: 'story', label: 'Story'},
  {id: 'short', label: 'Short video'},
] as const;

/**
 * The page's own bar or footer once more, to be looked at: what is imported here as well would no longer be one piece in the script of
 * every page (0.3 kB of brotli).
 */
function Copy({of}: {readonly of: string}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = document.querySelector(of)?.cloneNode(true);
    if (own) place.current?.replaceChildren(own);
  }, [of]);
  return <div ref={place} inert />;
}

/** What a page holds once only, since its ids, names of fields and landmarks are the page's: in the mode of the reader. */
export default function Whole(): ReactNode {
  return (
    <div className={styles.mode} data-strand="publishing">
      <Heading as="h2" id="whole" className={styles.heading}>
        Whole, in the page’s mode
      </Heading>
      <Specimen name="Bar">
        <div className={`navbar ${styles.bar}`}>
          <Copy of="nav.navbar > .navbar__inner" />
        </div>
      </Specimen>
      <Specimen name="Form of the finder">
        <div className="markdown">
          <ErrorFinder />
        </div>
      </Specimen>
      <Specimen name="Form of the checker">
        <div className="markdown">
          <PostChecker facts={{networks, kinds}} />
        </div>
      </Specimen>
      <Specimen name="Form of the support replies">
        <div className="markdown">
          <SupportReplies />
        </div>
      </Specimen>
      <Specimen name="Footer">
        <Copy of=".theme-layout-footer" />
      </Specimen>
    </div>
  );
}
