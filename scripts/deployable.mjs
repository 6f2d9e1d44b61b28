/**
 * Runs the steps of deploy/Containerfile one by one in an empty folder, where no container can run: builds a copy of
 * the clone, installs only the packages of the running server, and starts it as another user who may write nothing but
 * its data. Fails when a step fails, when the server does not become ready, or when it does not stop well.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './lib/run.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'deployable-'));
const build = join(folder, 'build');
const app = join(folder, 'app');
const data = join(folder, 'data');

/** Who runs the server. Only root may start it as somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Runs a step and tells how long it took.
 *
 * @param {string} name
 * @param {() => unknown} step
 */
async function perform(name, step) {
  const start = performance.now();
  if ((await step()) === false) throw new Error(`${name} failed.`);
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** @param {string} from @param {string} to @param {string[]} names */
function copy(from, to, names) {
  for (const name of names) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

function cloneFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return listed.toString().split('\0').filter(Boolean);
}

const locked = ['package.json', 'package-lock.json', '.npmrc'];

/** Returns a free port. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/**
 * Waits until an address answers well. Fails when the server ends before.
 *
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilGood(url, server) {
  while (server.exitCode === null) {
    const isGood = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isGood) return;
    await pause(100);
  }
  throw new Error(`The server ended with code ${server.exitCode}.`);
}

/** Starts the server as the container would, asks it, and stops it. */
async function startAndStop() {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    PUBLIC_URL: 'https://club.example',
  };
  const server = spawn(process.execPath, ['--enable-source-maps', 'build/server.js'], {
    cwd: app,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...nobody,
  });
  const exited = once(server, 'exit');
  const base = `http://127.0.0.1:${port}`;
  for (const path of [
    '/health',
    '/ready',
    '/',
    '/THIRD-PARTY.txt',
    '/api/features',
    '/api/openapi.json',
    '/metrics',
  ]) {
    await untilGood(base + path, server);
  }
  server.kill('SIGTERM');
  const [code] = await exited;
  return code === 0;
}

/** Returns whether what is delivered says whose code is in it. */
const hasNotices = () =>
  ['dist/THIRD-PARTY.txt', 'build/THIRD-PARTY.txt', 'build/sbom.cdx.json'].every((file) =>
    existsSync(join(app, file)),
  );

/**
 * Takes the right to write from everything in the folder of the server; root's own files nobody else may write anyway.
 */
function makeReadOnly() {
  return run('chmod', ['-R', 'a-w,a+rX', app]);
}

try {
  chmodSync(folder, 0o755);
  await perform('copy of the clone', () => copy(root, build, cloneFiles()));
  await perform('npm ci', () => run('npm', ['ci', '--include=dev', '--silent'], { cwd: build }));
  await perform('npm run build', () =>
    run('npm', ['run', '--silent', 'build'], { cwd: build, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  copy(build, app, locked);
  await perform('npm ci --omit=dev', () => run('npm', ['ci', '--omit=dev', '--silent'], { cwd: app }));
  copy(build, app, ['dist', 'build', 'server/samples']);
  await perform('notices', hasNotices);
  await perform('read-only', makeReadOnly);
  mkdirSync(data, { mode: 0o700 });
  if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid);
  await perform('start, questions, stop', startAndStop);
} finally {
  run('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
}
