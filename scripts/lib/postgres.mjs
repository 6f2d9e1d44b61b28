/** PostgreSQL for the tests: a cluster of its own in a temporary folder, which nobody else can reach. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './debian.mjs';

const debianFolder = '/usr/lib/postgresql';

/** @param {string} folder */
const hasServer = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Returns the folder of the installed programs, the newest version first. */
function installed() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find(hasServer);
}

/**
 * Returns the folder of the programs `initdb` and `postgres`. Installs them when they are missing, as root on Debian.
 *
 * @returns {string}
 * @throws when `POSTGRES_BIN` is set to another folder, or when they cannot be installed
 */
export function ensurePostgres() {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen) {
    if (!hasServer(chosen))
      throw new Error(`POSTGRES_BIN is ${chosen}, where there is no initdb and postgres`);
    return chosen;
  }
  return ensureInstalled('PostgreSQL', 'postgresql', 'POSTGRES_BIN', installed);
}

/** Returns the user of the database: PostgreSQL refuses to run as root. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout || 65_534);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Makes a cluster whose texts are sorted in the German way, as on the machine of a club. Only the socket in its folder
 * leads there.
 *
 * @param {{ isSafe?: boolean }} [options] whether it writes through to the disk, which is slow
 */
export function makeCluster({ isSafe = false } = {}) {
  const programs = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'athletik-postgres-'));
  const user = owner();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const making = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
  const sorting = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de'];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), ['-D', data, ...making, ...sorting], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const fast = isSafe ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const settings = ['-c', 'listen_addresses=', '-c', 'max_connections=200', ...fast];

  return {
    /**
     * Returns the address of one of its databases.
     *
     * @param {string} name
     */
    urlOf: (name) => `postgres://postgres@${encodeURIComponent(folder)}/${name}`,
    /** Starts it. Returns its process, how to end it, and how to kill it without a chance to tidy up. */
    start: async () => {
      const child = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const ended = once(child, 'exit');
      // A process that ends without stopping it leaves no PostgreSQL running.
      const endWithProcess = () => child.kill('SIGQUIT');
      process.once('exit', endWithProcess);
      child.once('exit', () => process.off('exit', endWithProcess));
      const log = createInterface(child.stderr);
      await new Promise((resolve, reject) => {
        const lines = [''];
        log.on('line', (line) => {
          lines.push(line);
          if (line.includes('ready to accept connections')) resolve(undefined);
        });
        log.once('close', () => reject(new Error(`PostgreSQL did not start: ${lines.join('\n')}`)));
      });
      return {
        pid: child.pid ?? 0,
        stop: async () => {
          child.kill('SIGINT');
          await ended;
        },
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
