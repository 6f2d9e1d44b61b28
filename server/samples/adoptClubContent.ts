import { adoptContent } from '../content/adoptContent';
import type { Database } from '../database/tables';
import { samples } from './samples';

/**
 * Makes items of all content that is not an item. That of a sample has the keys of its folder, so that a club from
 * before the items is one that has taken the sample over [CT-1, CT-10]. To be called in a transaction.
 */
export const adoptClubContent = (db: Database, now: number): Promise<void> =>
  adoptContent(db, now, () => samples.map(({ read }) => read()));
