import { isOffered } from '../../src/domain/demo';
import type { Dependencies } from '../config/dependencies';
import type { IsOffered } from '../users/isOffered';
import { hasDemoClub } from './seedPeople';

/** Returns what says whether a user name is of an account that this server offers to everybody [RU-6]. */
export const isOfferedAccount =
  ({ hasDemo }: Pick<Dependencies['config'], 'hasDemo'>): IsOffered =>
  async (db, username) =>
    hasDemo && isOffered(username) && (await hasDemoClub(db));
