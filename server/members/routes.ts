import * as z from 'zod/mini';
import {
  invitedMemberSchema,
  type Member,
  memberCalls,
  memberChangeSchema,
  memberSchema,
  newMemberSchema,
  newMembersSchema,
  paperConsentSchema,
  trainerChoiceSchema,
  trainerSchema,
} from '../../src/contract/members';
import type { Database } from '../database/tables';
import type { Dependencies } from '../dependencies';
import { type Api, byId, idParam, returns } from '../http/api';
import { conflict } from '../http/errors';
import { inviteByMail, inviteOnPaper } from '../invitation/invitations';
import type { Mailing } from '../invitation/mailing';
import { isAdmin } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { demandManaged, demandManager } from './access';
import { addMembers } from './addMember';
import {
  addTrainer,
  changeMember,
  notePaperConsent,
  removeTrainer,
  restMember,
  wakeMember,
} from './changeMember';
import { findAllMembers, findMember, findMembersOf, findTrainers } from './members';
import { makeRecoveryCode } from './recoveryCode';

type MemberDependencies = Pick<Dependencies, 'db' | 'now'> & { mailing: Mailing };

const recoveryCodeSchema = memberCalls.makeRecoveryCode(1).schema;
const byTrainerId = { params: z.object({ id: idParam, trainerId: idParam }) };

/** Invites somebody who has no account yet. Returns what the sheet prints, or null for whoever gets a mail [MB-2]. */
const invite = async (db: Database, member: Member, now: number) => {
  if (member.username !== null) throw conflict(`${member.firstName} hat schon ein Konto.`);
  if (member.state === 'resting') throw conflict(`${member.firstName} ruht. Weck das Mitglied zuerst auf.`);
  if (member.email === null) return inviteOnPaper(db, member.id, now);
  await inviteByMail(db, member.id, now);
  return null;
};

/** Reading and adding members [MB-1 to MB-3]. */
const listRoutes = (app: Api, { db, now, mailing }: MemberDependencies): void => {
  app.get('/members', returns(z.array(memberSchema)), async (request) => {
    const viewer = viewerOf(request);
    demandManager(viewer);
    return isAdmin(viewer) ? findAllMembers(db) : findMembersOf(db, viewer.id);
  });

  app.get('/members/trainers', returns(z.array(trainerSchema)), async (request) => {
    demandManager(viewerOf(request));
    return findTrainers(db);
  });

  app.post('/members', returns(memberSchema, { body: newMemberSchema }), async (request) => {
    const [added] = await addMembers(db, viewerOf(request), [request.body], now());
    // So the answer says whether the mail could be delivered.
    await mailing.sendWaiting();
    return added && findMember(db, added.id);
  });

  app.post('/members/all', returns(z.array(memberSchema), { body: newMembersSchema }), async (request) => {
    const added = await addMembers(db, viewerOf(request), request.body, now());
    void mailing.sendWaiting();
    return added;
  });
};

/** Registers what changes one member, within a transaction, and returns them as they are then. */
const changeRoutes = (app: Api, { db, now, mailing }: MemberDependencies): void => {
  const changing = async (
    request: Parameters<typeof viewerOf>[0],
    id: number,
    change: (transaction: Database, member: Member) => Promise<void>,
  ): Promise<Member | undefined> => {
    await db.transaction().execute(async (transaction) => {
      await change(transaction, await demandManaged(transaction, viewerOf(request), id));
    });
    return findMember(db, id);
  };

  app.put('/members/:id', returns(memberSchema, { ...byId, body: memberChangeSchema }), async (request) => {
    const { id } = request.params;
    await changing(request, id, (transaction, member) =>
      changeMember(transaction, viewerOf(request), member, request.body, now()),
    );
    await mailing.sendWaiting();
    return findMember(db, id);
  });

  app.post('/members/:id/rest', returns(memberSchema, byId), async (request) =>
    changing(request, request.params.id, restMember),
  );

  app.post('/members/:id/wake', returns(memberSchema, byId), async (request) =>
    changing(request, request.params.id, wakeMember),
  );

  const consenting = returns(memberSchema, { ...byId, body: paperConsentSchema });
  app.post('/members/:id/consent', consenting, async (request) =>
    changing(request, request.params.id, (transaction, member) =>
      notePaperConsent(transaction, member, request.body, now()),
    ),
  );

  const choosing = returns(memberSchema, { ...byId, body: trainerChoiceSchema });
  app.post('/members/:id/trainers', choosing, async (request) =>
    changing(request, request.params.id, (transaction, member) =>
      addTrainer(transaction, member, request.body.trainerId),
    ),
  );

  app.delete('/members/:id/trainers/:trainerId', returns(memberSchema, byTrainerId), async (request) =>
    changing(request, request.params.id, (transaction, member) =>
      removeTrainer(transaction, member, request.params.trainerId),
    ),
  );
};

/** Invitations, and codes for a new password [MB-2, MB-8]. */
const codeRoutes = (app: Api, { db, now, mailing }: MemberDependencies): void => {
  app.post('/members/:id/invitation', returns(invitedMemberSchema, byId), async (request) => {
    const { id } = request.params;
    const invitation = await db.transaction().execute(async (transaction) => {
      const member = await demandManaged(transaction, viewerOf(request), id);
      return invite(transaction, member, now());
    });
    await mailing.sendWaiting();
    const member = await findMember(db, id);
    return member && { ...member, invitation };
  });

  app.post('/members/:id/recovery', returns(recoveryCodeSchema, byId), async (request) =>
    makeRecoveryCode(db, await demandManaged(db, viewerOf(request), request.params.id), now()),
  );
};

/** The members of the club, for trainers and admins [MB-1 to MB-5, MB-8, CS-2]. */
export const memberRoutes = (app: Api, dependencies: MemberDependencies): void => {
  listRoutes(app, dependencies);
  changeRoutes(app, dependencies);
  codeRoutes(app, dependencies);
};
