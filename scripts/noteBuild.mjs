/** The first and the last step of `npm run build`, with `begin` and `end`: it notes what the build is made of. */
import { join } from 'node:path';
import { beginBuild, endBuild } from './lib/lastBuild.mjs';

const root = join(import.meta.dirname, '..');

if (process.argv[2] === 'begin') beginBuild(root);
else endBuild(root);
