import type {Locale} from '../../config/product.ts';
import {missingPartTexts} from './texts.ts';

/** Runs in the browser, as text of an inline script: it may use nothing from outside. */
function watch(message: string, retry: string, folder: string): void {
  let shown = false;
  const show = (what: string): void => {
    // A page that works already is helped by its navigation, which loads the next page whole.
    if (shown || document.documentElement.dataset.hasHydrated === 'true') return;
    shown = true;
    const element = (name: string, text: string): HTMLElement => {
      const made = document.createElement(name);
      made.textContent = text;
      return made;
    };
    const notice = element('div', '');
    notice.className = 'page-part-missing';
    notice.setAttribute('role', 'alert');
    const button = element('button', retry);
    button.className = 'button button--primary button--sm';
    button.addEventListener('click', () => window.location.reload());
    notice.append(element('p', message), element('code', what), button);
    document.body.prepend(notice);
  };
  // The event of a script that cannot be had does not bubble, so it is caught on its way down.
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.src.includes(folder)) show(new URL(target.src).pathname);
    },
    true,
  );
  // What answers and is no script of ours (the page of a hotel’s network, say) ends here.
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (reason?.name === 'ChunkLoadError') show(reason.message);
  });
}

/**
 * Inline script of every page: says when a part of it cannot be had on the first load or after the reload that follows a failed
 * navigation, and offers to try again. Without it the page stands there and answers nothing. It has to be inline: the part that is
 * missing may be the script that everything else is in.
 */
export function missingPartScript(locale: Locale, baseUrl: string): string {
  const {message, retry} = missingPartTexts[locale];
  return `(${watch.toString()})(${[message, retry, `${baseUrl}assets/`].map((text) => JSON.stringify(text)).join(',')})`;
}
