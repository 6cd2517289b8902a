import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The page in each language, one tap away; a phone's menu would take three. The wide navbar has the dropdown. */
export default function LanguageSwitch(): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const rest = useHistorySelector(({location}) => location.search + location.hash);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={styles.languages} role="group" aria-label={translate({id: 'languageSwitch.label', message: 'Language'})}>
      {locales.map((locale) => (
        // A plain link: the other language is another build, with a menu and texts of its own.
        <a
          key={locale}
          href={createUrl({locale, fullyQualified: false}) + rest}
          lang={localeConfigs[locale]?.htmlLang}
          hrefLang={localeConfigs[locale]?.htmlLang}
          title={localeConfigs[locale]?.label}
          aria-current={locale === currentLocale ? 'true' : undefined}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
