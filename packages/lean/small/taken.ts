import path from 'node:path';
import {fileOf, type StandIn} from './stand-ins.ts';

/** What the bundler knows of modules and of what they take from each other, as far as it is asked here. */
export interface Bundled {
  readonly modules: Iterable<BundledModule>;
  readonly moduleGraph: {getIncomingConnections(module: BundledModule): Iterable<Connection>};
}
interface BundledModule {
  readonly resource?: string;
  originalSource?(): {source(): string | Buffer} | null;
}
interface Connection {
  readonly originModule: BundledModule | null;
  readonly dependency: {
    /** How it is asked for: `esm import specifier`, `cjs require` … */
    readonly type: string;
    readonly request?: string | undefined;
    /** What is taken by `import`: `['default', 'start']`; nothing where all of it is. */
    readonly ids?: readonly string[] | undefined;
  } | null;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is taken from a variable that holds a module, its declaration apart. */
function takenFrom(variable: string, source: string): string[] {
  const uses = source.matchAll(new RegExp(`(?<![\\w$.])${literally(variable)}(?![\\w$])(?!\\s*=\\s*require)(?:\\.([\\w$]+))?`, 'g'));
  return [...uses].map(([, member = '*']) => member);
}

/** What a CommonJS module takes from another; `*` where that cannot be told. */
export function takenByRequire(source: string, request: string): string[] {
  const asked = source.matchAll(
    new RegExp(`(?:(?:const|let|var)\\s+(?<variable>[\\w$]+)\\s*=\\s*)?require\\(\\s*["']${literally(request)}["']\\s*\\)(?:\\.(?<member>[\\w$]+))?`, 'g'),
  );
  const taken = [...asked].flatMap(({groups: {variable, member} = {}}) => {
    if (member !== undefined) return [member];
    return variable === undefined ? ['*'] : takenFrom(variable, source);
  });
  return taken.length === 0 ? ['*'] : [...new Set(taken)];
}

/** What is taken from a module over one connection. */
function takenOver({originModule, dependency}: Connection): string[] {
  const {type = '', request = '', ids} = dependency ?? {};
  // The bundler tells of an import itself, apart from each name that is taken by it.
  if (type === 'esm import' || type === 'esm export import') return [];
  if (type.startsWith('cjs')) return takenByRequire(String(originModule?.originalSource?.()?.source() ?? ''), request);
  return [ids === undefined || ids.length === 0 ? '*' : ids.join('.')];
}

/** What of the stand-ins does not fit: one that nobody asks for any more, and what is taken from one that lacks it; empty when all is well. */
export function misfits({modules, moduleGraph}: Bundled, standIns: readonly StandIn[]): string[] {
  const byResource = new Map([...modules].map((module) => [module.resource, module]));
  return standIns.flatMap((standIn) => {
    const {file, names} = standIn;
    const [of] = standIn.of;
    const module = byResource.get(fileOf(standIn));
    const name = path.isAbsolute(of) ? of.replace(/^.*node_modules[\\/]/, '') : of;
    const asking = module === undefined ? [] : [...moduleGraph.getIncomingConnections(module)].filter(({originModule}) => originModule !== module);
    if (asking.length === 0) return [`small/${file}: nobody asks for "${name}" any more`];
    const missing = asking.flatMap((connection) => {
      const from = connection.originModule?.resource?.replace(/^.*node_modules[\\/]/, '') ?? 'the build';
      return takenOver(connection)
        .filter((taken) => !names.includes(taken))
        .map((taken) => `small/${file}: ${from} takes ${taken === '*' ? 'it whole' : `"${taken}"`} from "${name}", and it has ${names.join(', ')}`);
    });
    return [...new Set(missing)];
  });
}
