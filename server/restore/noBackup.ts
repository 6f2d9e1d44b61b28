import { SpokenError } from '../system/spokenError';

/** Says that a file cannot be restored, because it is no backup or is damaged, and what to do [RU-22]. */
export const noBackup = (file: string, cause: unknown): SpokenError =>
  new SpokenError(`${file} ist keine Sicherung, oder die Datei ist beschädigt. Nimm eine andere.`, { cause });
