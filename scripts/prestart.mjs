/**
 * What comes before `npm start`: looks at the port, installs the packages when they are missing, and builds when
 * something has changed since the last whole build. Runs before any package is installed, so it uses only Node modules.
 */
import { join } from 'node:path';
import { isBuilt } from './lib/lastBuild.mjs';
import { isPortTaken } from './lib/port.mjs';
import { run } from './lib/run.mjs';

const root = join(import.meta.dirname, '..');

if (await isPortTaken(process.env)) {
  console.error('Der Server konnte nicht starten: Der Port ist belegt. PORT setzt einen anderen.');
  process.exit(1);
}
await import('./setup.mjs');
if (isBuilt(root)) console.log('Seit dem letzten Build hat sich nichts geändert. Er gilt weiter.');
else if (!run('npm', ['run', 'build'], { cwd: root })) process.exit(1);
