/**
 * How long things may take while the server runs, in milliseconds. A process that stands still, or that the network has
 * cut off, loses the lock for writing after `idle_in_transaction_session_timeout`.
 */
export const patience = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
};

/** The code of an error of the connection, after which nobody knows what became of the statement. */
const unreachable = 'DATABASE_UNREACHABLE';

/** Says that the database cannot be reached. What was sent may have been stored; it is sent again. */
export class Unreachable extends Error {
  readonly code = unreachable;

  constructor(cause?: unknown, message = 'PostgreSQL ist unter DATABASE_URL nicht erreichbar.') {
    super(message, { cause });
  }
}

/** Says that a backup is being put in place. It passes. */
export class Restoring extends Unreachable {
  constructor() {
    super(undefined, 'Gerade wird eine Sicherung wiederhergestellt.');
  }
}

/** States of SQL that pass: deadlocks, waits in vain, and a database that stops, starts or has too many connections. */
const passing = [
  '40001',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  unreachable,
];

/** Whether a statement failed with this code because of the moment. */
export const isPostgresBusy = (code: string): boolean => passing.includes(code);
