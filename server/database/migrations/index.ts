import type { Migration } from 'kysely';
import { initial } from './0001Initial';
import { accounts } from './0002Accounts';
import { feedback } from './0003Feedback';
import { chat } from './0004Chat';

/** Every migration by name, in the order in which they are applied. They are bundled, so no folder is read. */
export const migrations: Record<string, Migration> = {
  '0001Initial': initial,
  '0002Accounts': accounts,
  '0003Feedback': feedback,
  '0004Chat': chat,
};
