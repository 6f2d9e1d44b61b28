import { memberSchema } from '../../src/contract/members';
import type { Viewer } from '../access/access';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { type Api, byId, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import type { Live } from '../live/live';
import { demandManaged } from '../members/memberRights';
import { findMember } from '../members/members';
import { createForgetting } from './job';

/** Keeps a member as if they had been there now [CL-4]. Throws 403 when the viewer may not. */
const keepMember = (db: Database, viewer: Viewer, memberId: number, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await demandManaged(transaction, viewer, memberId);
    await transaction
      .updateTable('user')
      .set({ keptAt: now, forgetAt: null, seenForgetAt: null })
      .where('id', '=', memberId)
      .execute();
  });

/** The erasure of members without activity, which is announced and can be stopped [CL-4]. A demo club keeps all. */
export const keepingRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'config' | 'db' | 'now' | 'timers'> & { live: Live },
): void => {
  const { config, db, now } = dependencies;
  const job = createForgetting(dependencies, app.log);
  if (!config.hasDemo) app.addHook('onListen', async () => void job.start());
  app.addHook('preClose', () => job.stop());

  app.post(
    '/members/:id/keeping',
    { bodyLimit: smallBodyLimit, ...returns(memberSchema, byId) },
    async (request) => {
      const { id } = request.params;
      await keepMember(db, viewerOf(request), id, now());
      return findMember(db, id, now());
    },
  );
};
