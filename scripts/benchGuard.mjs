/** Runs `bench/guard.ts` on the output of `npm run build`. Installs Chromium where it is missing. */
import { ensureChromium } from './ensureChromium.mjs';
import { requireBuild } from './lib/built.mjs';
import { run } from './lib/run.mjs';

requireBuild();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
if (!run('npx', ['tsx', 'bench/guard.ts', ...process.argv.slice(2)], { env })) process.exit(1);
