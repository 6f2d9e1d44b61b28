import { type Steps, withoutPain } from '../../src/domain/pain';
import type { Database } from '../database/tables';

/** Whether a member has agreed that their pain is stored [CS-1]. */
export const agreesToPain = async (db: Database, userId: number): Promise<boolean> => {
  const member = await db
    .selectFrom('user')
    .select('painAgreedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (member?.painAgreedAt ?? null) !== null;
};

/** Returns a run as it may be stored: without pain, unless the athlete has agreed to that [CS-1]. */
export const asAgreed = async <Post extends Steps & { userId: number }>(
  db: Database,
  post: Post,
): Promise<Post> => ((await agreesToPain(db, post.userId)) ? post : withoutPain(post));
