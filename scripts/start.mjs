// npm start: writing mode, one language, hot reload.
import {utimesSync, watch} from 'node:fs';
import path from 'node:path';
import {install} from './lib/install.mjs';
import {freePort, wantedPort} from './lib/port.mjs';
import {command, root, run, UserError} from './lib/run.mjs';

await command(async () => {
  const args = process.argv.slice(2);
  const locale = args[args.indexOf('--locale') + 1];
  if (args.includes('--locale') && locale !== 'en' && locale !== 'ru') throw new UserError(`--locale ${locale ?? ''}: the site is written in en and ru.`);
  await install();
  // Docusaurus watches docusaurus.config.ts and none of the files that it imports: menus, announcement, colours of code. A change of
  // one is a change of it.
  let soon;
  const watcher = watch(path.join(root, 'src', 'config'), {recursive: true}, () => {
    clearTimeout(soon);
    soon = setTimeout(() => utimesSync(path.join(root, 'docusaurus.config.ts'), new Date(), new Date()), 200);
  });
  const port = await freePort(wantedPort(3000));
  console.log(`Starting the writing mode in ${locale === 'ru' ? 'Russian' : 'English'} …`);
  const {code} = await run('docusaurus', ['start', '--no-open', '--port', String(port), '--host', '127.0.0.1', ...(locale ? ['--locale', locale] : [])]);
  watcher.close();
  if (code !== 0) process.exitCode = code;
});
