/** The keys of the locks, the same in every version of the server. */
const keys = { writing: 6_170_001, alone: 6_170_002, serving: 6_170_003, scratch: 6_170_004 };

/**
 * Takes the one lock for writing of the database, until the transaction ends. PostgreSQL gives it to the next one only
 * after everybody sees what was committed. A transaction that has it already takes it again for nothing.
 */
export const takeWriteLock = `select pg_advisory_xact_lock(${keys.writing})`;

/** Takes the lock of what one process does at a time, until the connection ends. */
export const takeLockAlone = `select pg_advisory_lock(${keys.alone})`;

/**
 * Takes the lock of a server, until the connection ends: many may have it, but none while a backup is restored. Says
 * whether it got it. It ends at once with a process, and after a minute with a machine that is gone without a word.
 */
export const tryLockOfServer = `set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3; select pg_try_advisory_lock_shared(${keys.serving}) as "isTaken"`;

/** Takes the lock of a restore, until the connection ends: nobody else has one meanwhile. Says whether it got it. */
export const tryLockOfRestore = `select pg_try_advisory_lock(${keys.serving}) as "isTaken"`;

/** Takes the lock of who uses the scratch schema, until the connection ends. Says whether it got it. */
export const tryLockOfScratch = `select pg_try_advisory_lock(${keys.scratch}) as "isTaken"`;
