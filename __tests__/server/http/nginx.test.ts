import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNginx } from '../../../scripts/lib/nginx.mjs';
import { bodyLimit } from '../../../server/http/limits';
import { timeLimits } from '../../../server/http/timeLimits';
import { described } from '../../../server/openapi/described';
import { routes } from '../../../src/app/routes';

const settings = readFileSync('deploy/nginx.conf', 'utf8');

/** Returns the value of a setting that is there once. */
const settingOf = (name: string): string => {
  const values = [...settings.matchAll(new RegExp(`^\\s*${name} (.*);$`, 'gm'))].map(([, value]) => value);
  expect(values).toHaveLength(1);
  return values[0] ?? '';
};

const seconds = (milliseconds: number): string => `${milliseconds / 1000}s`;

test('the delivered nginx takes as large bodies as the server, and is as patient', () => {
  expect(settingOf('client_max_body_size')).toBe(`${bodyLimit / 1024 / 1024}m`);
  expect(settingOf('client_header_timeout')).toBe(seconds(timeLimits.headers));
  for (const name of ['client_body_timeout', 'send_timeout', 'proxy_read_timeout', 'proxy_send_timeout']) {
    expect(settingOf(name)).toBe(seconds(timeLimits.idle));
  }
});

/** Starts a process that answers everything. Returns its port, and how to end it. */
const startProcess = async () => {
  const server = createServer((_request, response) => response.end('ok'));
  // A test that fails must not keep Jest from its end.
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, end: () => server.close() };
};

const secret = 'a-secret-that-opens-an-account';

/** The addresses of pages and calls that have a secret, as the app and the server name them. */
const patterns = [
  ...routes.map(({ path }) => path),
  ...Object.keys(described).map((call) => `/api${call.replace(/^\w+ /, '')}`),
].filter((path) => /:(token|code|email)\b/.test(path));

const links = [
  ...new Set(patterns.map((path) => path.replace(/:\w+/, secret))),
  `/%69nvitation/${secret}`,
  `//invitation//${secret}/`,
  `/invitation/${secret}?x=${secret}`,
];

test.each([
  ['that are answered', 'ok' as const],
  ['while no process answers', 'down' as const],
])('the delivered nginx logs requests %s, and no secret of a link', async (_, state) => {
  const [first, second, own] = [await startProcess(), await startProcess(), await startProcess()];
  own.end();
  if (state === 'down') for (const { end } of [first, second]) end();
  const stop = await startNginx(own.port, [first.port, second.port]);
  const statuses = [];
  const others = [`/login?token=${secret}`, '/training'];
  for (const link of [...links, ...others]) {
    const headers = { referer: `https://club.example/invitation/${secret}`, connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${own.port}${link}`, { headers });
    statuses.push(answer.status);
    await answer.text();
  }
  const logged = await stop();
  for (const { end } of [first, second]) end();
  expect(new Set(statuses)).toEqual(new Set([state === 'ok' ? 200 : 502]));
  expect(logged).toContain(`"GET /training" ${statuses[0]} `);
  expect(logged).toContain('"GET /invitation/..." ');
  expect(logged).toContain('"GET /api/admin/email/recovery/check/..." ');
  expect(logged).toContain('"GET /guardian/..." ');
  expect(logged.split('\n')).toHaveLength(links.length + others.length + 1);
  expect(logged).not.toContain(secret);
});

test('the delivered nginx tells of a fault of its disk, and no secret of a link', async () => {
  const [first, second, own] = [await startProcess(), await startProcess(), await startProcess()];
  own.end();
  const stop = await startNginx(own.port, [first.port, second.port], { hasDisk: false });
  // More than nginx keeps in its memory.
  const body = 'x'.repeat(100_000);
  const statuses = [];
  for (const link of [...links, '/training']) {
    const answer = await fetch(`http://127.0.0.1:${own.port}${link}`, { method: 'POST', body });
    statuses.push(answer.status);
    await answer.text();
  }
  const logged = await stop();
  for (const { end } of [first, second]) end();
  expect(new Set(statuses)).toEqual(new Set([500]));
  expect(logged).toMatch(/\[crit\] .* request: "POST \/training HTTP/);
  expect(logged).not.toContain(secret);
});

describe('the delivered compose files', () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
  const gatewayOf = (name: string) => /^ +gateway: \$\{\w+:-(\S+)\}$/m.exec(read(name))?.[1];

  test('[API-41] trust the gateway alone, from which the proxy comes, and no whole network', () => {
    expect(gatewayOf('compose.yaml')).toBe('172.31.77.1');
    expect(read('compose.yaml')).toContain(`TRUST_PROXY: \${TRUST_PROXY:-${gatewayOf('compose.yaml')}}\n`);
    const addressOfNginx = /^ +ipv4_address: (\S+)$/m.exec(read('compose.postgres.yaml'))?.[1];
    expect(addressOfNginx).toMatch(/^\$\{PROXY_ADDRESS:-172\.31\.78\.\d+\}$/);
    expect(read('compose.postgres.yaml')).toContain(`TRUST_PROXY: ${addressOfNginx}\n`);
    const trusted = [...read('behindProxy.conf').matchAll(/^set_real_ip_from (.*);$/gm)].map(
      ([, one]) => one,
    );
    expect(trusted).toEqual(['127.0.0.1', gatewayOf('compose.postgres.yaml')]);
    for (const file of ['compose.yaml', 'compose.postgres.yaml', 'behindProxy.conf']) {
      expect(read(file)).not.toMatch(/uniquelocal|set_real_ip_from .*\//);
    }
  });
});
