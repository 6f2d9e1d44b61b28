import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type Counts, healthSchema, type Rehearsal } from '../../src/contract/health';
import { findLastBackup } from '../backup/backupFiles';
import { removeRehearsal } from '../backup/rehearsalFolder';
import type { Dependencies } from '../config/dependencies';
import { dialectOf } from '../database/dialect';
import { conflict } from '../http/errors';
import { openNoteFile } from '../system/noteFile';

/** How long one may take, in milliseconds. */
const limit = 3_600_000;

const { rehearsal: rehearsalSchema, counts: countsSchema } = healthSchema.shape;

/** What one says that the end of its server has ended. */
const cutOff = 'Die Probe wurde abgebrochen, weil der Server neu gestartet ist.';

/** Returns the last line, without the file names that the volunteer knows nothing of. */
const faultOf = (said: string): string => said.trim().split('\n').at(-1)?.slice(0, 300) ?? '';

type RehearsalDependencies = Pick<Dependencies, 'config' | 'db' | 'now' | 'timers'>;

/**
 * Tries out the last backup, one at a time, in a process of its own [HE-4]. What came of it is kept in the data folder:
 * it outlives a restart, and other processes of the server read it there.
 */
export const createRehearsal = ({
  config: { dataDir, packageRoot },
  db,
  now,
  timers,
}: RehearsalDependencies) => {
  const notes = openNoteFile(join(dataDir, 'rehearsal.json'), rehearsalSchema, null);
  const program = join(packageRoot, 'build', 'rehearse.js');
  let kill = () => {};
  let work: Promise<void> | null = null;

  /** Runs the program. Returns what it counted. Throws with what it said. */
  const count = async (file: string): Promise<Counts> => {
    const child = spawn(process.execPath, [program, file], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    kill = () => child.kill('SIGKILL');
    const cancel = timers.after(limit, kill);
    const [counted, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    cancel();
    if (code !== 0) throw new Error(faultOf(said) || 'Die Probe wurde abgebrochen.');
    return z.parse(countsSchema, JSON.parse(counted));
  };

  const iso = (time = now()): string => new Date(time).toISOString();

  const run = async (begun: Rehearsal, file: string): Promise<void> => {
    const came = await count(file).then(
      (counts) => ({ counts, fault: null }),
      (error: Error) => ({ counts: null, fault: error.message }),
    );
    removeRehearsal(dataDir);
    notes.write({ ...begun, ...came, endedAt: iso() });
  };

  /** The last one, which another process may have begun. */
  const latest = (): Rehearsal | null => notes.read();

  const isRunning = (): boolean => {
    const last = latest();
    return last?.endedAt === null && now() - Date.parse(last.startedAt) < limit;
  };

  return {
    latest,
    /** Begins one, unless one runs. Throws 409 when there is no backup. */
    start: (): void => {
      if (work || isRunning()) return;
      const backup = findLastBackup(dataDir, now(), dialectOf(db).isShared ? '.dump' : '.sqlite');
      if (!backup) throw conflict('Auf dem Server liegt noch keine Sicherung. Es gibt nichts zu proben.');
      const begun = {
        startedAt: iso(),
        endedAt: null,
        backupAt: iso(backup.at),
        counts: null,
        fault: null,
      };
      notes.write(begun);
      work = run(begun, backup.file).finally(() => {
        work = null;
      });
    },
    /** Notes that one was cut off which an earlier life of this server had begun. */
    noteCutOff: (): void => {
      const last = latest();
      if (last?.endedAt !== null || work) return;
      removeRehearsal(dataDir);
      notes.write({ ...last, endedAt: iso(), fault: cutOff });
    },
    /** Ends the one that runs. */
    stop: async (): Promise<void> => {
      kill();
      await work;
    },
  };
};
