import initial from '@page-names';

/** Names of error pages in the sidebar, by code: `{10141: "10141 Telegram can't find the chat"}`. */
export type PageNames = Readonly<Record<string, string>>;

/** Names that stand in the HTML of this page, in the list of all codes. */
function namesOnPage(): PageNames {
  if (typeof document === 'undefined') return {};
  const texts = [...document.querySelectorAll('.error-catalogue li a')].map((link) => link.textContent ?? '');
  return Object.fromEntries(texts.map((text) => [text.slice(0, 5), text]));
}

let names: PageNames = {...initial, ...namesOnPage()};
const listeners = new Set<() => void>();
let loading: Promise<void> | undefined;

/** Names that have arrived with a page, or all of them. */
export function addNames(more: PageNames): void {
  names = {...names, ...more};
  for (const listener of listeners) listener();
}

/** All names; fetched once, by the first who needs one that is missing. After a failure the numbers stay, until it is asked again. */
export function loadNames(): Promise<void> {
  loading ??= import('@generated/docusaurus-plugin-content-docs/default/names.json').then(
    ({default: all}) => addNames(all),
    () => {
      loading = undefined;
    },
  );
  return loading;
}

export function currentNames(): PageNames {
  return names;
}

/** Calls the listener whenever names arrive; the function it returns ends that. */
export function onNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
