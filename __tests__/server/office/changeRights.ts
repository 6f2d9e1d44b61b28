import { changeCalls } from '../../../src/contract/changes';
import type { OfficeRight } from './officeRight';

/** Who may ask for what changed [DE-6]: everybody who may load anything, each for what they may see. */
export const changeRights = {
  changeCalls: {
    since: { call: () => changeCalls.since(null), statuses: [401, 401, 403, 200, 200, 200, 200, 401] },
  },
} satisfies { changeCalls: Record<keyof typeof changeCalls, OfficeRight> };
