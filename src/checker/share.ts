import type {PostKind} from '../facts/schema/common.ts';

/** What an address carries: everything but the files. */
export interface SharedState {
  readonly kind: PostKind;
  readonly networks: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly comment: string;
  readonly altText: string;
  readonly tags: string;
}

export type ReadState = {readonly state: SharedState} | {readonly problem: 'damaged' | 'too-long'} | undefined;

/** Longer addresses are cut by messengers and mail programs. */
export const addressLimit = 16_000;
/** Characters of a text; no network takes more than a few tens of thousands. */
export const textLimit = 100_000;
/** The schema's list, written out: the schemas' library stays out of the browser. */
const kinds = {post: true, story: true, short: true} satisfies Record<PostKind, true>;
const fields = ['text', 'title', 'comment', 'altText', 'tags'] as const;
/** Shorter texts stay readable in the address. */
const plainLimit = 300;

async function pass(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: BlobPart[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    // A short address can unpack to gigabytes.
    if (length > most) {
      await reader.cancel();
      throw new RangeError('unpacks to more than allowed');
    }
    pieces.push(piece.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

async function pack(text: string): Promise<string> {
  const packed = await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Number.MAX_SAFE_INTEGER);
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', {fatal: true}).decode(await pass(bytes, new DecompressionStream('deflate-raw'), textLimit * 4));
}

/** A text without halves of characters, which no address can carry: they come from programs that cut in the middle of an emoji. */
function whole(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}

/** Stands last in a link, which lacks it when the link was cut. */
const lastPart = 'end=1';

/** The part of an address after `#`, without it; undefined when the texts are too long for an address. */
export async function writeState(state: SharedState): Promise<string | undefined> {
  const parameters = ['check=2', `kind=${state.kind}`];
  if (state.networks.length > 0) parameters.push(`networks=${state.networks.join('.')}`);
  for (const field of fields) {
    const value = whole(state[field].slice(0, textLimit));
    if (value === '') continue;
    const plain = encodeURIComponent(value);
    parameters.push(plain.length <= plainLimit ? `${field}=${plain}` : `${field}.z=${await pack(value)}`);
  }
  const written = [...parameters, lastPart].join('&');
  return written.length > addressLimit ? undefined : written;
}

/** Names and values of an address's part, decoded; of a name that stands there twice, the first. Throws `URIError` when one cannot be read. */
function parametersOf(raw: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of raw.split('&')) {
    const [name = '', ...value] = part.split('=');
    if (!found.has(name)) found.set(name, decodeURIComponent(value.join('=')));
  }
  return found;
}

/** Reads the part of an address after `#`. Undefined: it is none of ours, such as a heading's anchor. Never throws. */
export async function readState(hash: string, known: readonly string[]): Promise<ReadState> {
  const raw = hash.replace(/^#/, '');
  if (!raw.startsWith('check=')) return undefined;
  if (raw.length > addressLimit * 2) return {problem: 'too-long'};
  try {
    const parameters = parametersOf(raw);
    const wanted = parameters.get('kind') ?? '';
    const kind = Object.hasOwn(kinds, wanted) ? (wanted as PostKind) : undefined;
    // Links of the first version say nothing of their end.
    const isWhole = parameters.get('check') === '1' || (parameters.get('check') === '2' && raw.endsWith(`&${lastPart}`));
    if (!isWhole || !kind) return {problem: 'damaged'};
    const values = {text: '', title: '', comment: '', altText: '', tags: ''};
    for (const field of fields) {
      const packed = parameters.get(`${field}.z`);
      values[field] = (packed === undefined ? (parameters.get(field) ?? '') : await unpack(packed)).slice(0, textLimit);
    }
    const networks = (parameters.get('networks') ?? '').split('.').filter((id) => known.includes(id));
    return {state: {kind, networks: [...new Set(networks)], ...values}};
  } catch (cause) {
    return {problem: cause instanceof RangeError ? 'too-long' : 'damaged'};
  }
}
