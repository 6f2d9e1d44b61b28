import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeCertificate } from '../../../scripts/lib/certificate.mjs';
import { runNginx } from '../../../scripts/lib/nginx.mjs';
import { makeFolder } from '../support';
import { proxySettings } from './composed';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  makeCertificate({ certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');

/** Runs the command that the head of a file names, and returns what it prints. */
const asPrinted = (name: string): string => {
  const [, command = ''] = /^# (sed .*)$/m.exec(read(name)) ?? [];
  expect(command).not.toBe('');
  return execFileSync('sh', ['-c', command], { encoding: 'utf8' });
};

/** Returns what nginx says of settings in which something is wrong, and nothing else. */
const faults = async (...settings: string[]): Promise<string> => {
  const { isGood, said } = await runNginx(settings, { folder, isCheck: true });
  return isGood ? '' : said;
};

test('every file for nginx in deploy/ is looked at here', () => {
  const files = readdirSync('deploy').filter((name) => name.endsWith('.conf'));
  expect(files.sort()).toEqual(['behindProxy.conf', 'nginx-sqlite.conf', 'nginx.conf']);
});

test('nginx takes the settings for two processes: as they are, behind a proxy, and with TLS', async () => {
  expect(await faults(read('nginx.conf'))).toBe('');
  expect(await faults(read('nginx.conf'), read('behindProxy.conf'))).toBe('');
  const withTls = asPrinted('nginx.conf');
  expect(withTls).toContain('server_name app.unser-verein.de;');
  expect(withTls).not.toMatch(/^ *#tls|club\.example/m);
  expect(await faults(withTls)).toBe('');
});

test('nginx takes the settings for one process with TLS, and would not take a fault', async () => {
  const settings = asPrinted('nginx-sqlite.conf');
  expect(settings).toContain('server_name app.unser-verein.de;');
  expect(await faults(settings)).toBe('');
  expect(await faults(`${settings}\nserver { server { listen 80; } }`)).toMatch(
    /"server" directive is not allowed/,
  );
});

test('nginx takes what the container makes of its settings', async () => {
  const { settings, behindProxy } = proxySettings(folder);
  expect(settings).toMatch(
    /^ {2}server app1:8080 resolve max_fails=0;\n {2}server app2:8080 resolve max_fails=0;$/m,
  );
  expect(settings).toMatch(/^resolver 127\.0\.0\.11 valid=5s;$/m);
  expect(settings).not.toContain('127.0.0.1:');
  expect(behindProxy).toContain('set_real_ip_from 10.1.2.3;');
  // Debian's nginx is older than the image, and does not know this word; it looks the names up when it starts.
  const known = settings.replaceAll(/server app[12]:8080 resolve /g, 'server 127.0.0.1:8080 ');
  expect(await faults(known, behindProxy)).toBe('');
});

test('the files for one process and for two say the same but for the processes and TLS', () => {
  /** Without comments, the processes, and what chooses one. */
  const shared = (settings: string) =>
    settings
      .replaceAll(/^ *#.*\n/gm, '')
      .replace(/^upstream athletik \{\n(?:.*\n)*?\}\n/m, '')
      .replace(/^map \$uri \$athletik_process \{\n(?:.*\n)*?\}\n/m, '')
      .replaceAll(/\n+/g, '\n')
      .trim();
  expect(shared(read('nginx-sqlite.conf').replaceAll('club.example', 'app.unser-verein.de'))).toBe(
    shared(asPrinted('nginx.conf')),
  );
});

describe('with TLS in front of one process', () => {
  let seen: IncomingMessage[];
  let stop: () => Promise<void>;
  const server = createServer((message, response) => {
    seen.push(message);
    response.end('ok');
  });
  beforeEach(async () => {
    seen = [];
    server.listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const settings = asPrinted('nginx-sqlite.conf').replace('127.0.0.1:8080', `127.0.0.1:${port}`);
    ({ stop } = await runNginx([settings], { folder }));
  });
  afterEach(async () => {
    await stop();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const get = async (path: string, headers = {}, request = secure, socket = '443.sock') => {
    const asked = request({
      socketPath: join(folder, socket),
      path,
      headers: { host: 'app.unser-verein.de', ...headers },
      rejectUnauthorized: false,
      agent: false,
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };

  test('a request reaches the process, which learns of https and not of what the person says of themselves', async () => {
    const { status, headers, body } = await get('/api/club', { 'x-forwarded-for': '1.2.3.4' });
    expect({ status, body }).toEqual({ status: 200, body: 'ok' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(seen[0]?.headers).toMatchObject({ host: 'app.unser-verein.de', 'x-forwarded-proto': 'https' });
    expect(seen[0]?.headers['x-forwarded-for']).not.toContain('1.2.3.4');
  });

  test('the numbers are not passed on', async () => {
    expect((await get('/metrics')).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test('plain http leads to https', async () => {
    const { status, headers } = await get('/training?x=1', {}, plain, '80.sock');
    expect(status).toBe(301);
    expect(headers.location).toBe('https://app.unser-verein.de/training?x=1');
    expect(seen).toEqual([]);
  });
});
