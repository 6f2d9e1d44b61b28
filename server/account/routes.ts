import * as z from 'zod/mini';
import { newPasswordSchema, type Verified, verifiedSchema } from '../../src/contract/account';
import { type Api, returns } from '../http/api';
import { refuseOtherSites } from '../http/crossSite';
import { invalidLink } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { networkOf } from '../http/network';
import { normaliseMailAddress } from '../mail/mailAddress';
import { hashSecret } from '../secrets/codes';
import { hashToken } from '../secrets/tokens';
import { accountAt, createAttemptLimit } from '../session/attemptLimit';
import type { AccountDependencies } from './dependencies';
import { createLinkLimit } from './linkLimit';
import { askingLimit, mailLimit } from './mailLimit';
import { recoverPassword, requestRecovery } from './recovery';
import { findOpenRecovery } from './recoveryTokens';
import { verifyEmailByToken } from './verification';

/** The body of a call that returns nothing but its status. */
const done = {};
const doneSchema = z.object({});
const byIdentifier = { params: z.object({ identifier: z.string() }) };
const byToken = { params: z.object({ token: z.string() }) };

/** These GETs change something, so there is no HEAD for them: link checkers send HEAD. No other site may make them. */
const changing = { exposeHeadRoute: false, onRequest: refuseOtherSites };

/** Recovery of a password [API-11 to API-13] and verification of an address [API-14]; open to everybody [GU-8]. */
export const accountRoutes = (app: Api, dependencies: AccountDependencies): void => {
  const { db, now } = dependencies;
  const limit = createAttemptLimit({ db, name: 'recovery', now, ...mailLimit });
  const limitAsking = createAttemptLimit({ db, name: 'recovery by a caller', now, ...askingLimit });
  const limitLinks = createLinkLimit(dependencies, 'link of a mail');

  const mailOptions = { ...changing, ...returns(doneSchema, byIdentifier) };
  app.get('/admin/email/recovery/:identifier', mailOptions, async (request) => {
    const { identifier } = request.params;
    const network = networkOf(request.ip);
    await limitAsking.begin(network);
    await limit.begin(accountAt(normaliseMailAddress(identifier), network));
    await requestRecovery(dependencies, identifier);
    return done;
  });

  app.get('/admin/email/recovery/check/:token', returns(z.boolean(), byToken), async (request) => {
    const tokenHash = hashSecret(request.params.token);
    const isOpen = async () => (await findOpenRecovery(db, tokenHash, now())) !== undefined;
    return limitLinks(networkOf(request.ip), isOpen);
  });

  const passwordOptions = {
    bodyLimit: smallBodyLimit,
    ...returns(doneSchema, { ...byIdentifier, body: newPasswordSchema }),
  };
  // The part has the name of the GET above, since a document of the API has one name for it; here it is the token.
  app.post('/admin/email/recovery/:identifier', passwordOptions, async (request) => {
    const tokenHash = hashSecret(request.params.identifier);
    const recover = () => recoverPassword(dependencies, tokenHash, request.body.password);
    if (!(await limitLinks(networkOf(request.ip), recover))) throw invalidLink();
    return done;
  });

  const verificationOptions = { ...changing, ...returns(verifiedSchema, byToken) };
  app.get('/admin/email/verification/:token', verificationOptions, async (request) => {
    const tokenHash = hashToken(request.params.token);
    let verified: Verified | undefined;
    const verify = async () => {
      verified = await verifyEmailByToken(db, tokenHash, now());
      return verified !== undefined;
    };
    if (!(await limitLinks(networkOf(request.ip), verify)) || !verified) throw invalidLink();
    return verified;
  });
};
