// The program `help-mcp`: reads its settings and answers, over standard input and output or over HTTP.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {product} from '../src/config/product.ts';
import {listen} from './http/listen.ts';
import {createServer} from './server.ts';
import {readSettings, SettingsError, usage} from './settings.ts';
import {filesOfFolder, filesOfSite} from './site/files.ts';
import {Site} from './site/site.ts';

async function start(flags: readonly string[]): Promise<void> {
  if (flags.includes('--help') || flags.includes('-h')) return console.log(usage);
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const settings = readSettings(flags, process.env, root, product.siteUrl);
  const {source} = settings;
  const site = new Site('url' in source ? filesOfSite(source.url) : filesOfFolder(source.folder));
  if (!settings.http) {
    // Standard output belongs to the protocol; what people may want to know goes to the other one.
    console.error(`help-mcp answers from ${'url' in source ? source.url : source.folder}`);
    return createServer(site).connect(new StdioServerTransport());
  }
  const server = await listen(settings, site);
  const stop = (): void => void server.close(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const place = settings.socket ?? `http://${settings.host}:${(server.address() as {port: number}).port}/mcp`;
  console.error(`help-mcp answers at ${place} from ${'url' in source ? source.url : source.folder}`);
}

start(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof SettingsError ? cause.message : cause);
  process.exitCode = 1;
});
