import type { Owner } from './owner';

/** The last sign-in of this device, which has ended by hand, or elsewhere on purpose [CO-26, CO-27]. */
export interface LeftSignIn {
  owner: Owner;
  /** Whether it was ended elsewhere: then the login page says so. */
  isEndedElsewhere: boolean;
  /** Whether the account was erased with it [MB-7]: what waits here can then only be saved as a file. */
  isErased: boolean;
  /** Whether what the server has is off the device. */
  isCleared: boolean;
}
