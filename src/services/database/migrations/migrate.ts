import type { Upgrade } from './rows';
import { toVersion1 } from './toVersion1';
import { toVersion2 } from './toVersion2';
import { toVersion3 } from './toVersion3';

/**
 * Brings `as_db` from the version it has, 0 for none, to today's [DB-1]: a new database goes the same way as an old one.
 * `uuid` names the runs that have no `clientId` yet.
 */
export const migrate = async (upgrade: Upgrade, oldVersion: number, uuid: () => string) => {
  if (oldVersion < 1) toVersion1(upgrade);
  if (oldVersion < 2) await toVersion2(upgrade);
  if (oldVersion < 3) await toVersion3(upgrade, uuid);
};
