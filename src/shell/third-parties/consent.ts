import type {ThirdPartySettings} from './settings.ts';

const storageKey = 'third-party-consent';

const texts = {
  en: {label: 'Cookies', text: 'May we count visits and offer the support chat? Both set cookies.', yes: 'Allow', no: 'Refuse'},
  ru: {label: 'Файлы cookie', text: 'Можно считать посещения и показывать чат поддержки? Для этого нужны файлы cookie.', yes: 'Разрешить', no: 'Отказаться'},
} as const;

function stored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored, so the reader is asked again on the next visit.
    return null;
  }
}

function store(value: 'yes' | 'no'): void {
  try {
    window.localStorage.setItem(storageKey, value);
  } catch {
    // Storage is blocked: the answer holds for this visit only.
  }
}

/** Asks once; resolves to the reader's answer, at once when it is known or when no consent is asked. */
export function askConsent(settings: ThirdPartySettings): Promise<boolean> {
  if (!settings.consent) return Promise.resolve(true);
  const known = stored();
  if (known === 'yes' || known === 'no') return Promise.resolve(known === 'yes');
  const text = texts[settings.locale];
  return new Promise((resolve) => {
    const bar = document.createElement('section');
    bar.className = 'consent no-print';
    bar.setAttribute('aria-label', text.label);
    const paragraph = document.createElement('p');
    paragraph.textContent = text.text;
    bar.append(paragraph);
    for (const [answer, label] of [
      ['yes', text.yes],
      ['no', text.no],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = answer === 'yes' ? 'button button--primary button--sm' : 'button button--secondary button--sm';
      button.textContent = label;
      button.addEventListener('click', () => {
        store(answer);
        bar.remove();
        resolve(answer === 'yes');
      });
      bar.append(button);
    }
    document.body.append(bar);
  });
}
