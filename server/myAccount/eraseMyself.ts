import type { Viewer } from '../access/access';
import { clearTraces } from '../erasure/clearTraces';
import { erasePerson } from '../erasure/erasePerson';
import type { Live } from '../live/live';
import { demandNotLastAdmin } from '../members/admins';
import { demandErasureName } from '../members/plannedErasure';
import { isErased } from '../users/memberUser';

/**
 * Erases the viewer at once, and ends their live channel [MB-7]. Asked twice at once, it erases once. Throws 422 when
 * another user name was typed, and 409 for the last admin.
 */
export const eraseMyself = async (
  { live, ...dependencies }: Parameters<typeof clearTraces>[0] & { live: Live },
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
    demandErasureName(username, member);
    await demandNotLastAdmin(transaction, member);
    recheck(id);
    return erasePerson(transaction, id);
  });
  await clearTraces(dependencies, erased ? [erased] : []);
};
