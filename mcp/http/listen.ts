import {chmodSync, rmSync} from 'node:fs';
import {createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {createServer} from '../server.ts';
import type {Settings} from '../settings.ts';
import type {Site} from '../site/site.ts';
import {RateLimit} from './rate.ts';

/** Bytes of the longest question: a long text with what surrounds it. */
const mostBytes = 1024 * 1024;
/** Questions that are answered at once; more wait on their side. */
const mostAtOnce = 200;

/** An answer of the protocol without a question to answer. */
function refuse(response: ServerResponse, status: number, message: string, headers: Readonly<Record<string, string>> = {}): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}));
}

/** The whole body as JSON; undefined when it is none. Rejects with RangeError when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length > mostBytes) throw new RangeError('the body is too long');
    pieces.push(piece as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Who asks. Only a server on a socket has another one before it, whose word on that can be taken. */
function addressOf(request: IncomingMessage, settings: Settings): string {
  const told = request.headers['x-real-ip'];
  if (settings.socket !== undefined && typeof told === 'string') return told;
  return request.socket.remoteAddress ?? '';
}

/** Hosts by which a server without another one before it is asked: a page of a stranger's domain that leads to this machine is none. */
function isOwnHost(host: string | undefined, settings: Settings): boolean {
  if (settings.socket !== undefined) return true;
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]', settings.host.toLowerCase()].includes(name);
}

async function answerOne(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  let body: unknown;
  try {
    body = await bodyOf(request);
  } catch (cause) {
    if (!(cause instanceof RangeError)) return void response.destroy();
    return refuse(response, 413, `A question may have at most ${mostBytes} bytes.`, {Connection: 'close'});
  }
  if (body === undefined) return refuse(response, 400, 'The body is not JSON.');
  // Nothing is kept between two questions, so any of several servers can answer the next one.
  const server = createServer(site);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  // The library's own class does not quite fit its own interface under exact optional types.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response, body);
}

/** Starts to answer over HTTP at `/mcp`; resolves when questions are taken. */
export async function listen(settings: Settings, site: Site): Promise<Server> {
  const limit = new RateLimit(settings.rate);
  let running = 0;
  const allowed = async (origin: string): Promise<boolean> => {
    if (settings.origins.includes(origin)) return true;
    // A site that cannot be asked has no origin that is known.
    const roots = await site.roots().catch(() => undefined);
    return roots !== undefined && new URL(roots.en).origin === origin;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    if (path === '/health') return void response.writeHead(200, {'Content-Type': 'text/plain'}).end('ok\n');
    if (path !== '/mcp') return refuse(response, 404, 'Questions go to /mcp.');
    if (!isOwnHost(request.headers.host, settings)) return refuse(response, 403, 'This server is not asked by that host name.');
    const {origin} = request.headers;
    if (origin !== undefined && !(await allowed(origin))) return refuse(response, 403, 'Pages of other sites may not ask; see MCP_ORIGINS.');
    if (request.method !== 'POST') return refuse(response, 405, 'Only POST: this server keeps no sessions and sends nothing unasked.', {Allow: 'POST'});
    const wait = limit.take(addressOf(request, settings));
    if (wait > 0) return refuse(response, 429, `Too many questions; ask again in ${wait} s.`, {'Retry-After': String(wait)});
    if (running >= mostAtOnce) return refuse(response, 503, 'Too many questions at once; ask again in a second.', {'Retry-After': '1'});
    running += 1;
    response.on('close', () => {
      running -= 1;
    });
    await answerOne(request, response, site);
  };
  const server = createHttpServer({requestTimeout: 15_000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024}, (request, response) => {
    handle(request, response).catch((cause: unknown) => {
      console.error(cause);
      refuse(response, 500, 'This question could not be answered; that is a fault of this program.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (settings.socket === undefined) server.listen(settings.port, settings.host, resolve);
    else {
      // One that was left behind would keep the new one from being made.
      rmSync(settings.socket, {force: true});
      server.listen(settings.socket, () => {
        chmodSync(settings.socket ?? '', 0o660);
        resolve();
      });
    }
  });
  return server;
}
