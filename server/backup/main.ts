import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { findPackageRoot } from '../packageRoot';
import { backUp } from './backUp';
import { backupFileIn } from './backupFiles';

/** The command `npm run backup`, with or without `-- FILE`. */
const main = async () => {
  const { dataDir, databaseUrl } = readConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  if (databaseUrl !== undefined) throw new Error('PostgreSQL sichert pg_dump: docs/operations.md.');
  const now = Date.now();
  const file = resolve(process.argv[2] ?? backupFileIn(dataDir, 'athletik', now));
  const { members, runs } = await backUp(dataDir, file, now);
  console.log(`Gesichert: ${file} (Mitglieder: ${members}, Durchläufe: ${runs})`);
};

main().catch((error: unknown) => {
  console.error('Die Sicherung ist fehlgeschlagen:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
