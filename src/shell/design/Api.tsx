import {type ReactNode, useState} from 'react';
import Answers from '../../api/components/Answers';
import ApiTable from '../../api/components/ApiTable';
import Endpoint from '../../api/components/Endpoint';
import Field from '../../api/components/Field';
import Fields from '../../api/components/Fields';
import FoldAll from '../../api/components/FoldAll';
import Nested from '../../api/components/Nested';
import Refusal from '../../api/components/Refusal';
import RequestBuilder from '../../api/components/RequestBuilder';
import RequestSamples from '../../api/components/RequestSamples';
import type {RequestSpec, Values} from '../../api/samples/spec.ts';
import States from './Forced.tsx';
import Specimen from './Specimen.tsx';

const server = 'https://api.example/v4.1';

const spec: RequestSpec = {
  method: 'POST',
  server,
  path: '/projects/{project_id}/posts',
  document: 'https://api.example/openapi.yaml',
  clientName: 'api',
  parameters: [{path: 'project_id', kind: 'number', required: true, in: 'path', example: 12}],
  bodies: [
    {id: 'text', label: 'Text', value: {content: 'Hello!', silent: true}},
    {id: 'later', label: 'Scheduled', value: {content: 'Hello!', at: '2026-03-03T10:00:00Z'}},
  ],
  fields: [
    {path: 'content', kind: 'text', required: true, lines: true},
    {path: 'silent', kind: 'boolean', required: false},
  ],
  forms: false,
};

/** The form of a sample, with a value that is none. */
function Builder(): ReactNode {
  const [values, setValues] = useState<Values>({project_id: 'twelve', 'body.content': ''});
  return <RequestBuilder spec={spec} body="text" values={values} onChange={setValues} />;
}

const answers = [
  {status: '200', examples: [{label: 'Published', value: {id: 12, state: 'published'}}]},
  {status: '422', examples: [{label: 'Refused', value: {code: 10141}}]},
];

const codes = {
  columns: ['Code', 'What happened', 'What to do'],
  rows: [['[10141](/docs/tools/publications/issues/10141)', 'The channel isn’t found', 'Reconnect the account']],
};

/** Parts of the API reference. Anchors are the mode's own. */
export default function Api({mode}: {readonly mode: 'light' | 'dark'}): ReactNode {
  return (
    <>
      <Specimen name="Methods and addresses">
        {['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => (
          <Endpoint key={method} method={method} server={server} path="/projects/{project_id}/posts" version="4.1" />
        ))}
        <Endpoint server={server} version="4.1" />
      </Specimen>
      <Specimen name="API fields">
        <div className="markdown page-text">
          <FoldAll of={mode} />
          <Fields>
            <Field id={`${mode}-content`} name="content" type="string" required bounds="1 to 4,096 characters" example="Hello!">
              <p>What is published.</p>
            </Field>
            <Field id={`${mode}-details`} name="details" type="object[]" byDefault="[]">
              <p>What each network gets.</p>
              <Nested of="details[]">
                <Fields>
                  <Field id={`${mode}-details-silent`} name="silent" type="boolean" byDefault="false">
                    <p>Without a sound.</p>
                  </Field>
                </Fields>
              </Nested>
            </Field>
          </Fields>
        </div>
      </Specimen>
      <Specimen name="API request">
        <RequestSamples spec={spec} />
      </Specimen>
      <Specimen name="API request, a wrong value">
        <Builder />
      </Specimen>
      <Specimen name="API responses">
        <Answers answers={answers} />
      </Specimen>
      <Specimen name="API refusals">
        <div className="markdown page-text">
          <Refusal status={mode === 'light' ? '422' : '409'} text="The post can’t be published." note="1 code. Don’t send it again." codes={codes} />
          <Refusal status={mode === 'light' ? '500' : '503'} text="A fault of the service." note="Send it again later." />
        </div>
      </Specimen>
      <Specimen name="API table">
        <div className="markdown page-text">
          <ApiTable {...codes} />
        </div>
      </Specimen>
      <Specimen name="API parts pressed">
        <States of="button" wide>
          <Endpoint method="GET" server={server} path="/projects" version="4.1" />
        </States>
        <States of="input:nth-of-type(2), label:nth-of-type(2)" wide>
          <Answers answers={answers} />
        </States>
      </Specimen>
    </>
  );
}
