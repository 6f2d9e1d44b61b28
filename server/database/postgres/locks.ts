/** The keys of the locks, the same in every version of the server. */
const keys = {
  writing: 6_170_001,
  alone: 6_170_002,
  serving: 6_170_003,
  scratch: 6_170_004,
  numbering: 6_170_005,
  owner: 6_170_006,
};

/**
 * Takes the lock for writing of the database alone, until the transaction ends. PostgreSQL gives it to the next one
 * only after everybody sees what was committed. A transaction that has it already takes it again for nothing.
 */
export const takeWriteLock = `select pg_advisory_xact_lock(${keys.writing})`;

/** A transaction that has the lock for writing together with others says so, for the triggers of the log. */
const sharing = { setting: 'athletik.writing', value: 'shared' };

const shareWriteLock = `set local ${sharing.setting} = ${sharing.value};
  select pg_advisory_xact_lock_shared(${keys.writing})`;

/**
 * Takes, in a trigger, the lock of who adds entries to the log of changes, until the transaction ends. Who has said
 * nothing, such as a script beside the server, takes the lock for writing alone. Who shares it takes one more at the
 * commit, and waits for no other lock after that.
 */
export const takeLogLock = `if current_setting('${sharing.setting}', true) is distinct from '${sharing.value}'
  then perform pg_advisory_xact_lock(${keys.writing});
  else perform pg_advisory_xact_lock(${keys.numbering}); end if`;

/** The second part of the key of a person's lock has 32 bits. Two people who share a lock wait for each other. */
const keyOf = (owner: number): number => owner % 2 ** 31;

/** Somebody with more than that takes the lock for writing alone: PostgreSQL has room for some thousand locks. */
const mostOwners = 50;

/**
 * Returns what takes the locks of a transaction, until it ends: those of the people to whom the rows belong that it
 * writes, in one order for all, so that nobody waits in a circle, or the whole lock for writing, which waits for all of
 * them and excludes them. With the locks of people, the log gets its entries at the commit.
 */
export const takeLocksOf = (owners: readonly number[] | null): string => {
  if (owners === null || owners.length > mostOwners) return takeWriteLock;
  const ofOwners = [...new Set(owners.map(keyOf))]
    .toSorted((one, other) => one - other)
    .map((key) => `select pg_advisory_xact_lock(${keys.owner}, ${key})`);
  return ['set constraints all deferred', shareWriteLock, ...ofOwners].join('; ');
};

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
