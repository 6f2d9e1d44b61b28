import { memberErasureSchema, memberSchema } from '../../src/contract/members';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import { type Api, byId, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import type { Live } from '../live/live';
import { createErasureJob } from './erasureJob';
import { findMember } from './members';
import { planErasure, stopErasure } from './plannedErasure';

/** The erasure of a member by somebody else, which can be stopped until it happens [MB-7]. */
export const erasureRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'config' | 'db' | 'now' | 'timers'> & { live: Live },
): void => {
  const { db, live, now } = dependencies;
  const job = createErasureJob(dependencies, app.log);
  app.addHook('onListen', async () => void job.start());
  app.addHook('preClose', () => job.stop());

  const planning = {
    bodyLimit: smallBodyLimit,
    ...returns(memberSchema, { ...byId, body: memberErasureSchema }),
  };
  app.post('/members/:id/erasure', planning, async (request) => {
    const { id } = request.params;
    await planErasure(live, viewerOf(request), id, { erasure: request.body, now: now() });
    return findMember(db, id, now());
  });

  app.delete('/members/:id/erasure', returns(memberSchema, byId), async (request) => {
    const { id } = request.params;
    await stopErasure(db, viewerOf(request), id, now());
    return findMember(db, id, now());
  });
};
