import { faultOf } from '../database/faults';
import { ProgramFailed } from '../database/postgres/programs';

/** A file is no dump of this server, or is damaged. The message has what `pg_restore` says. */
export class UnreadableDump extends Error {}

/** Returns what is wrong when reading a dump ends with an error: the file, unless it is a program or the machine. */
export const asUnreadable = (file: string, error: Error): Error => {
  const isFile = error instanceof ProgramFailed && faultOf(error) === undefined;
  if (!isFile || error.message.includes('unsupported version')) return error;
  return new UnreadableDump(`${file} ist keine Sicherung: ${error.message}`, { cause: error });
};
