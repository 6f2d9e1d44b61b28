/** Runs the end-to-end tests on the output of `npm run build`. Installs Chromium when there is none. */
import { existsSync } from 'node:fs';
import { ensureChromium } from './ensureChromium.mjs';
import { run } from './lib/run.mjs';

for (const built of ['dist/index.html', 'build/server.js']) {
  if (!existsSync(built)) throw new Error(`${built} is missing: npm run build comes first`);
}
const arrived = run('npx', ['jest', '--config', 'jest.e2e.config.mjs', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
});
if (!arrived) process.exit(1);
