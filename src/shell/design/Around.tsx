import {DocSidebarItemsExpandedStateProvider, DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import AnnouncementBar from '@theme/AnnouncementBar';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocSidebarItems from '@theme/DocSidebarItems';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import Loading from '@theme/Loading';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import StaleTranslation from '../../content/StaleTranslation';
import EmptyHelp from '../../search/window/EmptyHelp.tsx';
import {ShownCopying} from '../../ui/copying.ts';
import {Panel} from '../Feedback';
import NetworkHead from '../network-page/NetworkHead';
import {Tools} from '../PageTools';
import States from './Forced.tsx';
import Specimen from './Specimen.tsx';
import styles from './styles.module.css';

const nothing = (): void => undefined;
const contents = [
  {id: 'light', value: 'Light', level: 2},
  {id: 'dark', value: 'Dark', level: 2},
];
const [previous, next] = [
  {title: 'Team and roles', permalink: '/docs/team'},
  {title: 'Connecting Telegram', permalink: '/docs/channels/telegram/connecting'},
];

/** Where this page would stand: breadcrumbs and menu open at it. */
function useMenu(): PropSidebarItem[] {
  const {pathname} = useLocation();
  const [channels, telegram, team] = [useBaseUrl('/docs/channels'), useBaseUrl('/docs/channels/telegram'), useBaseUrl('/docs/team')];
  const open = {type: 'category', collapsible: true, collapsed: false} as const;
  return [
    {
      ...open,
      label: 'Networks',
      href: channels,
      items: [{...open, label: 'Telegram', href: telegram, items: [{type: 'link', label: 'Connecting', href: pathname, docId: 'design'}]}],
    },
    {...open, label: 'Team', href: team, collapsed: true, items: [{type: 'link', label: 'Roles', href: team}]},
  ];
}

function Answered({state, helpful}: Pick<Parameters<typeof Panel>[0], 'state' | 'helpful'>): ReactNode {
  return (
    <Panel
      way="analytics"
      state={state}
      helpful={helpful}
      note=""
      answer={{helpful: helpful === true, note: '', subject: '', page: ''}}
      onHelpful={nothing}
      onNote={nothing}
      onSend={nothing}
    />
  );
}

/** What stands around a page's text. */
export default function Around(): ReactNode {
  const {pathname} = useLocation();
  const menu = useMenu();
  const markdown = useBaseUrl('/docs/team').concat('.md');
  return (
    <>
      <Specimen name="Announcement">
        <AnnouncementBar />
      </Specimen>
      <Specimen name="Menu">
        <DocSidebarItemsExpandedStateProvider>
          <ul className="menu__list">
            <DocSidebarItems items={menu} activePath={pathname} level={1} />
          </ul>
        </DocSidebarItemsExpandedStateProvider>
      </Specimen>
      <Specimen name="Breadcrumbs, contents, way on, tools of a page">
        <div className="page-columns page-columns-aside">
          <div className="page-text">
            <DocsSidebarProvider name="design" items={menu}>
              <DocBreadcrumbs />
            </DocsSidebarProvider>
            <TOCCollapsible toc={contents} className="theme-doc-toc-mobile" />
            <DocPaginator previous={previous} next={next} />
            <DocPaginator previous={undefined} next={next} />
          </div>
          <div className="page-aside">
            <TOC toc={contents} />
            <Tools address={markdown}>
              <EditThisPage editUrl="https://git.example/edit" />
              <LastUpdated lastUpdatedAt={Date.UTC(2026, 2, 3)} />
            </Tools>
          </div>
        </div>
      </Specimen>
      <Specimen name="Menu, contents, way on, tools pressed">
        <DocSidebarItemsExpandedStateProvider>
          <States of=".menu__link, .menu__caret" wide>
            <ul className="menu__list">
              <DocSidebarItems items={menu.slice(1)} activePath={pathname} level={1} />
            </ul>
          </States>
        </DocSidebarItemsExpandedStateProvider>
        <States wide>
          <TOCCollapsible toc={contents} className="theme-doc-toc-mobile" />
        </States>
        <States wide>
          <DocPaginator previous={undefined} next={next} />
        </States>
        <States wide>
          <Tools address={markdown} />
        </States>
      </Specimen>
      {(['copied', 'failed'] as const).map((state) => (
        <Specimen key={state} name={state === 'copied' ? 'Tools, copied' : 'Tools, copying failed'}>
          <ShownCopying value={state}>
            <Tools address={markdown} />
          </ShownCopying>
        </Specimen>
      ))}
      <Specimen name="Feedback asked">
        <Answered state="asked" helpful={undefined} />
      </Specimen>
      <Specimen name="Feedback chosen">
        <Answered state="asked" helpful={false} />
      </Specimen>
      <Specimen name="Feedback sent, given before, enough, failed">
        {(['sent', 'before', 'enough', 'failed'] as const).map((state) => (
          <Answered key={state} state={state} helpful />
        ))}
      </Specimen>
      <Specimen name="Head of a network’s page">
        <NetworkHead
          facts={{
            network: 'telegram',
            title: 'Telegram',
            ways: [
              {text: 'Connect', to: '/docs/channels/telegram/connecting'},
              {text: 'Another way', to: '/docs/channels'},
            ],
            compare: {text: 'Compare limits', to: '/docs/tools/publications/faq/crossposting-limitations'},
          }}
        >
          <p>The first sentence of a page.</p>
        </NetworkHead>
      </Specimen>
      <Specimen name="Search, nothing typed or found">
        <EmptyHelp />
      </Specimen>
      <Specimen name="Older translation">
        <StaleTranslation />
      </Specimen>
      <Specimen name="Part of a page that is loading or missing">
        <Loading error={null} isLoading timedOut={false} pastDelay retry={nothing} />
        <div className={styles.fields}>
          <Loading error={new Error('Loading chunk 1 failed')} isLoading={false} timedOut={false} pastDelay retry={nothing} />
        </div>
      </Specimen>
    </>
  );
}
