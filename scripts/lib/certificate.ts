import {execFileSync} from 'node:child_process';

/** Makes a key and a certificate of this machine's own address, good for two days; for servers that only tests ask. */
export function makeCertificate(key: string, certificate: string): void {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const owner = ['-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...owner, '-keyout', key, '-out', certificate], {stdio: 'pipe'});
}
