import type { FastifyRequest } from 'fastify';
import { myAccountSchema, newEmailSchema, passwordChangeSchema } from '../../src/contract/myAccount';
import type { Dependencies } from '../dependencies';
import { type Api, byId, returns } from '../http/api';
import { tooManyAttempts, tooManyMails } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import type { Mails } from '../mail/mails';
import { accountAt, createAttemptLimit } from '../session/attemptLimit';
import { tokenHashOfRequest, viewerOf } from '../session/authenticate';
import { changePassword, requestNewEmail } from './changeAccount';
import { endSignin, findMyAccount } from './myAccount';

type MyAccountDependencies = Pick<Dependencies, 'db' | 'passwords' | 'sendMail' | 'now'> & { mails: Mails };

/** A person's own account [AC-1]. Each call returns it as it is then. */
export const myAccountRoutes = (app: Api, dependencies: MyAccountDependencies): void => {
  const { db, now } = dependencies;
  const mailLimit = createAttemptLimit({
    now,
    windowLength: 600_000,
    maxAttempts: 10,
    refusal: tooManyMails,
  });
  const guessLimit = createAttemptLimit({
    now,
    windowLength: 60_000,
    maxAttempts: 10,
    refusal: tooManyAttempts,
  });
  const present = (request: FastifyRequest) =>
    findMyAccount(db, viewerOf(request).id, tokenHashOfRequest(request), now());

  app.get('/account', returns(myAccountSchema), present);

  const emailOptions = { bodyLimit: smallBodyLimit, ...returns(myAccountSchema, { body: newEmailSchema }) };
  app.put('/account/email', emailOptions, async (request) => {
    const { id } = viewerOf(request);
    mailLimit.begin(accountAt(String(id), request.ip));
    await requestNewEmail(dependencies, id, request.body.email);
    return present(request);
  });

  const passwordOptions = {
    bodyLimit: smallBodyLimit,
    ...returns(myAccountSchema, { body: passwordChangeSchema }),
  };
  app.put('/account/password', passwordOptions, async (request) => {
    const { id } = viewerOf(request);
    const account = accountAt(String(id), request.ip);
    guessLimit.begin(account);
    await changePassword(dependencies, id, tokenHashOfRequest(request), request.body);
    guessLimit.takeBack(account);
    return present(request);
  });

  app.delete('/account/signins/:id', returns(myAccountSchema, byId), async (request) => {
    await endSignin(db, viewerOf(request).id, request.params.id);
    return present(request);
  });
};
