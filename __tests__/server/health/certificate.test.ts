import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer as createPlain, type Server } from 'node:net';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { makeCertificate } from '../../../scripts/lib/certificate.mjs';
import { createCertificateReader } from '../../../server/health/certificate';
import { makeFolder } from '../support';

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

let folder: string;
let clock: number;
let server: Server | undefined;
beforeEach(() => {
  folder = makeFolder();
  clock = Date.now();
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

const now = () => clock;

/** Lets a server listen. Returns its address, and counts who connects. */
const listen = async (started: Server) => {
  server = started;
  const seen = { connections: 0 };
  started.on('connection', (socket) => {
    seen.connections += 1;
    // It ends when the reader has seen enough.
    socket.on('error', () => {});
  });
  started.listen(0, '127.0.0.1').unref();
  await once(started, 'listening');
  return { url: `https://localhost:${(started.address() as AddressInfo).port}`, seen };
};

const listenWithTls = (days: number) => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  makeCertificate({ certificate, key, days });
  return listen(createTls({ cert: readFileSync(certificate), key: readFileSync(key) }));
};

test('[HE-3] the end of the certificate is that of the one people see, also where nobody vouches for it', async () => {
  const { url } = await listenWithTls(30);
  const certificate = await createCertificateReader(url, now)();
  expect(certificate).toMatchObject({ kind: 'known', fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const endsAt = certificate.kind === 'known' ? Date.parse(certificate.endsAt) : 0;
  expect(Math.abs(endsAt - clock - 30 * day)).toBeLessThan(minute);
});

test('[HE-3] it is looked at once a day', async () => {
  const { url, seen } = await listenWithTls(30);
  const read = createCertificateReader(url, now);
  await Promise.all([read(), read()]);
  clock += 23 * hour;
  await read();
  expect(seen.connections).toBe(1);
  clock += hour;
  await read();
  expect(seen.connections).toBe(2);
});

test('[HE-3] an address without https has none', async () => {
  expect(await createCertificateReader('http://localhost:8080', now)()).toEqual({ kind: 'none' });
});

test('[HE-3] an address where nobody answers says so, and is looked at again after ten minutes', async () => {
  const { url } = await listen(createPlain());
  server?.close();
  const read = createCertificateReader(url, now);
  expect(await read()).toEqual({ kind: 'unknown', reason: 'Unter der Adresse antwortet niemand.' });
  const { url: other } = await listenWithTls(30);
  expect(other).not.toBe(url);
  clock += 10 * minute;
  expect(await read()).toMatchObject({ kind: 'unknown' });
});

test('[HE-3] an address that speaks no TLS says so', async () => {
  const { url } = await listen(createPlain((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  expect(await createCertificateReader(url, now)()).toEqual({
    kind: 'unknown',
    reason: expect.stringMatching(/^Die Adresse spricht kein https \(\w+\)\.$/),
  });
});

test('[HE-3] an address that says nothing is not waited for', async () => {
  const { url } = await listen(createPlain(() => {}));
  expect(await createCertificateReader(url, now, 50)()).toEqual({
    kind: 'unknown',
    reason: 'Die Adresse antwortet nicht rechtzeitig.',
  });
});
