import { changeRights } from './changeRights';
import { clipRights } from './clipRights';
import { clubRights } from './clubRights';
import { contentRights } from './contentRights';
import { deskRights } from './deskRights';
import { memberRights } from './memberRights';
import type { OfficeRight } from './officeRight';
import { withdrawalRights } from './withdrawalRights';

/** Every call that the real server alone has, beside the contract, with its status for each viewer of `viewers`. */
export const officeRights = {
  ...memberRights,
  ...clubRights,
  ...deskRights,
  ...changeRights,
  ...contentRights,
  ...clipRights,
  ...withdrawalRights,
};

/** The table as one row per call. */
export const officeRows = Object.entries(officeRights).flatMap(([table, rows]) =>
  Object.entries<OfficeRight>(rows).map(([name, right]) => ({ name: `${table}.${name}`, ...right })),
);
