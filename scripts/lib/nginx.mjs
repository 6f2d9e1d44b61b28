import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled } from './debian.mjs';
import { run } from './run.mjs';

/** @param {string} path */
const starts = (path) => existsSync(path) && run(path, ['-v'], { stdio: 'ignore' });

function installed() {
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'nginx')).find(starts);
}

/**
 * Returns the path of nginx. Installs it when it is missing, as root on Debian.
 *
 * @returns {string}
 * @throws when `NGINX_PATH` is set and does not start, or when it cannot be installed
 */
export function ensureNginx() {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (!starts(chosen)) throw new Error(`NGINX_PATH is ${chosen}, which does not start`);
    return chosen;
  }
  return ensureInstalled('nginx', 'nginx-light', 'NGINX_PATH', installed);
}

/** Where the delivered settings write their logs. */
const logs = '/var/log/nginx/';

/**
 * Puts the ports of a test, and its folder for the logs, into the delivered settings.
 *
 * @param {string} settings
 * @param {string} folder
 * @param {number} port
 * @param {number[]} ports
 */
function forTest(settings, folder, port, ports) {
  const changed = [
    /^ {2}listen 80;$/m,
    logs,
    ...ports.map((_, index) => `server 127.0.0.1:${8080 + index} `),
  ];
  for (const place of changed) if (settings.search(place) < 0) throw new Error(`No ${place} in the settings`);
  return ports.reduce(
    (text, each, index) => text.replace(`127.0.0.1:${8080 + index} `, `127.0.0.1:${each} `),
    settings.replace(/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`).replaceAll(logs, `${folder}/`),
  );
}

/**
 * What is around the delivered settings: everything in one folder, and answers that name their process.
 *
 * @param {string} folder
 */
const frame = (folder) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  add_header x-process $upstream_addr always;
  include ${folder}/club.conf;
}
`;

/**
 * Lets delivered settings listen on sockets in a folder, one for each port, keep their logs there, and take a
 * certificate from there. Elsewhere a test could not: ports may be taken, and need rights.
 *
 * @param {string} settings
 * @param {string} folder
 */
const inFolder = (settings, folder) =>
  settings
    .replace(/^( *)listen (\d+)/gm, `$1listen unix:${folder}/$2.sock`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/;]+\//g, `${folder}/`)
    .replaceAll(logs, `${folder}/`);

/**
 * Starts nginx with settings that are for the `http` part, or only checks them. Returns the folder with its sockets,
 * such as `443.sock`, and how to end it.
 *
 * @param {string[]} settings the texts of the files
 * @param {{ folder: string, isCheck?: boolean }} options `folder` has `fullchain.pem` and `privkey.pem` for TLS
 */
export async function runNginx(settings, { folder, isCheck = false }) {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'club.conf'), settings.map((text) => inFolder(text, folder)).join('\n'));
  writeFileSync(join(folder, 'nginx.conf'), frame(folder));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  if (isCheck) {
    const { status, stderr } = spawnSync(ensureNginx(), ['-t', ...args], { encoding: 'utf8' });
    return { isGood: status === 0, said: stderr, stop: async () => {} };
  }
  const child = spawn(ensureNginx(), args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(10);
  }
  return {
    isGood: true,
    said: '',
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** @param {number} port */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts nginx with `deploy/nginx.conf`, on one port in front of the processes on other ports. Its answers have the
 * header `x-process` with the address of the process. Returns how to end it; that returns what it has logged.
 *
 * @param {number} port
 * @param {number[]} ports of two processes
 * @param {{ hasDisk?: boolean }} [options] without a disk it cannot keep what is larger than its memory for a request
 */
export async function startNginx(port, ports, { hasDisk = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'athletik-nginx-'));
  // Its workers have another user.
  chmodSync(folder, 0o755);
  writeFileSync(
    join(folder, 'club.conf'),
    forTest(readFileSync('deploy/nginx.conf', 'utf8'), folder, port, ports),
  );
  writeFileSync(join(folder, 'nginx.conf'), frame(folder));
  const child = spawn(
    ensureNginx(),
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  }
  if (!hasDisk) rmSync(join(folder, 'client_body'), { recursive: true });
  return async () => {
    child.kill();
    await ended;
    const logged = ['access.log', 'error.log']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    rmSync(folder, { recursive: true, force: true });
    return logged;
  };
}
