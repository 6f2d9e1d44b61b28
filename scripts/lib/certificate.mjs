import { spawnSync } from 'node:child_process';

/**
 * Makes a certificate for localhost that signs itself, and its key, as two files. Needs openssl.
 *
 * @param {{ certificate: string, key: string, days?: number }} files
 */
export function makeCertificate({ certificate, key, days = 90 }) {
  const { status, stderr, error } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', String(days), '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`);
}
