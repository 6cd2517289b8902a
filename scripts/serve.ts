// Serves build/ with nginx until it is told to stop; Playwright starts it for the browser tests.
import path from 'node:path';
import {serveWithNginx} from './lib/serve.ts';

const served = await serveWithNginx({build: path.resolve(import.meta.dirname, '../build'), port: Number(process.env.TEST_PORT ?? 4173)});
console.log(`${served.address} serves build/ with nginx.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.stop().then(() => process.exit(0)));
