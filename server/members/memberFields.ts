import type { NewMember } from '../../src/contract/members';
import { unprocessable } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import { yearOf } from '../system/time';

/** Returns an address as it is stored. A blank text means no address. Throws 422 that names one that is invalid. */
export const checkedEmail = (written: NewMember['email']): string | null => {
  const email = written?.trim() ?? '';
  if (email === '') return null;
  if (mailAddressSchema.safeParse(email).success) return normaliseMailAddress(email);
  throw unprocessable(`Die E-Mail-Adresse „${email}“ ist ungültig.`);
};

/** Throws 422 when a birth year lies in the future. */
export const demandPossibleBirthYear = (birthYear: number | null, now: number): void => {
  if (birthYear === null || birthYear <= yearOf(now)) return;
  throw unprocessable(`Der Jahrgang ${birthYear} liegt in der Zukunft. Bitte prüf ihn.`);
};
