// npm run site: install what is missing, build what has changed, serve.
import {build} from './lib/build.mjs';
import {install} from './lib/install.mjs';
import {freePort, wantedPort} from './lib/port.mjs';
import {command, run} from './lib/run.mjs';

await command(async () => {
  await install();
  await build();
  const port = await freePort(wantedPort(3000));
  console.log(`\nThe site is at http://localhost:${port} (English) and http://localhost:${port}/ru (Russian). Ctrl+C stops it.\n`);
  await run('docusaurus', ['serve', '--no-open', '--port', String(port), '--host', '127.0.0.1']);
});
