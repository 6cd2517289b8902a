// npm start: writing mode, one language, hot reload.
import {install} from './lib/install.mjs';
import {freePort, wantedPort} from './lib/port.mjs';
import {command, run, UserError} from './lib/run.mjs';

await command(async () => {
  const args = process.argv.slice(2);
  const locale = args[args.indexOf('--locale') + 1];
  if (args.includes('--locale') && locale !== 'en' && locale !== 'ru') throw new UserError(`--locale ${locale ?? ''}: the site is written in en and ru.`);
  await install();
  const port = await freePort(wantedPort(3000));
  console.log(`Starting the writing mode in ${locale === 'ru' ? 'Russian' : 'English'} …`);
  const {code} = await run('docusaurus', ['start', '--no-open', '--port', String(port), '--host', '127.0.0.1', ...(locale ? ['--locale', locale] : [])]);
  if (code !== 0) process.exitCode = code;
});
