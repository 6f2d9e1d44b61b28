/** Runs the end-to-end tests on the output of `npm run build`. Installs Chromium when there is none. */
import { ensureChromium } from './ensureChromium.mjs';
import { requireBuild } from './lib/built.mjs';
import { run } from './lib/run.mjs';

requireBuild();
const arrived = run('npx', ['jest', '--config', 'jest.e2e.config.mjs', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
});
if (!arrived) process.exit(1);
