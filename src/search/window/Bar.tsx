import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {openSearchEvent} from '../open.ts';
import SearchButton from './Button.tsx';
import type {Props as ModalProps} from './Modal.tsx';
import {embeddedClient, useFilters, useSearchConfig} from './setup.ts';
import Unavailable from './Unavailable.tsx';
import {useSearchKeys} from './use-search-keys.ts';
import './styles.css';

type Modal = ComponentType<ModalProps>;

function queryOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null && 'query' in detail && typeof detail.query === 'string' ? detail.query : '';
}

/**
 * The button in the navbar and the modal it opens; also opened by Ctrl+K, Command+K, the slash key and
 * `openSearch()`. Nothing of the modal or the index is loaded before the button gets the focus or the modal is opened.
 */
export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {backend} = useSearchConfig();
  const filters = useFilters();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const [Modal, setModal] = useState<Modal>();
  const [unavailable, setUnavailable] = useState(false);
  const [opened, setOpened] = useState<{readonly query: string; readonly count: number}>();

  const load = useCallback(async (): Promise<void> => {
    // Only ahead of time: without it, the first query asks for it again and says that it cannot be had.
    if (backend === 'embedded')
      embeddedClient(siteConfig.baseUrl, siteConfig.url).then(
        (client) => client.prepare(filters),
        () => undefined,
      );
    const {default: loaded} = await import('./Modal.tsx');
    setModal(() => loaded);
  }, [backend, siteConfig.baseUrl, siteConfig.url, filters]);

  const loadAhead = (): void => {
    // What cannot be had now is asked for again when the window is to open, which then says so.
    load().catch(() => undefined);
  };
  const open = useCallback(
    (query = '', isMore = false): void => {
      if (!document.body.classList.contains('DocSearch--active')) before.current = document.activeElement;
      setOpened((last) => ({query: isMore ? `${last?.query ?? ''}${query}` : query, count: (last?.count ?? 0) + 1}));
      // Without the window's code the page stays as it is: a form on it may be half filled in.
      setUnavailable(false);
      load().catch(() => setUnavailable(true));
    },
    [load],
  );
  const close = useCallback((): void => {
    setOpened(undefined);
    setUnavailable(false);
    const last = before.current;
    // The modal gives the page its scrolling back first; a focus that scrolls would jump.
    setTimeout(() => {
      if (last instanceof HTMLElement && last.isConnected) last.focus({preventScroll: true});
    });
  }, []);

  useSearchKeys(opened !== undefined, open, close);
  useEffect(() => {
    const listen = (event: Event): void => open(queryOf(event));
    window.addEventListener(openSearchEvent, listen);
    return () => window.removeEventListener(openSearchEvent, listen);
  }, [open]);

  return (
    <>
      <SearchButton
        ref={button}
        onFocus={loadAhead}
        onPointerEnter={loadAhead}
        onClick={() => open(opened?.query)}
        onKeyDown={(event) => {
          // What is typed on the button is what is looked for, all of it while the window is still on its way.
          if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
          if (!opened && (event.key === ' ' || event.key === '/')) return;
          event.preventDefault();
          open(event.key, true);
        }}
      />
      {unavailable && opened && !Modal && createPortal(<Unavailable onAgain={() => open(opened.query)} onClose={close} />, document.body)}
      {Modal && opened && createPortal(<Modal key={opened.count} query={opened.query} filters={filters} onClose={close} />, document.body)}
    </>
  );
}
