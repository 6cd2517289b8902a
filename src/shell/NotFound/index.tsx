import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {type ReactNode, useEffect, useState} from 'react';
import {openSearch} from '../../search/open.ts';
import {askedPath, notFoundPageOf} from './address.ts';
import {closestPages, errorCodeIn, type KnownPage} from './closest.ts';
import styles from './styles.module.css';

type Route = (typeof routes)[number];

function allPaths(list: readonly Route[]): string[] {
  return list.flatMap((route) =>
    route.routes ? allPaths(route.routes as Route[]) : typeof route.path === 'string' && route.path !== '*' && route.exact ? [route.path] : [],
  );
}

/** Titles of pages by their paths; none when they cannot be had, since the paths alone help as well. */
function loadTitles(): Promise<Readonly<Record<string, string>>> {
  return import('@generated/page-titles/default/titles.json').then(
    ({default: titles}) => titles,
    () => ({}),
  );
}

/** What stands on a page that does not exist: the page that was probably meant, the search, the ways in. */
export default function NotFound(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname, search} = useLocation();
  // The same HTML file answers every unknown address, so the address is known in the browser only.
  const [found, setFound] = useState<{error?: string | undefined; pages: readonly KnownPage[]}>({pages: []});
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
    const paths = [...new Set(allPaths(routes))];
    let wanted = asked;
    try {
      wanted = decodeURIComponent(asked);
    } catch {
      // An address with a broken percent sign is compared as it stands.
    }
    const error = errorCodeIn(wanted, paths);
    setFound({error, pages: []});
    if (error) return undefined;
    let left = false;
    void loadTitles().then((titles) => {
      if (left) return;
      const known = paths.map((path) => ({path: path.slice(base.length), title: titles[path] ?? ''}));
      setFound({pages: closestPages(wanted.slice(base.length), known).map((page) => ({...page, path: base + page.path}))});
    });
    return () => {
      left = true;
    };
  }, [pathname, search, siteConfig.baseUrl, i18n]);
  return (
    <main className={styles.page}>
      <h1>
        <Translate id="notFound.title">There is no such page</Translate>
      </h1>
      {found.error && (
        <p className={styles.lead}>
          <Translate
            id="notFound.error"
            values={{
              link: <Link to={found.error}>{translate({id: 'notFound.errorLink', message: 'error {code}'}, {code: found.error.split('/').at(-1) ?? ''})}</Link>,
            }}
          >
            {'The address holds an error code. You are probably looking for {link}.'}
          </Translate>
        </p>
      )}
      {found.pages.length > 0 && (
        <>
          <p className={styles.lead}>
            <Translate id="notFound.closest">Perhaps you meant one of these:</Translate>
          </p>
          <ul>
            {found.pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title || path}</Link>
                {title && <small> {path}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={() => openSearch()}>
          <Translate id="notFound.search">Search the help</Translate>
        </button>
        <Link className="button button--secondary" to="/docs">
          <Translate id="notFound.documentation">All documentation</Translate>
        </Link>
        <Link className="button button--secondary" to="/docs/tools/publications/issues">
          <Translate id="notFound.errors">All error codes</Translate>
        </Link>
      </p>
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
    </main>
  );
}
