import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../config/dependencies';
import { clearTraces } from '../erasure/clearTraces';
import { createJob } from '../jobs/job';
import type { Live } from '../live/live';
import { findDueErasures, goOnWithErasures } from './plannedErasure';

/** Erases the members whose days are over [MB-7]. */
export const createErasureJob = (
  { db, config, live, now, timers }: Pick<Dependencies, 'config' | 'db' | 'now' | 'timers'> & { live: Live },
  log: Pick<FastifyBaseLogger, 'error'>,
) =>
  createJob(
    { db, timers },
    {
      isDue: async () => (await findDueErasures(db, now())).length > 0,
      run: async () => {
        await clearTraces({ db, config }, await goOnWithErasures(live, now()));
      },
      failure: 'Ein Mitglied ließ sich nicht löschen',
    },
    log,
  );
