import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import useVersionLinks from '../useVersionLinks.ts';

/** Says on pages of an older API version that there is a newer one, with a link to the matching page. */
export default function OlderVersion(): ReactNode {
  const links = useVersionLinks();
  const active = links.find((link) => link.active);
  const latest = links.find((link) => link.latest);
  if (!active || !latest || active.latest) return null;
  return (
    <div className="theme-doc-version-banner alert alert--warning margin-bottom--md">
      <Translate
        id="api.olderVersion"
        values={{
          version: active.name,
          latest: (
            <Link to={latest.to}>
              <Translate id="api.olderVersion.link" values={{version: latest.name}}>
                {'this page in API {version}'}
              </Translate>
            </Link>
          ),
        }}
      >
        {'API {version} keeps working. For new integrations: {latest}'}
      </Translate>
    </div>
  );
}
