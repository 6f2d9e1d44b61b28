import type { Selectable } from 'kysely';
import type { ConsentPost } from '../../src/contract/consent';
import type { Authority } from '../../src/contract/schemas';
import { needsGuardian } from '../../src/domain/minors';
import type { UserTable } from '../database/tables';
import { unprocessable } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';

/** What a consent depends on. */
export interface Consenter {
  roles: readonly Authority[];
  birthYear: number | null;
}

type Answers = Omit<ConsentPost, 'version'>;

/** What is stored of a consent. */
type StoredConsent = Pick<
  Selectable<UserTable>,
  'agreedVersion' | 'agreedAt' | 'painAgreedAt' | 'guardianName' | 'guardianEmail' | 'birthYear'
>;

/** Whether the member needs a guardian; null where the birth year has to be asked. Only athletes do [CS-2]. */
export const needsGuardianAt = ({ roles, birthYear }: Consenter, now: number): boolean | null =>
  roles.includes('ROLE_ATHLETE') && needsGuardian(birthYear, new Date(now).getUTCFullYear());

const readGuardianEmail = (email: string | null): string | null => {
  if (email === null) return null;
  if (!mailAddressSchema.safeParse(email).success)
    throw unprocessable('Die E-Mail-Adresse der sorgeberechtigten Person ist nicht vollständig.');
  return normaliseMailAddress(email);
};

/** Throws 422 when a birth year lies in the future. */
export const demandPossibleBirthYear = (birthYear: number | null, now: number): void => {
  if (birthYear !== null && birthYear > new Date(now).getUTCFullYear())
    throw unprocessable('Der Jahrgang liegt in der Zukunft.');
};

/**
 * Returns what is stored of a consent to this version of the club's text [CS-1]. The stored birth year counts before the one
 * that is given. Throws 422 when the birth year or the guardian is missing [CS-2].
 */
export const consentOf = (
  consenter: Consenter,
  { painConsent, guardianName, guardianEmail, ...given }: Answers,
  version: number,
  now: number,
): StoredConsent => {
  const birthYear = consenter.birthYear ?? given.birthYear;
  demandPossibleBirthYear(birthYear, now);
  const isGuarded = needsGuardianAt({ ...consenter, birthYear }, now);
  if (isGuarded === null) throw unprocessable('Bitte gib deinen Jahrgang an.');
  if (isGuarded && guardianName === null)
    throw unprocessable(
      'Bis 16 Jahre muss eine sorgeberechtigte Person zustimmen. Bitte gib ihren Namen an.',
    );
  return {
    birthYear,
    agreedVersion: version,
    agreedAt: now,
    painAgreedAt: painConsent ? now : null,
    guardianName: isGuarded ? guardianName : null,
    guardianEmail: isGuarded ? readGuardianEmail(guardianEmail) : null,
  };
};
