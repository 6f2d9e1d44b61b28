import * as z from 'zod/mini';
import { memberSchema } from '../../src/contract/members';
import { memberWithdrawalSchema, withdrawalSchema } from '../../src/contract/withdrawal';
import { withoutConsent } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import { type Api, byId, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { findMember } from '../members/members';
import { type WithdrawalDependencies, withdrawFor, withdrawMine } from './withdrawals';

/** Withdrawing a consent, one's own or for a member [CS-5, LV-4]. */
export const withdrawalRoutes = (
  app: Api,
  { db, now, ...dependencies }: Pick<Dependencies, 'db' | 'now'> & WithdrawalDependencies,
): void => {
  const own = {
    ...withoutConsent,
    bodyLimit: smallBodyLimit,
    ...returns(z.null(), { body: withdrawalSchema }),
  };
  app.post('/consent/withdrawal', own, async (request) => {
    await withdrawMine(dependencies, viewerOf(request), request.body, now());
    return null;
  });

  const ofMember = {
    bodyLimit: smallBodyLimit,
    ...returns(memberSchema, { ...byId, body: memberWithdrawalSchema }),
  };
  app.post('/members/:id/withdrawal', ofMember, async (request) => {
    const { id } = request.params;
    await withdrawFor(dependencies.live, viewerOf(request), id, { withdrawal: request.body, now: now() });
    return findMember(db, id, now());
  });
};
