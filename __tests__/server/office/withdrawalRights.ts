import { withdrawalCalls } from '../../../src/contract/withdrawal';
import { type OfficeRight, signedIn } from './officeRight';
import { idOf } from './people';

/** Who may withdraw a consent [CS-5, LV-4]. Nobody has agreed to pain: nothing changes. */
export const withdrawalRights = {
  withdrawalCalls: {
    withdraw: { call: () => withdrawalCalls.withdraw('pain'), statuses: signedIn(200) },
    withdrawFor: {
      call: () => withdrawalCalls.withdrawFor(idOf('anna'), { what: 'pain', reason: 'Am Telefon' }),
      statuses: [401, 401, 403, 403, 200, 403, 200, 401],
    },
  },
} satisfies { withdrawalCalls: Record<keyof typeof withdrawalCalls, OfficeRight> };
