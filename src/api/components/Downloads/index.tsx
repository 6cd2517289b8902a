import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** A version's description for programs. The files are made by the build, so they are plain links, not pages. */
export default function Downloads({version}: {readonly version: string}): ReactNode {
  const file = useBaseUrl(`/openapi/v${version}`);
  return (
    <ul>
      <li>
        OpenAPI 3.1:{' '}
        <a href={`${file}.yaml`} download>
          YAML
        </a>
        ,{' '}
        <a href={`${file}.json`} download>
          JSON
        </a>
      </li>
      <li>
        <a href={`${file}.postman.json`} download>
          <Translate id="api.postman">Postman collection</Translate>
        </a>
      </li>
    </ul>
  );
}
