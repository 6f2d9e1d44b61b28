import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';

/** Where the programs of PostgreSQL come from. */
const hint =
  'Unter Debian bringt es das Paket postgresql-client mit, in der Version des Servers oder einer neueren.';

/** Says that a program is not installed. */
export class MissingProgram extends Error {
  constructor(name: string, cause: unknown) {
    super(`Das Programm ${name} fehlt. ${hint}`, { cause });
  }
}

/** What an address says of TLS, and the variables that say it to the programs. */
const ofTls = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/**
 * Returns the variables by which the programs find a database. As arguments everybody on the machine could read them,
 * and the password with them.
 */
const environmentOf = (url: string): NodeJS.ProcessEnv => {
  const { host, port, user, database, password } = new Client({ connectionString: url });
  const parameters = new URL(url).searchParams;
  const tls = Object.entries(ofTls).flatMap(([parameter, variable]) => {
    const value = parameters.get(parameter);
    // The driver's own word for TLS without a look at the certificate.
    return value === null ? [] : [[variable, value === 'no-verify' ? 'require' : value]];
  });
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    PGPASSWORD: password ?? undefined,
    ...Object.fromEntries(tls),
  };
};

/** A program has run and complains, in its own words. */
export class ProgramFailed extends Error {}

interface Options {
  /** The database that it works on, if it does. */
  url?: string;
  signal?: AbortSignal | undefined;
}

const reasonOf = (error: NodeJS.ErrnoException, name: string): Error =>
  error.code === 'ENOENT' ? new MissingProgram(name, error) : error;

const endOf = async (child: ChildProcess, name: string): Promise<void> => {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'close').catch((error) => {
    throw reasonOf(error, name);
  });
  if (code === 0) return;
  const reason = (await said).trim().slice(0, 500) || `Ende mit ${code}`;
  const isOlder = /version mismatch|unsupported version/.test(reason);
  const error = new ProgramFailed(`${name}: ${reason}${isOlder ? `\n${hint}` : ''}`);
  throw reason.includes('No space left on device') ? Object.assign(error, { code: 'ENOSPC' }) : error;
};

/**
 * Starts a program of PostgreSQL. `ended` rejects with what it complains of, in its own words, and with a German
 * message when it is missing. It never asks for a password.
 */
export const startProgram = (name: string, args: readonly string[], { url, signal }: Options = {}) => {
  const env = { ...process.env, ...(url !== undefined && environmentOf(url)), LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(name, args, { env, stdio: 'pipe', ...(signal && { signal }) });
  return { stdin: child.stdin, stdout: child.stdout, ended: endOf(child, name) };
};

/** Runs a program to its end. Returns what it says. */
export const runProgram = async (
  name: string,
  args: readonly string[],
  options?: Options,
): Promise<string> => {
  const { stdout, ended } = startProgram(name, args, options);
  const [said] = await Promise.all([text(stdout), ended]);
  return said;
};
