import networks from '@generated/network-names/default/names.json';
import Footer from '@theme/Footer';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Notice} from '../../api/components/OlderVersion';
import type {VersionLink} from '../../api/components/useVersionLinks.ts';
import {Versions} from '../../api/components/VersionSwitch';
import PostChecker from '../../checker/form';
import ErrorFinder from '../../errors/components/ErrorFinder';
import SupportReplies from '../../errors/components/SupportReplies';
import SearchButton from '../../search/window/Button.tsx';
import NavbarContent from '../navbar/NavbarContent.tsx';
import Specimen from './Specimen.tsx';
import styles from './styles.module.css';

const kinds = [
  {id: 'post', label: 'Post'},
  {id: 'story', label: 'Story'},
  {id: 'short', label: 'Short video'},
] as const;

const versions = (active: string): readonly VersionLink[] =>
  ['4.1', '4.0'].map((name) => ({name, to: '/docs/api', active: name === active, latest: name === '4.1'}));

/** What a page holds once only, since its ids, names of fields and landmarks are the page's: in the mode of the reader. */
export default function Whole(): ReactNode {
  return (
    <div className={styles.mode} data-strand="publishing">
      <Heading as="h2" id="whole" className={styles.heading}>
        Whole, in the page’s mode
      </Heading>
      <Specimen name="Bar">
        <div className={`navbar ${styles.bar}`}>
          <NavbarContent search={<SearchButton />} />
        </div>
      </Specimen>
      <Specimen name="Versions of the API">
        <div className={`navbar wide-only ${styles.bar}`}>
          <div className="navbar__inner">
            <Versions links={versions('4.1')} />
          </div>
        </div>
        <Notice links={versions('4.0')} />
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
        <Footer />
      </Specimen>
    </div>
  );
}
