import type { Upgrade } from './rewriteRows';
import { toVersion1 } from './toVersion1';
import { toVersion2 } from './toVersion2';
import { toVersion3 } from './toVersion3';

/**
 * Upgrades `as_db` from `oldVersion`, 0 for none, to the current version [DB-1]. A new database runs through the same
 * steps. `uuid` makes client ids for runs without one.
 */
export const migrate = async (upgrade: Upgrade, oldVersion: number, uuid: () => string) => {
  if (oldVersion < 1) toVersion1(upgrade);
  if (oldVersion < 2) await toVersion2(upgrade);
  if (oldVersion < 3) await toVersion3(upgrade, uuid);
};
