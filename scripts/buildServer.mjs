/**
 * Bundles the server and its commands, without their packages, into one file each. They start several times faster
 * than the single sources, and where the server runs, the commands need nothing else.
 * Writes the notices of the packages beside it, too, and fails when one lacks its licence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  noticeFaults,
  noticeOf,
  noticesFile,
  noticesText,
  packageFolder,
  serverFolders,
} from './lib/thirdParty.mjs';

const outdir = 'build';

const { metafile } = await build({
  entryPoints: {
    server: 'server/main.ts',
    backup: 'server/backup/main.ts',
    restore: 'server/restore/main.ts',
    rehearse: 'server/restore/rehearseMain.ts',
    transfer: 'server/transfer/main.ts',
    content: 'server/transfer/content/main.ts',
  },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
  metafile: true,
});

const bundled = Object.keys(metafile.inputs).flatMap((file) => packageFolder(file) ?? []);
const beside = serverFolders(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const notices = [...new Set([...bundled, ...beside])].map(noticeOf);
writeFileSync(join(outdir, noticesFile), noticesText(notices));
for (const fault of noticeFaults(notices)) {
  console.error(fault);
  process.exitCode = 1;
}
