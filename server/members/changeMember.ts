import type { Member, MemberChange, PaperConsent } from '../../src/contract/members';
import type { Authority } from '../../src/contract/schemas';
import { readClub } from '../club/club';
import { consentColumns, nothingAgreed } from '../consent/consent';
import { settleAnswers } from '../consent/consentAnswers';
import type { Database } from '../database/tables';
import { conflict, forbidden, unprocessable } from '../http/errors';
import { deleteInvitation, inviteByMail } from '../invitation/invitations';
import { isAdmin, type Viewer } from '../session/access';
import { yearOf } from '../time';
import { readEmail } from './addMember';
import { demandPossibleBirthYear } from './birthYear';
import { findAdminIds, findTrainers } from './members';

/** Throws 409 when nobody else could look after the club then [MB-5]. */
const demandOtherAdmin = async (db: Database, member: Member): Promise<void> => {
  const adminIds = await findAdminIds(db);
  if (adminIds.length === 1 && adminIds[0] === member.id)
    throw conflict('Das geht nicht: Sonst könnte niemand mehr den Verein verwalten.');
};

const changeRoles = async (
  db: Database,
  viewer: Viewer,
  member: Member,
  roles: Authority[],
): Promise<void> => {
  if (!isAdmin(viewer)) throw forbidden();
  if (!roles.includes('ROLE_ADMIN')) await demandOtherAdmin(db, member);
};

/** A new address of somebody who has not joined yet gets the invitation; that of the former one ends. */
const changeEmail = async (
  db: Database,
  member: Member,
  email: string | null,
  now: number,
): Promise<void> => {
  if (email === member.email) return;
  if (member.username !== null && member.email !== null)
    throw unprocessable(`Diese Adresse ändert ${member.firstName} selbst, unter „Mein Konto“.`);
  await deleteInvitation(db, member.id);
  await db.updateTable('user').set({ email }).where('id', '=', member.id).execute();
  if (email !== null && member.state === 'invited') await inviteByMail(db, member.id, now);
};

/** Changes a member within a transaction. Throws 403, 409 for the last admin, and 422 for an impossible field. */
export const changeMember = async (
  db: Database,
  viewer: Viewer,
  member: Member,
  { roles, email, ...fields }: MemberChange,
  now: number,
): Promise<void> => {
  if (roles) await changeRoles(db, viewer, member, roles);
  if (email !== undefined) await changeEmail(db, member, readEmail(email), now);
  demandPossibleBirthYear(fields.birthYear ?? null, now);
  const changes = { ...fields, ...(roles && { authorities: JSON.stringify(roles) }) };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('user').set(changes).where('id', '=', member.id).execute();
};

/** Lets a member rest: nobody can sign in as them any more, and the data stays [MB-5]. Throws 409 for the last admin. */
export const restMember = async (db: Database, member: Member): Promise<void> => {
  await demandOtherAdmin(db, member);
  await deleteInvitation(db, member.id);
  await db.updateTable('user').set({ isResting: 1 }).where('id', '=', member.id).execute();
  for (const table of ['authToken', 'recoveryToken'] as const)
    await db.deleteFrom(table).where('userId', '=', member.id).execute();
};

export const wakeMember = async (db: Database, member: Member): Promise<void> => {
  await db.updateTable('user').set({ isResting: 0 }).where('id', '=', member.id).execute();
};

/** Gives an athlete a further trainer. Throws 422 when it is no trainer, or no athlete. */
export const addTrainer = async (db: Database, member: Member, trainerId: number): Promise<void> => {
  const trainers = await findTrainers(db);
  if (!trainers.some(({ id }) => id === trainerId))
    throw unprocessable('Diese Person ist keine Trainerin und kein Trainer.');
  if (!member.roles.includes('ROLE_ATHLETE') || trainerId === member.id)
    throw unprocessable(`${member.firstName} ${member.lastName} wird nicht trainiert.`);
  await db
    .insertInto('trainerAthlete')
    .values({ trainerId, athleteId: member.id })
    .onConflict((again) => again.doNothing())
    .execute();
};

export const removeTrainer = async (db: Database, member: Member, trainerId: number): Promise<void> => {
  await db
    .deleteFrom('trainerAthlete')
    .where('trainerId', '=', trainerId)
    .where('athleteId', '=', member.id)
    .execute();
};

/** Stores a consent on paper [CS-2]. Throws 422 when its date lies ahead, or the birth year or the guardian is missing. */
export const notePaperConsent = async (
  db: Database,
  member: Member,
  { date, guardianName }: PaperConsent,
  now: number,
): Promise<void> => {
  const agreedAt = Date.parse(date);
  if (Number.isNaN(agreedAt)) throw unprocessable('Dieses Datum gibt es nicht.');
  if (agreedAt > now) throw unprocessable('Das Datum liegt in der Zukunft.');
  if (member.roles.includes('ROLE_ATHLETE') && member.birthYear === null)
    throw unprocessable('Bitte trag zuerst den Jahrgang ein.');
  const { consentVersion } = await readClub(db);
  const answers = settleAnswers(
    { isAthlete: member.roles.includes('ROLE_ATHLETE'), birthYear: member.birthYear },
    { painConsent: false, birthYear: null, guardianName, guardianEmail: null },
    yearOf(now),
  );
  const consent = consentColumns(nothingAgreed, consentVersion, answers, agreedAt);
  await db.updateTable('user').set(consent).where('id', '=', member.id).execute();
};
