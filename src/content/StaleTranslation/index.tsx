import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Tells the reader of a translation that the English page has changed since. */
export default function StaleTranslation(): ReactNode {
  const address = useAlternatePageUtils().createUrl({locale: 'en', fullyQualified: false});
  return (
    <p className="alert alert--warning">
      <Translate
        id="staleTranslation.text"
        values={{
          link: (
            <a href={address} hrefLang="en">
              <Translate id="staleTranslation.link">English page</Translate>
            </a>
          ),
        }}
      >
        {'This translation is older than the {link}; where the two differ, the English page is right.'}
      </Translate>
    </p>
  );
}
