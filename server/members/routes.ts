import * as z from 'zod/mini';
import {
  guardianMailSchema,
  inviteAllSchema,
  invitedMemberSchema,
  memberChangeSchema,
  memberSchema,
  newMemberSchema,
  newMembersSchema,
  paperConsentSchema,
  recoveryCodeSchema,
  trainerChoiceSchema,
  trainerSchema,
} from '../../src/contract/members';
import { isAdmin, type Viewer } from '../access/access';
import { viewerOf } from '../access/viewer';
import { mailLimit } from '../account/mailLimit';
import { mailNewEmail } from '../account/newEmail';
import type { Dependencies } from '../config/dependencies';
import { type Api, byId, idParam, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import type { Mailing } from '../invitation/mailing';
import type { Live } from '../live/live';
import type { Mails } from '../mail/mails';
import { createAttemptLimit } from '../session/attemptLimit';
import { addMember, addMembers } from './addMembers';
import { askGuardianAgain } from './askGuardianAgain';
import { changeMember } from './changeMember';
import { inviteMember, inviteMembers } from './inviteMember';
import { demandTrainerOrAdmin } from './memberRights';
import { findMember, findMembers, findMembersInOrder, findTrainers } from './members';
import { noteConsent } from './paperConsent';
import { makeRecoveryCode } from './recoveryCode';
import { restMember, wakeMember } from './resting';
import { addTrainer, removeTrainer } from './trainers';

type MemberDependencies = Pick<Dependencies, 'db' | 'sendMail' | 'now'> & {
  live: Live;
  mailing: Mailing;
  mails: Mails;
};

/** Reading and adding members [MB-1 to MB-3]. */
const clubRoutes = (app: Api, { db, now, mailing }: MemberDependencies): void => {
  const listOf = (viewer: Viewer) => (isAdmin(viewer) ? 'all' : { trainerId: viewer.id });

  app.get('/members', returns(z.array(memberSchema)), async (request) => {
    const viewer = viewerOf(request);
    demandTrainerOrAdmin(viewer);
    return findMembers(db, listOf(viewer), now());
  });

  app.get('/members/trainers', returns(z.array(trainerSchema)), async (request) => {
    demandTrainerOrAdmin(viewerOf(request));
    return findTrainers(db);
  });

  const adding = { bodyLimit: smallBodyLimit, ...returns(memberSchema, { body: newMemberSchema }) };
  app.post('/members', adding, async (request) => {
    const viewer = viewerOf(request);
    demandTrainerOrAdmin(viewer);
    const id = await addMember(db, viewer, request.body, now());
    await mailing.sendTo(id);
    return findMember(db, id, now());
  });

  app.post('/members/all', returns(z.array(memberSchema), { body: newMembersSchema }), async (request) => {
    const viewer = viewerOf(request);
    demandTrainerOrAdmin(viewer);
    const ids = await addMembers(db, viewer, request.body, now());
    void mailing.start();
    return findMembersInOrder(db, ids, now());
  });
};

/** Changing and inviting a member [MB-2]. */
const memberRoutesOfOne = (app: Api, dependencies: MemberDependencies): void => {
  const { db, now, mailing } = dependencies;
  const limitMails = createAttemptLimit({ db, name: 'new address of a member', now, ...mailLimit });
  const changing = {
    bodyLimit: smallBodyLimit,
    ...returns(memberSchema, { ...byId, body: memberChangeSchema }),
  };
  app.put('/members/:id', changing, async (request) => {
    const { id } = request.params;
    const newEmail = await changeMember(db, viewerOf(request), id, { fields: request.body, now: now() });
    const mayMail = () => limitMails.begin(String(id));
    if (newEmail) await mailNewEmail(dependencies, newEmail, mayMail);
    await mailing.sendTo(id);
    return findMember(db, id, now());
  });

  app.post('/members/:id/invitation', returns(invitedMemberSchema, byId), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { id } = request.params;
    // Before: the invitation that was sent last stays good.
    await mailing.demandFree(id);
    const invitation = await inviteMember(db, viewerOf(request), id, now());
    await mailing.sendTo(id);
    return { ...(await findMember(db, id, now())), invitation };
  });

  app.post(
    '/members/all/invitation',
    returns(z.array(memberSchema), { body: inviteAllSchema }),
    async (request) => {
      const { memberIds } = request.body;
      await inviteMembers(db, viewerOf(request), memberIds, now());
      await mailing.sendSoon();
      return findMembersInOrder(db, memberIds, now());
    },
  );

  app.post('/members/:id/recovery', returns(recoveryCodeSchema, byId), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return makeRecoveryCode(db, viewerOf(request), request.params.id, now());
  });
};

/** Rest, consent on paper, the question to a guardian, and the trainers of a member [MB-5, CS-2]. */
const membershipRoutes = (app: Api, { db, now, live, mailing }: MemberDependencies): void => {
  app.post('/members/:id/rest', returns(memberSchema, byId), async (request) => {
    const { id } = request.params;
    await restMember(live, viewerOf(request), id, now());
    return findMember(db, id, now());
  });

  app.post('/members/:id/wake', returns(memberSchema, byId), async (request) => {
    const { id } = request.params;
    await wakeMember(db, viewerOf(request), id, now());
    return findMember(db, id, now());
  });

  const consenting = {
    bodyLimit: smallBodyLimit,
    ...returns(memberSchema, { ...byId, body: paperConsentSchema }),
  };
  app.post('/members/:id/consent', consenting, async (request) => {
    const { id } = request.params;
    await noteConsent(db, viewerOf(request), id, { consent: request.body, now: now() });
    return findMember(db, id, now());
  });

  const asking = {
    bodyLimit: smallBodyLimit,
    ...returns(memberSchema, { ...byId, body: guardianMailSchema }),
  };
  app.post('/members/:id/guardian', asking, async (request) => {
    const { id } = request.params;
    await askGuardianAgain(db, viewerOf(request), id, { email: request.body.email, now: now() });
    await mailing.sendTo(id);
    return findMember(db, id, now());
  });

  const choosing = {
    bodyLimit: smallBodyLimit,
    ...returns(memberSchema, { ...byId, body: trainerChoiceSchema }),
  };
  app.post('/members/:id/trainers', choosing, async (request) => {
    const { id } = request.params;
    await addTrainer(db, viewerOf(request), { athleteId: id, trainerId: request.body.trainerId }, now());
    return findMember(db, id, now());
  });

  const byBoth = { params: z.object({ id: idParam, trainerId: idParam }) };
  app.delete('/members/:id/trainers/:trainerId', returns(memberSchema, byBoth), async (request) => {
    const { id, trainerId } = request.params;
    await removeTrainer(db, viewerOf(request), { athleteId: id, trainerId }, now());
    return findMember(db, id, now());
  });
};

/** The members of the club, for trainers and admins. What `memberCalls` of the contract says. */
export const memberRoutes = (app: Api, dependencies: MemberDependencies): void => {
  clubRoutes(app, dependencies);
  memberRoutesOfOne(app, dependencies);
  membershipRoutes(app, dependencies);
};
