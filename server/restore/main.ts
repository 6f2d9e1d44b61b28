import { resolve } from 'node:path';
import { isName, runCommand } from '../config/command';
import { reportOf } from './report';
import { restoreBackup } from './restoreBackup';

/** The command `npm run restore -- FILE`, perhaps with the journals of other processes after it. */
runCommand({
  beginning: 'Nichts wurde wiederhergestellt',
  usage: 'npm run restore -- DATEI',
  read: ([name, ...others]) =>
    isName(name) && others.every(isName)
      ? { file: resolve(name), journals: others.map((other) => resolve(other)) }
      : undefined,
  work: async (place, { file, journals }) => {
    console.log(reportOf(file, await restoreBackup(place, file, Date.now(), journals)));
  },
});
