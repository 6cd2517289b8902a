// Not a wrap: the stock one makes an Intl.DateTimeFormat on every page, see short-date.ts.
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {shortDate} from '../../ui/short-date.ts';
import type {Locale} from '../../config/product.ts';

/** When the page's text last changed. `lastUpdatedAt`: milliseconds since 1970. */
export default function LastUpdated({lastUpdatedAt}: {readonly lastUpdatedAt?: number | null}): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const shown = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {shortDate(date, i18n.currentLocale as Locale)}
      </time>
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: (
            <Translate id="theme.lastUpdated.atDate" values={{date: shown}}>
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
