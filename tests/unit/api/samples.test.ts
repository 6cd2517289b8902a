import {existsSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {json} from '../../../src/api/json.ts';
import {languages} from '../../../src/api/samples/languages.ts';
import {samplesOf, specOf} from '../../../src/api/samples/of-call.ts';
import {lineOfField, paint} from '../../../src/api/samples/paint.ts';
import {addressOf, type SampleRequest} from '../../../src/api/samples/request.ts';
import {faultOf, parseValue, requestOf} from '../../../src/api/samples/spec.ts';
import {type Call, callsOf} from '../../../src/api/types.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {hardValues} from './hard-values.ts';
import {type Mock, startMock} from './mock.ts';
import {partsOf, type Recorder, startRecorder} from './recorder.ts';
import {resolved} from './resolved.ts';
import {runnable, runSamples} from './runners.ts';

describe('Languages of the samples', () => {
  it('are nine, all of which run here but C#', () => {
    expect(languages.map(({label}) => label)).toEqual(['cURL', 'JavaScript', 'TypeScript', 'Python', 'PHP', 'Go', 'C#', 'Java', 'Ruby']);
    expect(runnable).toEqual(expect.arrayContaining(['curl', 'javascript', 'typescript', 'python', 'java']));
    // Where they can be installed without asking anybody, `npm test` has installed them (scripts/lib/tools.mjs).
    if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) expect(runnable).toEqual(expect.arrayContaining(['php', 'go', 'ruby']));
  });
});

describe.each(apiVersions)('Samples of $id', (version) => {
  let calls: readonly Call[] = [];
  let mock: Mock;
  let recorder: Recorder;
  beforeAll(async () => {
    mock = await startMock(version);
    recorder = await startRecorder(mock.url);
    calls = callsOf(await resolved(version, 'en'));
  }, 60_000);
  afterAll(async () => {
    await recorder.close();
    await mock.close();
  });
  /** Every call with each of its example bodies. */
  const cases = (): {call: Call; body: string | undefined}[] =>
    calls.flatMap((call) => {
      const bodies = specOf(call, version).bodies.map(({id}) => id);
      return (bodies.length > 0 ? bodies : [undefined]).map((body) => ({call, body}));
    });
  const codes = (id: string): string[] =>
    cases().map(({call, body}) => {
      const code = samplesOf(call, version, body).find((sample) => sample.id === id)?.code ?? '';
      expect(code).toContain(version.server);
      return code.replace(version.server, recorder.url);
    });

  it('read the token from the environment', () => {
    for (const call of calls)
      for (const {code} of samplesOf(call, version)) {
        expect(code).toContain('API_TOKEN');
        expect(code).not.toContain('YOUR_TOKEN');
      }
  });

  it('look at the status in C# too, which does not run here', () => {
    for (const call of calls) expect(samplesOf(call, version).find(({id}) => id === 'csharp')?.code).toContain('if (!response.IsSuccessStatusCode) throw');
  });

  it.each(runnable)(
    'send in %s what the page says, of every call with every example body, take the described answer, and fail when there is another',
    async (id) => {
      const all = codes(id);
      const error = {name: 'Too Many Requests', message: 'Too many requests.', code: 10008, status: 429};
      const refusals = [
        ...all.map(() => ({status: 429, body: JSON.stringify(error)})),
        {status: 502, body: '<html>Bad Gateway</html>'},
        {status: 503, body: ''},
      ];
      recorder.received.length = 0;
      recorder.answers.splice(0, Number.POSITIVE_INFINITY, ...all.map(() => undefined), ...refusals);
      const outcomes = await runSamples(id, [...all, ...refusals.map((_, index) => all[index % all.length] ?? '')]);
      expect(outcomes.slice(0, all.length)).toEqual(all.map(() => undefined));
      expect(outcomes).toHaveLength(all.length + refusals.length);
      for (const [index, {status}] of refusals.entries()) expect(outcomes[all.length + index] ?? 'it went on').toContain(String(status));
      const wanted = cases().map(({call, body}) => {
        const request = requestOf(specOf(call, version), body);
        const type = request.body === undefined ? undefined : 'application/json';
        return {method: request.method, ...partsOf(addressOf({...request, server: ''})), authorization: 'Bearer token', type, body: request.body};
      });
      expect(recorder.received.slice(0, all.length)).toEqual(wanted);
    },
    120_000,
  );
});

describe('Values that a reader fills in', () => {
  const request: SampleRequest = {
    method: 'POST',
    server: 'http://127.0.0.1:1/v4.1',
    path: '/publications/{id}',
    pathValues: {id: '9/1'},
    query: [
      ['account_ids', '1,2'],
      ['text', 'a b&c'],
    ],
    body: {text: 'a', none: null, yes: true},
    document: 'https://help.example/openapi/v4.1.yaml',
    clientName: 'client',
  };

  it('stand in the address encoded, lists readable', () => {
    expect(addressOf(request)).toBe('http://127.0.0.1:1/v4.1/publications/9%2F1?account_ids=1,2&text=a%20b%26c');
  });

  it('are the same in JSON that is written on one line or on several', () => {
    const value = {values: hardValues, objects: hardValues.map((text) => ({text, list: [text]}))};
    for (const limit of [0, 60, 100_000]) expect(JSON.parse(json(value, '', limit))).toEqual(value);
  });

  it('stand unchanged in the body of C#, which does not run here', () => {
    const body = {values: hardValues, objects: hardValues.map((value) => ({value}))};
    const code = languages.find(({id}) => id === 'csharp')?.write({...request, body}) ?? '';
    // A raw string is what stands between its quotes, less the spaces before the last of them.
    const [, text = '', indent = ''] = /\("""\n([\s\S]*)\n( +)"""/.exec(code) ?? [];
    expect(text).not.toContain('"""');
    const lines = text.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : 'not indented'));
    expect(JSON.parse(lines.join('\n'))).toEqual(body);
  });

  it.each(runnable)(
    'reach the server unchanged in %s, whatever they hold: in the path, in the query and in the body',
    async (id) => {
      const recorder = await startRecorder();
      const write = languages.find((language) => language.id === id)?.write;
      const hard = {
        ...request,
        server: recorder.url,
        pathValues: {id: hardValues.join('')},
        query: hardValues.map((value, index) => [`value${index}`, value] as const),
        body: {first: hardValues.join(' '), rest: hardValues, objects: hardValues.map((value) => ({value})), none: null, yes: true},
      };
      expect(await runSamples(id, [write?.(hard) ?? ''])).toEqual([undefined]);
      await recorder.close();
      expect(recorder.received).toMatchObject([{method: 'POST', ...partsOf(addressOf({...hard, server: ''})), body: hard.body}]);
      // Half of a letter has no place in an address; the rest arrives.
      expect(recorder.received[0]?.query.map(([, value]) => value)).toEqual(hardValues.map((value) => value.replace(/\p{Surrogate}/gu, '\ufffd')));
    },
    60_000,
  );

  it('keep their kinds, and optional ones are left out when they are empty', () => {
    expect(parseValue('58211, 58340', 'numbers')).toEqual([58211, 58340]);
    expect(parseValue('4', 'number')).toBe(4);
    expect(parseValue('false', 'boolean')).toBe(false);
    expect(parseValue('', 'text')).toBeUndefined();
    // JavaScript would round it, and send another id.
    expect(parseValue('9223372036854775807', 'number')).toBe('9223372036854775807');
    expect(parseValue('1.5', 'number')).toBe('1.5');
    const spec = {
      method: 'POST',
      server: '',
      path: '/x',
      document: '',
      clientName: '',
      parameters: [{path: 'page', kind: 'number', required: false, in: 'query', example: 1}],
      bodies: [{id: 'a', label: 'A', value: {details: [{content: 'x', nsfw: true}], keep: 1}}],
      fields: [
        {path: 'details.0.content', kind: 'text', required: false},
        {path: 'details.0.nsfw', kind: 'boolean', required: false},
        {path: 'details.0.link', kind: 'text', required: false},
      ],
      forms: false,
    } as const;
    expect(requestOf(spec, 'a').query).toEqual([]);
    expect(
      requestOf(spec, 'a', {page: '3', 'body.details.0.content': 'y', 'body.details.0.nsfw': '', 'body.details.0.link': 'https://e.example'}),
    ).toMatchObject({
      query: [['page', 3]],
      body: {details: [{content: 'y', link: 'https://e.example'}], keep: 1},
    });
    expect(spec.bodies[0].value).toEqual({details: [{content: 'x', nsfw: true}], keep: 1});
  });

  it('are complained of when they do not fit, and what is required keeps its example when it is emptied', () => {
    expect(faultOf('7x', {kind: 'number', required: false})).toBe('number');
    expect(faultOf('7, x', {kind: 'numbers', required: true})).toBe('numbers');
    expect(faultOf(' ', {kind: 'text', required: true})).toBe('missing');
    expect(faultOf('', {kind: 'number', required: false})).toBeUndefined();
    const spec = {
      method: 'PUT',
      server: 'https://api.example',
      path: '/x/{id}',
      document: '',
      clientName: '',
      parameters: [{path: 'id', kind: 'number', required: true, in: 'path', example: 12}],
      bodies: [{id: 'a', label: 'A', value: {ids: [1]}}],
      fields: [{path: 'ids', kind: 'numbers', required: true}],
      forms: false,
    } as const;
    const request = requestOf(spec, 'a', {id: '', 'body.ids': ''});
    expect(addressOf(request)).toBe('https://api.example/x/12');
    expect(request.body).toEqual({ids: [1]});
  });
});

describe('Colours and lines of the samples', () => {
  it('change no letter', async () => {
    for (const version of apiVersions)
      for (const call of callsOf(await resolved(version, 'ru')))
        for (const {code} of samplesOf(call, version))
          expect(
            paint(code)
              .map(([, text]) => text)
              .join(''),
          ).toBe(code);
  });

  it('tell keys, strings, numbers and flags apart', () => {
    const kinds = Object.fromEntries(paint(`curl --request POST '{\n"id": 12}'\n// note\nconst a = 'b';`).map(([kind, text]) => [text.trim(), kind]));
    expect(kinds).toMatchObject({'--request': 'attr', '"id"': 'property', '12': 'number', '// note': 'comment', const: 'keyword', "'b'": 'string'});
  });

  it('find the line of a field below the objects it is in', () => {
    const lines = ['{', '"id": 1,', '"details": [', '{"content": "x",', '"files": [', '{"id": 2}', ']}', ']}'];
    expect(lineOfField(lines, ['id'])).toBe(1);
    expect(lineOfField(lines, ['details', 'files', 'id'])).toBe(5);
    expect(lineOfField(lines, ['by', 'file', 'details', 'content'])).toBe(3);
    expect(lineOfField(lines, ['nothing'])).toBe(-1);
    expect(lineOfField(["curl 'https://a/b?project_id=1204'"], ['project_id'])).toBe(0);
  });
});
