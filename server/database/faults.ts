import { isBusy } from './busy';

/** Why the database, or what is kept beside it, takes nothing. */
export type Fault =
  /** Somebody else holds it, or it cannot be reached. It passes. */
  | 'busy'
  /** The disk is full. */
  | 'full'
  /** The process may not write there. */
  | 'readOnly'
  /** What is there is no whole database. */
  | 'damaged';

/** How the codes begin: those of SQLite, of the system, and of PostgreSQL. */
const beginnings: readonly (readonly [Exclude<Fault, 'busy'>, readonly string[]])[] = [
  ['full', ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']],
  ['readOnly', ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'EROFS', 'EACCES', 'EPERM', '25006', '42501']],
  ['damaged', ['SQLITE_NOTADB', 'SQLITE_CORRUPT', 'XX001', 'XX002']],
];

/** Where libsql cannot open a file, the code of SQLite is only in its message: 14 is SQLITE_CANTOPEN. */
const cannotOpen = /^ConnectionFailed\(.*: 14"\)$/;

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if (cannotOpen.test(error.message)) return 'SQLITE_CANTOPEN';
  return 'code' in error ? String(error.code) : '';
};

/** Returns what an error says of the database, if it says anything. */
export const faultOf = (error: unknown): Fault | undefined => {
  const code = codeOf(error);
  if (isBusy({ code })) return 'busy';
  return beginnings.find(([, starts]) => starts.some((start) => code.startsWith(start)))?.[0];
};
