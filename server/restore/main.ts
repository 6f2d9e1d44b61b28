import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandConfig } from '../config/config';
import { makeEverythingPrivate } from '../system/dataFolder';
import { findPackageRoot } from '../system/packageRoot';
import { reportOf } from './report';
import { restoreBackup } from './restoreBackup';

/** The command `npm run restore -- FILE`, perhaps with the journals of other processes after it. */
const main = async () => {
  const [, , name, ...journals] = process.argv;
  if (name === undefined) throw new Error('Bitte nenn die Sicherung: npm run restore -- DATEI');
  makeEverythingPrivate();
  const place = readCommandConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  const file = resolve(name);
  const others = journals.map((journal) => resolve(journal));
  console.log(reportOf(file, await restoreBackup(place, file, Date.now(), others)));
};

main().catch((error: unknown) => {
  console.error('Nichts wurde wiederhergestellt:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
