import { resolve } from 'node:path';
import { runCommand } from '../config/command';
import { SpokenError } from '../system/spokenError';
import { reportOf } from './report';
import { restoreBackup } from './restoreBackup';

/** The command `npm run restore -- FILE`, perhaps with the journals of other processes after it. */
runCommand('Nichts wurde wiederhergestellt:', async (place, [name, ...journals]) => {
  if (name === undefined) throw new SpokenError('Bitte nenn die Sicherung: npm run restore -- DATEI');
  const file = resolve(name);
  const others = journals.map((journal) => resolve(journal));
  console.log(reportOf(file, await restoreBackup(place, file, Date.now(), others)));
});
