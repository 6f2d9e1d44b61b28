/**
 * Bundles the server and its commands, without their packages, into one file each. They start several times faster
 * than the single sources, and where the server runs, the commands need nothing else.
 */
import { build } from 'esbuild';

await build({
  entryPoints: {
    server: 'server/main.ts',
    backup: 'server/backup/main.ts',
    restore: 'server/restore/main.ts',
    transfer: 'server/transfer/main.ts',
  },
  outdir: 'build',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
