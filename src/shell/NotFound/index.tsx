import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useState} from 'react';
import {codePageIn} from '../../errors/code-page.ts';
import Rows from '../../ui/Rows';
import {knownPaths} from '../known-paths.ts';
import SearchField from '../SearchField';
import {askedPath, notFoundPageOf} from './address.ts';
import {closestPages, type NamedPage, pagesByWords, pagesOfList, searchWords} from './closest.ts';
import LooseThread from '../../ui/LooseThread';
import styles from './styles.module.css';

const suggested = 5;

/** Titles of all pages, from the list that is made for programs; none when it cannot be had. */
async function namedPages(baseUrl: string, origin: string): Promise<readonly NamedPage[]> {
  const answer = await fetch(`${baseUrl}llms.txt`);
  return answer.ok ? pagesOfList(await answer.text(), origin) : [];
}

/** What stands on a page that does not exist: the page that was probably meant, the search, the ways in. */
export default function NotFound(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname, search} = useLocation();
  // The same HTML file answers every unknown address, so the address is known in the browser only.
  const [found, setFound] = useState<{error?: string | undefined; pages: readonly NamedPage[]}>({pages: []});
  const [words, setWords] = useState('');
  useEffect(() => {
    const elsewhere = notFoundPageOf(pathname, i18n.currentLocale, i18n.localeConfigs);
    if (elsewhere) {
      window.location.replace(elsewhere);
      return undefined;
    }
    const asked = askedPath(pathname, search, siteConfig.baseUrl);
    // The reader sees, and may correct, the address that was typed.
    if (asked !== pathname) window.history.replaceState(window.history.state, '', asked);
    const base = siteConfig.baseUrl.replace(/\/$/, '');
    let wanted = asked;
    try {
      wanted = decodeURIComponent(asked);
    } catch {
      // An address with a broken percent sign is compared as it stands.
    }
    setWords(searchWords(wanted.slice(base.length)));
    let stale = false;
    const suggest = async (): Promise<void> => {
      const paths = await knownPaths();
      if (stale) return;
      const error = codePageIn(wanted, paths);
      if (error) {
        setFound({error, pages: []});
        return;
      }
      const close = closestPages(
        wanted.slice(base.length),
        paths.map((path) => path.slice(base.length)),
      ).map((path) => base + path);
      // Until titles are there, and where they cannot be had, a page is called by its address.
      setFound({pages: close.map((path) => ({path, title: path}))});
      const pages = await namedPages(siteConfig.baseUrl, siteConfig.url);
      if (stale || pages.length === 0) return;
      const titles = new Map(pages.map(({path, title}) => [path, title]));
      const named = [...close.map((path) => ({path, title: titles.get(path) ?? path})), ...pagesByWords(wanted.slice(base.length), pages)];
      setFound({pages: [...new Map(named.map((page) => [page.path, page])).values()].slice(0, suggested)});
    };
    // Offline there is nothing to suggest but the ways in, which stand below.
    suggest().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [pathname, search, siteConfig.baseUrl, siteConfig.url, i18n]);
  return (
    <main className={`home-row ${styles.frame}`}>
      <div className={styles.page}>
        <LooseThread className={styles.thread} />
        <h1>
          <Translate id="notFound.title">This page doesn’t exist</Translate>
        </h1>
        <p className={styles.lead}>
          {found.error ? (
            <Translate
              id="notFound.error"
              values={{
                link: (
                  <Link to={found.error}>{translate({id: 'notFound.errorLink', message: 'error {code}'}, {code: found.error.split('/').at(-1) ?? ''})}</Link>
                ),
              }}
            >
              {'The address contains an error code. You’re probably looking for {link}.'}
            </Translate>
          ) : (
            <Translate id="notFound.lead">It might have moved, or there’s a typo in the link.</Translate>
          )}
        </p>
        {found.pages.length > 0 && (
          <>
            <h2 className={styles.heading} id="closest">
              <Translate id="notFound.closest">Did you mean one of these?</Translate>
            </h2>
            <Rows ways={found.pages.map(({path, title}) => ({to: path, title}))} labelledBy="closest" />
          </>
        )}
        <SearchField words={words} />
        <div className={styles.ways}>
          <Rows
            ways={[
              {to: '/docs/tools/publications/issues', title: translate({id: 'notFound.errors', message: 'Find an error by its code'})},
              {to: '/docs/channels', title: translate({id: 'notFound.channels', message: 'All channels'})},
              {to: '/docs', title: translate({id: 'notFound.documentation', message: 'All documentation'})},
              {to: '/docs/api', title: 'API'},
            ]}
          />
        </div>
        {/* With script the page leads to its own language; without, the reader chooses. */}
        <noscript>
          <ul>
            {Object.values(i18n.localeConfigs).map(({label, htmlLang, baseUrl}) => (
              <li key={htmlLang}>
                <a href={`${baseUrl}docs`} lang={htmlLang} hrefLang={htmlLang}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </main>
  );
}
