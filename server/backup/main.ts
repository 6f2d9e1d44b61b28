import { resolve } from 'node:path';
import { isName, runCommand } from '../config/command';
import { backUp } from './backUp';
import { backupFileIn, pruneBackups } from './backupFiles';
import { noteFailure, noteSuccess } from './backupTries';
import { makeRoom } from './makeRoom';

/** What a timer says: it makes a backup as the server does by itself with SQLite, and removes the oldest of these. */
const ofTimer = '--daily';

/** Counts the failures of a timer: the server tells the admins of two in a row [HE-2]. */
const counted = async <Result>(
  dataDir: string,
  now: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    const result = await work();
    noteSuccess(dataDir);
    return result;
  } catch (error) {
    noteFailure(dataDir, now);
    throw error;
  }
};

/** The command `npm run backup`, with or without `-- FILE` or `-- --daily`. */
runCommand({
  beginning: 'Die Sicherung ist fehlgeschlagen',
  usage: 'npm run backup, npm run backup -- DATEI, oder npm run backup -- --daily.',
  read: ([name, ...others]) => {
    const isOfTimer = name === ofTimer;
    const isKnown = others.length === 0 && (name === undefined || isOfTimer || isName(name));
    return isKnown ? { isOfTimer, name: isOfTimer ? undefined : name } : undefined;
  },
  work: async (place, { isOfTimer, name }) => {
    const now = Date.now();
    const usual = backupFileIn(place, isOfTimer ? 'daily' : 'athletik', now);
    const file = name === undefined ? usual : resolve(name);
    const make = async () => {
      if (isOfTimer) await makeRoom(place.dataDir);
      return backUp(place, file, now);
    };
    const { members, runs, isUntried } = await (isOfTimer ? counted(place.dataDir, now, make) : make());
    if (isOfTimer) pruneBackups(place.dataDir);
    console.log(`Gesichert: ${file} (Mitglieder: ${members}, Screenings und Trainings: ${runs})`);
    if (isUntried)
      console.log(
        'Sie wurde ganz gelesen, aber nicht probeweise eingespielt: Der Rolle fehlt das Recht CREATE.',
      );
  },
});
