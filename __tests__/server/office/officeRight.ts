import type { Call } from '../../../src/contract/calls';
import type { OfficeName } from './people';

/**
 * The viewers, in the order of the columns: nobody, somebody who is invited and has no account, a trainer of the
 * athlete without consent, the athlete, the trainer of the athlete, another trainer, an admin, and somebody who rests
 * and still has a former sign-in.
 */
export const viewers = [
  null,
  null,
  'nora',
  'anna',
  'tina',
  'theo',
  'ada',
  'rosa',
] as const satisfies readonly (OfficeName | null)[];

/** The statuses of a call for each viewer. */
export type Statuses = readonly [
  nobody: number,
  invited: number,
  withoutConsent: number,
  athlete: number,
  trainer: number,
  otherTrainer: number,
  admin: number,
  resting: number,
];

/** Who may make a call of the office. */
export interface OfficeRight {
  call(): Call<unknown>;
  statuses: Statuses;
}

/** A call without a sign-in. */
export const everybody = (status: number): Statuses => [
  status,
  status,
  status,
  status,
  status,
  status,
  status,
  status,
];

/** A call that everybody who is signed in may make, also without consent. */
export const signedIn = (status: number): Statuses => [401, 401, status, status, status, status, status, 401];
