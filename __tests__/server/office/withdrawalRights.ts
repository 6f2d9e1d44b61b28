import { guardianCalls } from '../../../src/contract/guardian';
import { withdrawalCalls } from '../../../src/contract/withdrawal';
import { everybody, type OfficeRight, signedIn } from './officeRight';
import { idOf } from './people';

/**
 * Who may withdraw a consent, or confirm it as the guardian [CS-5, LV-3, LV-4]. Nobody has agreed to pain: nothing
 * changes.
 */
export const withdrawalRights = {
  withdrawalCalls: {
    withdraw: { call: () => withdrawalCalls.withdraw('pain'), statuses: signedIn(200) },
    withdrawFor: {
      call: () => withdrawalCalls.withdrawFor(idOf('anna'), { what: 'pain', reason: 'Am Telefon' }),
      statuses: [401, 401, 403, 403, 200, 403, 200, 401],
    },
  },
  guardianCalls: {
    open: { call: () => guardianCalls.open('unknown'), statuses: everybody(404) },
    confirm: { call: () => guardianCalls.confirm('unknown'), statuses: everybody(404) },
    withdraw: { call: () => guardianCalls.withdraw('unknown', 'pain'), statuses: everybody(404) },
  },
} satisfies {
  withdrawalCalls: Record<keyof typeof withdrawalCalls, OfficeRight>;
  guardianCalls: Record<keyof typeof guardianCalls, OfficeRight>;
};
