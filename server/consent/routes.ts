import { consentPostSchema, consentSchema } from '../../src/contract/consent';
import { withoutConsent } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { agree, askOwnGuardian, findConsent } from './consent';

/** Sends the question to a guardian, if it waits. */
interface Mailing {
  sendTo(userId: number): Promise<void>;
}

/** What a member agrees to, and agreeing to it [CS-1, CS-2]. Open to members who have not agreed yet. */
export const consentRoutes = (
  app: Api,
  { db, now, mailing }: Pick<Dependencies, 'db' | 'now'> & { mailing: Mailing },
): void => {
  app.get('/consent', { ...withoutConsent, ...returns(consentSchema) }, async (request) =>
    findConsent(db, viewerOf(request).id, now()),
  );

  const asking = { ...withoutConsent, bodyLimit: smallBodyLimit, ...returns(consentSchema) };
  app.post('/consent/guardian', asking, async (request) => {
    const { id } = viewerOf(request);
    await askOwnGuardian(db, id);
    await mailing.sendTo(id);
    return findConsent(db, id, now());
  });

  const options = {
    ...withoutConsent,
    bodyLimit: smallBodyLimit,
    ...returns(consentSchema, { body: consentPostSchema }),
  };
  app.post('/consent', options, async (request) => {
    const { id } = viewerOf(request);
    await agree(db, id, request.body, now());
    await mailing.sendTo(id);
    return findConsent(db, id, now());
  });
};
