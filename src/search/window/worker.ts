import {Engine, type Answer, type Query} from '../engine/engine.ts';

/** What the page asks the worker. `base` is the language's base path, with host. */
export type WorkerRequest =
  | {readonly id: number; readonly kind: 'prepare'; readonly base: string; readonly tags: readonly string[]}
  | {readonly id: number; readonly kind: 'search'; readonly base: string; readonly query: Query};
export type WorkerReply =
  | {readonly id: number; readonly answer?: Omit<Answer, 'later'>}
  | {readonly id: number; readonly error: string}
  /** Texts that the answer went without have arrived: the same query has more to show. */
  | {readonly id: number; readonly completed: true};

/** The parts of a worker's global scope that are used here; the project's types know the page's only. */
interface WorkerScope {
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
  postMessage(reply: WorkerReply): void;
}
const scope = globalThis as unknown as WorkerScope;

const engines = new Map<string, Engine>();

async function load(base: string, path: string): Promise<unknown> {
  const response = await fetch(`${base}${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return response.json();
}

function engineOf(base: string): Engine {
  const engine = engines.get(base) ?? new Engine((path) => load(base, path));
  engines.set(base, engine);
  return engine;
}

/** How long nothing has to be typed before the texts around the hits are fetched, in milliseconds. */
const typingRest = 80;
let newest = 0;

scope.onmessage = async ({data}) => {
  newest = data.id;
  try {
    const engine = engineOf(data.base);
    if (data.kind === 'prepare') {
      await engine.prepare(data.tags);
      scope.postMessage({id: data.id});
    } else {
      const {later, ...answer} = await engine.search(data.query);
      scope.postMessage({id: data.id, answer});
      // Whoever types may next type what names do not answer. Should this fail, the query that needs the texts says so.
      if (data.query.patience === 0 && data.query.text.trim() !== '') engine.prepareText(data.query.tags).catch(() => undefined);
      // Texts around hits are fetched when the typing rests: for every keystroke they would be twenty files that nobody reads.
      if (later && data.query.patience === 0)
        setTimeout(() => {
          if (data.id === newest)
            later().then((arrived) => {
              if (arrived) scope.postMessage({id: data.id, completed: true});
            });
        }, typingRest);
    }
  } catch (cause) {
    scope.postMessage({id: data.id, error: cause instanceof Error ? cause.message : String(cause)});
  }
};
