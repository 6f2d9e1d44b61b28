import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../config/dependencies';
import { backUp } from './backUp';
import { backupFileIn, lastBackupAt, pruneBackups } from './backupFiles';
import { noteFailure, noteSuccess, prepareTries } from './backupTries';
import { makeRoom } from './makeRoom';

/** The hour of the day, by the server's clock, from which a backup is due. */
const hour = 3;

const minute = 60_000;

/** How long it waits after a failure. */
const retryAfter = 60 * minute;

/** Returns when a backup was due last. */
const lastDueAt = (now: number): number => {
  const due = new Date(now);
  if (due.getHours() < hour) due.setDate(due.getDate() - 1);
  return due.setHours(hour, 0, 0, 0);
};

const roomIsShort = 'Auf der Festplatte ist wenig Platz. Die ältesten täglichen Sicherungen sind gelöscht';

type Log = Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;

type Setting = Pick<Dependencies, 'now' | 'timers'> & { dataDir: string };

/**
 * Backs up SQLite's database each night while the server runs [ON-6], and within a minute of a start when a night was
 * missed. Of its own backups the last 14 are kept; an older one goes only after the new one was checked, or when the
 * room is short. A failure, such as a full disk, is logged, and tried again after an hour.
 */
export const createDailyBackup = ({ dataDir, now, timers }: Setting) => {
  const ending = new AbortController();
  let work: Promise<void> | null = null;
  let failedAt: number | null = null;
  let cancel = () => {};

  const isDue = (): boolean => {
    if (failedAt !== null && Math.abs(now() - failedAt) < retryAfter) return false;
    return (lastBackupAt(dataDir, now()) ?? 0) < lastDueAt(now());
  };

  const makeIfDue = async (log: Log): Promise<void> => {
    try {
      // What fails here fails the next backup, too, which then says so.
      const removed = await makeRoom(dataDir).catch(() => []);
      if (removed.length > 0) log.warn({ removed }, roomIsShort);
      if (!isDue()) return;
      const place = { dataDir, databaseUrl: undefined };
      const file = backupFileIn(place, 'daily', now());
      const { members, runs } = await backUp(place, file, now(), ending.signal);
      pruneBackups(dataDir);
      failedAt = null;
      noteSuccess(dataDir);
      log.info({ file, members, runs }, 'Gesichert');
    } catch (error) {
      if (ending.signal.aborted) return;
      failedAt = now();
      noteFailure(dataDir, now());
      log.error(error, 'Die tägliche Sicherung ist fehlgeschlagen');
    }
  };

  const check = (log: Log): void => {
    work ??= makeIfDue(log).finally(() => {
      work = null;
    });
  };

  return {
    /** To be called once. */
    start: (log: Log): void => {
      prepareTries(dataDir);
      cancel = timers.every(minute, () => check(log));
    },
    /** Whether the last try has failed [CL-2]. */
    hasFailed: (): boolean => failedAt !== null,
    /** Resolves when no backup is being made. */
    idle: async (): Promise<void> => {
      await work;
    },
    /** Makes no more backups, and breaks off one that is being made. */
    stop: async (): Promise<void> => {
      cancel();
      ending.abort();
      await work;
    },
  };
};
