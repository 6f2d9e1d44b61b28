import type { FastifyBaseLogger } from 'fastify';
import { lastBackupAt } from '../backup/backupFiles';
import type { Dependencies } from '../config/dependencies';
import { clearTraces } from '../erasure/clearTraces';
import { createJob } from '../jobs/job';
import type { Live } from '../live/live';
import { goOnForgetting, isReadingDue } from './forget';

/** Erases the members without activity whose time is over [CL-4]. */
export const createForgetting = (
  { db, config, live, now, timers }: Pick<Dependencies, 'config' | 'db' | 'now' | 'timers'> & { live: Live },
  log: Pick<FastifyBaseLogger, 'error'>,
) =>
  createJob(
    { db, timers },
    {
      isDue: () => isReadingDue(db, now()),
      run: async () => {
        const moment = { now: now(), lastBackupAt: lastBackupAt(config.dataDir, now()) };
        await clearTraces({ db, config }, await goOnForgetting(live, moment));
      },
      failure: 'Mitglieder ohne Aktivität ließen sich nicht ansehen',
    },
    log,
  );
