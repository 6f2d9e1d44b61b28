/**
 * Runs the end-to-end tests on the output of `npm run build`. Installs Chromium, nginx and PostgreSQL where they are
 * missing.
 */
import { ensureChromium } from './ensureChromium.mjs';
import { requireBuild } from './lib/built.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';

requireBuild();
const arrived = run('npx', ['jest', '--config', 'jest.e2e.config.mjs', ...process.argv.slice(2)], {
  env: {
    ...process.env,
    CHROMIUM_PATH: ensureChromium(),
    NGINX_PATH: ensureNginx(),
    POSTGRES_BIN: ensurePostgres(),
  },
});
if (!arrived) process.exit(1);
