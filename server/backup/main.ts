import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandConfig } from '../config/config';
import { makeEverythingPrivate } from '../system/dataFolder';
import { findPackageRoot } from '../system/packageRoot';
import { backUp } from './backUp';
import { backupFileIn, pruneBackups } from './backupFiles';

/** What a timer says: it makes a backup as the server does by itself with SQLite, and removes the oldest of these. */
const ofTimer = '--daily';

/** The command `npm run backup`, with or without `-- FILE` or `-- --daily`. */
const main = async () => {
  makeEverythingPrivate();
  const place = readCommandConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  const now = Date.now();
  const [, , name] = process.argv;
  const isOfTimer = name === ofTimer;
  const usual = backupFileIn(place, isOfTimer ? 'daily' : 'athletik', now);
  const file = name === undefined || isOfTimer ? usual : resolve(name);
  const { members, runs, isUntried } = await backUp(place, file, now);
  if (isOfTimer) pruneBackups(place.dataDir);
  console.log(`Gesichert: ${file} (Mitglieder: ${members}, Screenings und Trainings: ${runs})`);
  if (isUntried)
    console.log(
      'Sie wurde ganz gelesen, aber nicht probeweise eingespielt: Der Rolle fehlt das Recht CREATE.',
    );
};

main().catch((error: unknown) => {
  console.error('Die Sicherung ist fehlgeschlagen:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
