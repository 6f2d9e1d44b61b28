import { type Fault, faultOf } from '../database/faults';
import { Unreachable } from '../database/postgres/patience';
import { SpokenError } from '../system/spokenError';
import { ConfigError } from './config';

/** What the person who runs the server does about each. */
const sentences: Record<Fault, string> = {
  busy: 'Ein anderes Programm hat die Datenbank offen. Bitte beende es zuerst.',
  full: 'Auf der Festplatte ist kein Platz mehr. Was gespeichert war, ist noch da. Mach Platz und versuch es noch einmal.',
  readOnly:
    'Hier lässt sich nichts speichern. Der Datenordner (DATA_DIR) und alles darin muss dem Benutzer gehören, unter dem der Server läuft.',
  damaged:
    'Die Datenbank ist beschädigt. Stell die letzte Sicherung wieder her: npm run restore -- DATEI. Die Sicherungen liegen in DATA_DIR/backups, und die beschädigte Datei bleibt erhalten.',
};

const isSpoken = (error: unknown): error is Error =>
  error instanceof SpokenError || error instanceof ConfigError || error instanceof Unreachable;

/** Returns what an error says to the person who runs the server, if it is one that they can mend. */
export const complaintOf = (error: unknown): string | undefined => {
  if (isSpoken(error)) return error.message;
  const fault = faultOf(error);
  if (fault === undefined) return undefined;
  const { path } = error as NodeJS.ErrnoException;
  return path === undefined ? sentences[fault] : `${sentences[fault]} (${path})`;
};
