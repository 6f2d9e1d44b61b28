import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { findPackageRoot } from '../packageRoot';
import { reportOf } from './report';
import { restoreBackup } from './restoreBackup';

/** The command `npm run restore -- FILE`. */
const main = async () => {
  const [, , name] = process.argv;
  if (name === undefined) throw new Error('Bitte nenn die Sicherung: npm run restore -- DATEI');
  const { dataDir, databaseUrl } = readConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  if (databaseUrl !== undefined) throw new Error('Für PostgreSQL gibt es pg_restore: docs/operations.md.');
  const file = resolve(name);
  console.log(reportOf(file, await restoreBackup(dataDir, file, Date.now())));
};

main().catch((error: unknown) => {
  console.error('Nichts wurde wiederhergestellt:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
