/**
 * The code of a 401 to a token whose sign-in was ended on purpose: on another device, by another password, or by a
 * rest. One that has only expired, or that a restored server never knew, has no code.
 */
export const endedOnPurpose = 'ended';

/** The code of a 410 to every call with a token of somebody who was erased [MB-7]. */
export const erasedAccount = 'erasedAccount';

/** The code of a 410 to what somebody sends about another person who was erased [MB-7]. */
export const erasedPerson = 'erasedPerson';
