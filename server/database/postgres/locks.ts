/** The keys of the locks, the same in every version of the server. */
const keys = { writing: 6_170_001, alone: 6_170_002 };

/**
 * Takes the one lock for writing of the database, until the transaction ends. PostgreSQL gives it to the next one only
 * after everybody sees what was committed. A transaction that has it already takes it again for nothing.
 */
export const takeWriteLock = `select pg_advisory_xact_lock(${keys.writing})`;

/** Takes the lock of what one process does at a time, until the connection ends. */
export const takeLockAlone = `select pg_advisory_lock(${keys.alone})`;
