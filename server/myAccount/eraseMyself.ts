import type { Viewer } from '../access/access';
import type { Dependencies } from '../config/dependencies';
import { clearTraces } from '../erasure/clearTraces';
import { erasePerson } from '../erasure/erasePerson';
import { keptForDemo } from '../http/errors';
import type { Live } from '../live/live';
import { demandNotLastAdmin } from '../members/admins';
import { demandErasureName } from '../members/plannedErasure';
import type { IsOffered } from '../users/isOffered';
import { isErased } from '../users/memberUser';

/** What an erasure of oneself needs. */
export type EraseDependencies = Pick<Dependencies, 'config' | 'db'> & { live: Live; isOffered: IsOffered };

/**
 * Erases the viewer at once, and ends their live channel [MB-7]. Asked twice at once, it erases once. Throws 422 when
 * another user name was typed, and 409 for the last admin and for an account that a demo offers.
 */
export const eraseMyself = async (
  { live, isOffered, ...dependencies }: EraseDependencies,
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
    if (await isOffered(transaction, member.username)) throw keptForDemo();
    demandErasureName(username, member);
    await demandNotLastAdmin(transaction, member);
    recheck(id);
    return erasePerson(transaction, id);
  });
  await clearTraces(dependencies, erased ? [erased] : []);
};
