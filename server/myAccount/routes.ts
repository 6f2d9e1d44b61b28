import * as z from 'zod/mini';
import {
  myAccountSchema,
  newEmailSchema,
  ownErasureSchema,
  passwordChangeSchema,
} from '../../src/contract/myAccount';
import { withoutConsent } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { AccountDependencies } from '../account/dependencies';
import { mailLimit } from '../account/mailLimit';
import { mailNewEmail, type NewEmail, readAddress } from '../account/newEmail';
import { type Api, byId, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { createAttemptLimit } from '../session/attemptLimit';
import { createFailureLimit } from '../session/failureLimit';
import { endSignin } from './endSignin';
import { type EraseDependencies, eraseMyself } from './eraseMyself';
import { findMyAccount } from './myAccount';
import { changePassword } from './newPassword';
import { keepsEmail, wantEmail } from './ownEmail';
import { wrongOldPassword, wrongPassword } from './refusals';

/** Wrong passwords a minute of one person, for all changes together; as many as failed sign-ins on one account. */
const maxWrongPasswords = 10;

/**
 * A person's own account [AC-1]. Each call but the erasure returns it as it is then; all are open without consent
 * [CS-1].
 */
export const myAccountRoutes = (app: Api, dependencies: AccountDependencies & EraseDependencies): void => {
  const { db, live, now } = dependencies;
  const limitMails = createAttemptLimit({ db, name: 'new address', now, ...mailLimit });
  const limitPasswords = createFailureLimit(dependencies, 'old password', maxWrongPasswords);
  const common = { ...withoutConsent, bodyLimit: smallBodyLimit };

  /** Returns what `want` returns. Throws 403 when that is nothing, since the password is wrong. */
  const demandPassword = async (userId: number, want: () => Promise<NewEmail | undefined>) => {
    let wanted: NewEmail | undefined;
    const hasWanted = await limitPasswords(String(userId), async () => {
      wanted = await want();
      return wanted !== undefined;
    });
    if (!hasWanted || !wanted) throw wrongPassword();
    return wanted;
  };

  app.get('/account', { ...common, ...returns(myAccountSchema) }, async (request) =>
    findMyAccount(db, viewerOf(request), now()),
  );

  const emailOptions = { ...common, ...returns(myAccountSchema, { body: newEmailSchema }) };
  app.put('/account/email', emailOptions, async (request) => {
    const viewer = viewerOf(request);
    const email = readAddress(request.body.email);
    if (!(await keepsEmail(db, viewer.id, email))) {
      const newEmail = await demandPassword(viewer.id, () =>
        wantEmail(dependencies, viewer.id, { email, password: request.body.password }),
      );
      const mayMail = () => limitMails.begin(String(viewer.id));
      await mailNewEmail(dependencies, newEmail, mayMail);
    }
    return findMyAccount(db, viewer, now());
  });

  const passwordOptions = { ...common, ...returns(myAccountSchema, { body: passwordChangeSchema }) };
  app.put('/account/password', passwordOptions, async (request) => {
    const viewer = viewerOf(request);
    const change = () => changePassword(dependencies, viewer, request.body);
    if (!(await limitPasswords(String(viewer.id), change))) throw wrongOldPassword();
    return findMyAccount(db, viewer, now());
  });

  const erasing = { ...common, ...returns(z.null(), { body: ownErasureSchema }) };
  app.post('/account/erasure', erasing, async (request) => {
    await eraseMyself(dependencies, viewerOf(request), request.body.username);
    return null;
  });

  app.delete('/account/signins/:id', { ...common, ...returns(myAccountSchema, byId) }, async (request) => {
    const viewer = viewerOf(request);
    await endSignin(live, viewer.id, request.params.id);
    return findMyAccount(db, viewer, now());
  });
};
