import type { NewMember } from '../../src/contract/members';
import { isAdmin, isTrainer, type Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { forbidden, HttpError } from '../http/errors';
import { queueInvitation } from '../invitation/invitations';
import { ensureUserScreening } from '../screening/userScreening';
import { createDoubleCheck } from './doubles';
import { checkedEmail, demandPossibleBirthYear } from './memberFields';
import { demandManaged } from './memberRights';

/** Roles other than that of an athlete are for admins [MB-2]. */
const demandMayAdd = (viewer: Viewer, { roles }: NewMember): void => {
  if (!isAdmin(viewer) && roles.some((role) => role !== 'ROLE_ATHLETE')) throw forbidden();
};

/**
 * Returns the id of the member that the viewer has added under that `clientId` before. Throws 403 when the viewer may
 * not see that member any more.
 */
const findAdded = async (db: Database, viewer: Viewer, clientId: string): Promise<number | undefined> => {
  const added = await db
    .selectFrom('user')
    .select('id')
    .where('addedBy', '=', viewer.id)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  if (added) await demandManaged(db, viewer, added.id);
  return added?.id;
};

const insertMember = async (
  db: Database,
  viewer: Viewer,
  newMember: NewMember,
  now: number,
): Promise<number> => {
  const { roles, ...person } = newMember;
  const { id } = await db
    .insertInto('user')
    .values({
      ...person,
      addedBy: viewer.id,
      // The mail of the invitation verifies the address; a member without an address signs in without one.
      emailVerified: person.email === null ? 1 : 0,
      authorities: JSON.stringify([...new Set(roles)]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!roles.includes('ROLE_ATHLETE')) return id;
  await ensureUserScreening(db, id);
  if (isTrainer(viewer)) {
    await db
      .insertInto('trainerAthlete')
      .values({ trainerId: viewer.id, athleteId: id, since: now })
      .execute();
  }
  return id;
};

/**
 * Adds a member, and queues the invitation if the member has an address [MB-2]. An athlete whom a trainer adds is
 * theirs. A member that the viewer has added under the same `clientId` before stays as it is [ON-3]. Returns the id.
 */
const createAdding = async (db: Database, viewer: Viewer, now: number) => {
  const demandNoDouble = await createDoubleCheck(db);
  return async (newMember: NewMember): Promise<number> => {
    const added = await findAdded(db, viewer, newMember.clientId);
    if (added !== undefined) return added;
    demandMayAdd(viewer, newMember);
    demandPossibleBirthYear(newMember.birthYear, now);
    const checked = { ...newMember, email: checkedEmail(newMember.email) };
    demandNoDouble(checked);
    const id = await insertMember(db, viewer, checked, now);
    if (checked.email !== null) await queueInvitation(db, { userId: id, invitedBy: viewer.id, now });
    return id;
  };
};

/**
 * Adds one member. Throws 403 when only admins may do it, 409 for somebody who is there already, 422 for what cannot
 * be.
 */
export const addMember = (db: Database, viewer: Viewer, newMember: NewMember, now: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const add = await createAdding(transaction, viewer, now);
    return add(newMember);
  });

/** Names the row of the list in an error, counted from 1 [MB-3]. */
const inRow = (error: unknown, index: number): unknown =>
  error instanceof HttpError
    ? new HttpError(error.statusCode, `Zeile ${index + 1}: ${error.message}`)
    : error;

/**
 * Adds members, all or none [MB-3]. Returns their ids in the order of the list. Throws like `addMember`, with the row.
 */
export const addMembers = (
  db: Database,
  viewer: Viewer,
  newMembers: readonly NewMember[],
  now: number,
): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    const add = await createAdding(transaction, viewer, now);
    const ids: number[] = [];
    for (const [index, newMember] of newMembers.entries()) {
      const id = await add(newMember).catch((error: unknown) => {
        throw inRow(error, index);
      });
      ids.push(id);
    }
    return ids;
  });
