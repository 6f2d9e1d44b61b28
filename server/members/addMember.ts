import type { Member, NewMember } from '../../src/contract/members';
import type { Database } from '../database/tables';
import { conflict, forbidden, HttpError, unprocessable } from '../http/errors';
import { inviteByMail } from '../invitation/invitations';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import { isAdmin, type Viewer } from '../session/access';
import { isTrainer } from './access';
import { demandPossibleBirthYear } from './birthYear';
import { findMember } from './members';

/** Returns an address as it is stored. Throws 422 when it is none. */
export const readEmail = (email: string | null): string | null => {
  if (email === null) return null;
  if (!mailAddressSchema.safeParse(email).success)
    throw unprocessable(`„${email}“ ist keine vollständige E-Mail-Adresse.`);
  return normaliseMailAddress(email);
};

type Person = Pick<NewMember, 'firstName' | 'lastName' | 'birthYear'>;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Throws 409 when the club has somebody of that name and birth year, or of that first name and address [MB-3]. */
const demandNoDouble = async (db: Database, person: Person, email: string | null): Promise<void> => {
  const people = await db
    .selectFrom('user')
    .select(['firstName', 'lastName', 'birthYear', 'email'])
    .where((is) => is.or([is('email', '=', email), is('birthYear', 'is', person.birthYear)]))
    .execute();
  const isDouble = people.some(
    (other) =>
      isSame(other.firstName, person.firstName) &&
      (isSame(other.lastName, person.lastName) || (email !== null && other.email === email)),
  );
  if (isDouble) throw conflict(`${person.firstName} ${person.lastName} ist schon Mitglied.`);
};

/** Trainers add athletes of their own; the rest is for admins [MB-2]. */
const demandMayAdd = (viewer: Viewer, { roles }: NewMember): void => {
  const isPlainAthlete = roles.length === 1 && roles[0] === 'ROLE_ATHLETE';
  if (!isAdmin(viewer) && !(isTrainer(viewer) && isPlainAthlete)) throw forbidden();
};

const findAdded = (db: Database, viewer: Viewer, clientId: string) =>
  db
    .selectFrom('user')
    .select('id')
    .where('addedBy', '=', viewer.id)
    .where('clientId', '=', clientId)
    .executeTakeFirst();

/**
 * Adds a member within a transaction, and returns their id. Whoever has an address is invited by mail. The same `clientId`
 * again adds nobody [ON-3]. Throws 403, 409 for somebody who is a member already, and 422 for an impossible field.
 */
const addMember = async (db: Database, viewer: Viewer, member: NewMember, now: number): Promise<number> => {
  demandMayAdd(viewer, member);
  const added = await findAdded(db, viewer, member.clientId);
  if (added) return added.id;
  const email = readEmail(member.email);
  demandPossibleBirthYear(member.birthYear, now);
  await demandNoDouble(db, member, email);
  const { roles, ...person } = member;
  const { id } = await db
    .insertInto('user')
    .values({
      ...person,
      email,
      username: null,
      passwordHash: null,
      authorities: JSON.stringify(roles),
      emailVerified: 0,
      addedBy: viewer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (roles.includes('ROLE_ATHLETE')) await makeAthlete(db, viewer, id);
  if (email !== null) await inviteByMail(db, id, now);
  return id;
};

const makeAthlete = async (db: Database, viewer: Viewer, id: number): Promise<void> => {
  if (isTrainer(viewer))
    await db.insertInto('trainerAthlete').values({ trainerId: viewer.id, athleteId: id }).execute();
  await db.insertInto('userScreening').values({ userId: id, screeningId: null }).execute();
};

/** Names the entry of a list that cannot be added. */
const inEntry = (error: unknown, index: number): unknown =>
  error instanceof HttpError
    ? new HttpError(error.statusCode, `Eintrag ${index + 1}: ${error.message}`, error.headers)
    : error;

/** Adds members, all or none [MB-3]. Throws what `addMember` throws, with the number of the entry if there are several. */
export const addMembers = (
  db: Database,
  viewer: Viewer,
  members: readonly NewMember[],
  now: number,
): Promise<Member[]> =>
  db.transaction().execute(async (transaction) => {
    const added: Member[] = [];
    for (const [index, member] of members.entries()) {
      const id = await addMember(transaction, viewer, member, now).catch((error: unknown) => {
        throw members.length > 1 ? inEntry(error, index) : error;
      });
      const found = await findMember(transaction, id);
      if (found) added.push(found);
    }
    return added;
  });
