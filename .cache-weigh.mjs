import {chromium} from '@playwright/test';
import zlib from 'node:zlib';
import fs from 'node:fs';
import path from 'node:path';
const b = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
for (const p of process.argv.slice(2)) {
  const page = await b.newPage();
  const rows = [];
  page.on('request', (r) => {
    const u = new URL(r.url()).pathname;
    const h = r.headers();
    rows.push([r.resourceType(), u, h['purpose'] || h['sec-purpose'] || '']);
  });
  await page.goto('http://127.0.0.1:4101' + p, {waitUntil: 'networkidle'});
  let t = 0;
  const out = [];
  for (const [k, u, pf] of rows) {
    if (!['document', 'script', 'stylesheet'].includes(k) || pf) continue;
    const c = [u, u + '.html', path.join(u, 'index.html')].map((x) => 'build' + x).find((x) => fs.existsSync(x) && fs.statSync(x).isFile());
    if (!c) continue;
    const n = zlib.brotliCompressSync(fs.readFileSync(c)).length;
    t += n;
    out.push(path.basename(u) + ':' + (n / 1000).toFixed(1));
  }
  console.log(p, (t / 1000).toFixed(1), out.join(' '));
  await page.close();
}
await b.close();
