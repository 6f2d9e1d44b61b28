import * as z from 'zod/mini';
import { type GuardianQuestion, guardianQuestionSchema } from '../../src/contract/guardian';
import { withdrawalSchema } from '../../src/contract/withdrawal';
import { createLinkLimit } from '../account/linkLimit';
import type { Dependencies } from '../config/dependencies';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { networkOf } from '../http/network';
import { findEnding } from '../journal/endSignins';
import type { Live } from '../live/live';
import { confirmQuestion, type Membership, withdrawByQuestion } from './answering';
import { describeQuestion, findQuestion } from './question';
import { goneQuestion, invalidQuestion } from './refusals';

const byToken = { params: z.object({ token: z.string() }) };

/**
 * What a guardian does with the links of the mail [LV-3]; open to everybody [GU-8]. Opening one changes nothing, since
 * mail scanners open links, too.
 */
export const guardianRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'db' | 'now'> & { live: Live; membership: Membership },
): void => {
  const { db, now } = dependencies;
  const limitGuesses = createLinkLimit(dependencies, 'question to a guardian');

  /** Returns what `find` finds. Throws 404 or 410 when that is nothing, and 429 when that happened too often. */
  const limited = async (
    address: string,
    token: string,
    find: () => Promise<GuardianQuestion | undefined>,
  ): Promise<GuardianQuestion> => {
    let found: GuardianQuestion | undefined;
    await limitGuesses(address, async () => {
      found = await find();
      return found !== undefined;
    });
    if (found) return found;
    throw (await findEnding(db, token)) === 'erased' ? goneQuestion() : invalidQuestion();
  };

  app.get('/guardian/:token', returns(guardianQuestionSchema, byToken), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token } = request.params;
    return limited(networkOf(request.ip), token, async () => {
      const question = await findQuestion(db, token);
      return question && describeQuestion(db, question, now());
    });
  });

  const confirming = { bodyLimit: smallBodyLimit, ...returns(guardianQuestionSchema, byToken) };
  app.post('/guardian/:token/confirmation', confirming, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token } = request.params;
    return limited(networkOf(request.ip), token, () =>
      confirmQuestion({ ...dependencies, token, now: now() }),
    );
  });

  const withdrawing = {
    bodyLimit: smallBodyLimit,
    ...returns(guardianQuestionSchema, { ...byToken, body: withdrawalSchema }),
  };
  app.post('/guardian/:token/withdrawal', withdrawing, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token } = request.params;
    return limited(networkOf(request.ip), token, () =>
      withdrawByQuestion({ ...dependencies, token, now: now() }, request.body.what),
    );
  });
};
