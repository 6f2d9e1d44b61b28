/** Runs the unit tests and those on PostgreSQL in one pool of workers, so that no processor waits for the last of one kind. */
import { ensurePostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';

const args = ['--config', 'jest.suites.config.mjs', ...process.argv.slice(2)];
if (!run('npx', ['jest', ...args], { env: { ...process.env, POSTGRES_BIN: ensurePostgres() } }))
  process.exit(1);
