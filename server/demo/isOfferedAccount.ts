import { isOffered } from '../../src/domain/demo';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { hasDemoClub } from './seedPeople';

/** Returns what says whether a user name is of an account that this server offers to everybody [RU-6]. */
export const isOfferedAccount =
  ({ hasDemo }: Pick<Dependencies['config'], 'hasDemo'>) =>
  async (db: Database, username: string | null): Promise<boolean> =>
    hasDemo && isOffered(username) && (await hasDemoClub(db));
