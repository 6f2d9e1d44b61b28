import { isOffered } from '../../src/domain/demo';
import type { Viewer } from '../access/access';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { hasDemoClub } from '../demo/seedPeople';
import { clearTraces } from '../erasure/clearTraces';
import { erasePerson } from '../erasure/erasePerson';
import { conflict } from '../http/errors';
import type { Live } from '../live/live';
import { demandNotLastAdmin } from '../members/admins';
import { demandErasureName } from '../members/plannedErasure';
import { isErased, type MemberUser } from '../users/memberUser';

/** Throws 409 for an account that a demo offers to everybody: it is nobody's own. */
const demandOwn = async (db: Database, { hasDemo }: Dependencies['config'], { username }: MemberUser) => {
  if (!hasDemo || !isOffered(username) || !(await hasDemoClub(db))) return;
  throw conflict('Dieses Konto gehört zur Demo und bleibt, damit auch andere sie ansehen können.');
};

/**
 * Erases the viewer at once, and ends their live channel [MB-7]. Asked twice at once, it erases once. Throws 422 when
 * another user name was typed, and 409 for the last admin and for an account that a demo offers.
 */
export const eraseMyself = async (
  { live, ...dependencies }: Pick<Dependencies, 'config' | 'db'> & { live: Live },
  { id }: Pick<Viewer, 'id'>,
  username: string,
): Promise<void> => {
  const erased = await live.transaction(async (transaction, { recheck }) => {
    const member = await transaction
      .selectFrom('user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (isErased(member)) return undefined;
    await demandOwn(transaction, dependencies.config, member);
    demandErasureName(username, member);
    await demandNotLastAdmin(transaction, member);
    recheck(id);
    return erasePerson(transaction, id);
  });
  await clearTraces(dependencies, erased ? [erased] : []);
};
