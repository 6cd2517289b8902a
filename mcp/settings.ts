import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Something outside the program has to be changed before it can start; the message says what. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const number = (least: number, most: number, fallback: number) =>
  z.coerce
    .number(`must be a number from ${least} to ${most}`)
    .int('must be a whole number')
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`)
    .default(fallback);

const environment = z.object({
  /** The published site to read. */
  SITE_URL: z.url({protocol: /^https?$/, error: 'must be an address that begins with https:// or http://'}).optional(),
  /** A build to read instead: the folder that holds index.html. */
  BUILD_DIR: z.string().min(1).optional(),
  MCP_PORT: number(0, 65_535, 8091),
  MCP_HOST: z.string().min(1).default('127.0.0.1'),
  /** A Unix socket in place of host and port. */
  MCP_SOCKET: z.string().min(1).optional(),
  /** Requests a minute from one address. */
  MCP_RATE: number(1, 1_000_000, 120),
  /** Origins of browsers that may ask beside the site's own, with commas between. */
  MCP_ORIGINS: z.string().default(''),
});

export interface Settings {
  readonly http: boolean;
  readonly source: {readonly url: string} | {readonly folder: string};
  readonly port: number;
  readonly host: string;
  readonly socket: string | undefined;
  readonly rate: number;
  readonly origins: readonly string[];
}

export const usage = `Usage: help-mcp [--http]

Answers assistants (Model Context Protocol) from a help site, over standard input and output or, with --http, over HTTP.

  SITE_URL      the published site to read, such as https://help.example.com
  BUILD_DIR     a build to read instead: the folder that holds index.html and limits.json
  MCP_PORT      port for --http (8091), MCP_HOST its address (127.0.0.1), MCP_SOCKET a Unix socket in their place
  MCP_RATE      requests a minute from one address (120)
  MCP_ORIGINS   origins of browsers that may ask beside the site's own`;

/**
 * What the program was started with. Without SITE_URL and BUILD_DIR it reads the build beside it, or else the site that this
 * repository publishes. Throws {@link SettingsError}.
 */
export function readSettings(flags: readonly string[], variables: NodeJS.ProcessEnv, root: string, siteUrl: string): Settings {
  const unknown = flags.find((flag) => flag !== '--http');
  if (unknown !== undefined) throw new SettingsError(`"${unknown}" is no option of this program.\n\n${usage}`);
  // An empty variable is one that nobody set.
  const result = environment.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
  if (!result.success) throw new SettingsError(result.error.issues.map(({path: [name], message}) => `${String(name)} ${message}.`).join('\n'));
  const {SITE_URL, BUILD_DIR, MCP_PORT, MCP_HOST, MCP_SOCKET, MCP_RATE, MCP_ORIGINS} = result.data;
  const isBuild = (folder: string): boolean => existsSync(path.join(folder, 'limits.json'));
  if (BUILD_DIR !== undefined && !isBuild(BUILD_DIR))
    throw new SettingsError(`BUILD_DIR is ${BUILD_DIR}, and no build is there: the folder has no limits.json. Run npm run build first.`);
  const own = path.join(root, 'build');
  const folder = BUILD_DIR ?? (SITE_URL === undefined && isBuild(own) ? own : undefined);
  return {
    http: flags.includes('--http'),
    source: folder === undefined ? {url: SITE_URL ?? siteUrl} : {folder: path.resolve(folder)},
    port: MCP_PORT,
    host: MCP_HOST,
    socket: MCP_SOCKET,
    rate: MCP_RATE,
    origins: MCP_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  };
}
