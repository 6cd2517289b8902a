import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Received {
  readonly method: string;
  /** Path with its parameters, decoded: languages may write a comma or a space in ways of their own. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly authorization: string | undefined;
  /** Without the character set; of a body only, since Ruby names a type for none. */
  readonly type: string | undefined;
  /** What the JSON holds. */
  readonly body: unknown;
}

export interface Recorder {
  readonly url: string;
  readonly received: Received[];
  /** What the next requests are answered with, one each; without an answer here, a request is handed on to the server behind. */
  readonly answers: ({readonly status: number; readonly body: string} | undefined)[];
  readonly close: () => Promise<void>;
}

/** Address of a request in the parts that are compared. */
export function partsOf(address: string): Pick<Received, 'path' | 'query'> {
  const {pathname, searchParams} = new URL(address, 'http://localhost');
  return {path: decodeURIComponent(pathname), query: [...searchParams]};
}

/** A server that writes down what arrives and hands it on, so that what a sample sends can be compared with what its page says. */
export async function startRecorder(behind?: string): Promise<Recorder> {
  const received: Received[] = [];
  const answers: Recorder['answers'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('utf8');
      const {method = '', url = ''} = request;
      const {authorization, 'content-type': type} = request.headers;
      received.push({
        method,
        ...partsOf(url),
        authorization,
        type: body === '' ? undefined : type?.split(';')[0],
        body: body === '' ? undefined : JSON.parse(body),
      });
      const headers = {'Content-Type': 'application/json'};
      const own = answers.shift();
      if (own) return response.writeHead(own.status, headers).end(own.body);
      if (!behind) return response.writeHead(200, headers).end('{}');
      const answer = await fetch(`${behind}${url}`, {
        method,
        headers: {...(authorization ? {authorization} : {}), ...(type ? {'content-type': type} : {})},
        ...(body === '' ? {} : {body}),
      });
      return response.writeHead(answer.status, headers).end(await answer.text());
    })().catch((cause: unknown) => response.writeHead(500).end(String(cause)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
