// Not a wrap: the stock one makes an Intl.DateTimeFormat on every page, see short-date.ts.
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {shortDate} from '../../ui/short-date.ts';
import type {Locale} from '../../config/product.ts';

interface Props {
  /** Milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null;
  /** Whom the page names in `last_update`; else nobody is named. */
  readonly lastUpdatedBy?: string | null | undefined;
}

/** When the page's text last changed, and by whom where the page says so. */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
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
          byUser: lastUpdatedBy ? (
            <Translate id="theme.lastUpdated.byUser" values={{user: <b>{lastUpdatedBy}</b>}}>
              {' by {user}'}
            </Translate>
          ) : (
            ''
          ),
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
