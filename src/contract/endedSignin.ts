/**
 * The code of a 401 to a token whose sign-in was ended on purpose: on another device, by another password, or by a
 * rest. One that has only expired, or that a restored server never knew, has no code.
 */
export const endedOnPurpose = 'ended';
