import { myAccountSchema, newEmailSchema, passwordChangeSchema } from '../../src/contract/myAccount';
import type { AccountDependencies } from '../account/dependencies';
import { mailLimit } from '../account/mailLimit';
import { withoutConsent } from '../consent/demandConsent';
import { type Api, byId, returns } from '../http/api';
import { wrongOldPassword } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import type { Live } from '../live/live';
import { createAttemptLimit } from '../session/attemptLimit';
import { viewerOf } from '../session/authenticate';
import { createFailureLimit } from '../session/failureLimit';
import { endSignin } from './endSignin';
import { findMyAccount } from './myAccount';
import { requestNewEmail } from './newEmail';
import { changePassword } from './newPassword';

/** Wrong old passwords a minute of one person, as many as failed sign-ins on one account. */
const maxWrongPasswords = 10;

/** A person's own account [AC-1]. Each call returns it as it is then; all are open without consent [CS-1]. */
export const myAccountRoutes = (app: Api, dependencies: AccountDependencies & { live: Live }): void => {
  const { db, live, now } = dependencies;
  const limitMails = createAttemptLimit({ db, name: 'new address', now, ...mailLimit });
  const limitPasswords = createFailureLimit(dependencies, 'old password', maxWrongPasswords);
  const common = { ...withoutConsent, bodyLimit: smallBodyLimit };

  app.get('/account', { ...common, ...returns(myAccountSchema) }, async (request) =>
    findMyAccount(db, viewerOf(request), now()),
  );

  const emailOptions = { ...common, ...returns(myAccountSchema, { body: newEmailSchema }) };
  app.put('/account/email', emailOptions, async (request) => {
    const viewer = viewerOf(request);
    await limitMails.begin(String(viewer.id));
    await requestNewEmail(dependencies, viewer.id, request.body.email);
    return findMyAccount(db, viewer, now());
  });

  const passwordOptions = { ...common, ...returns(myAccountSchema, { body: passwordChangeSchema }) };
  app.put('/account/password', passwordOptions, async (request) => {
    const viewer = viewerOf(request);
    const change = () => changePassword(dependencies, viewer, request.body);
    if (!(await limitPasswords(String(viewer.id), change))) throw wrongOldPassword();
    return findMyAccount(db, viewer, now());
  });

  app.delete('/account/signins/:id', { ...common, ...returns(myAccountSchema, byId) }, async (request) => {
    const viewer = viewerOf(request);
    await endSignin(live, viewer.id, request.params.id);
    return findMyAccount(db, viewer, now());
  });
};
