import { existsSync } from 'node:fs';

/** Throws when the output of `npm run build` is missing. */
export function requireBuild() {
  for (const built of ['dist/index.html', 'build/server.js']) {
    if (!existsSync(built)) throw new Error(`${built} is missing: npm run build comes first`);
  }
}
