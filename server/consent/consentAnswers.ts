import type { ConsentPost } from '../../src/contract/consent';
import { needsGuardian } from '../../src/domain/minors';
import { unprocessable } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';

/** The answers of a consent, as posted or as checked. */
export type ConsentAnswers = Omit<ConsentPost, 'version'>;

/** What the server knows of a member who agrees. */
interface Person {
  isAthlete: boolean;
  birthYear: number | null;
}

/** Returns the guardian's address as it is stored. Nobody has to give one. */
const checkedAddress = (address: string | null): string | null => {
  const written = address?.trim() ?? '';
  if (written === '') return null;
  if (!mailAddressSchema.safeParse(written).success) {
    throw unprocessable('Die E-Mail-Adresse der sorgeberechtigten Person ist ungültig.');
  }
  return normaliseMailAddress(written);
};

/** Returns the birth year that counts: the one that the server knows, before the one that an athlete says. */
const checkedBirthYear = ({ isAthlete, birthYear }: Person, said: number | null, year: number) => {
  if (birthYear !== null || !isAthlete) return birthYear;
  if (said === null) throw unprocessable('Dein Jahrgang fehlt.');
  if (said > year) throw unprocessable('Dieser Jahrgang liegt in der Zukunft.');
  return said;
};

/**
 * Returns the answers as they are stored [CS-2]: a guardian only of a member who needs one. `year` is the running year.
 * Throws 422 that names what is missing or cannot be.
 */
export const checkedAnswers = (person: Person, answers: ConsentAnswers, year: number): ConsentAnswers => {
  const { painConsent, guardianName } = answers;
  const birthYear = checkedBirthYear(person, answers.birthYear, year);
  if (!person.isAthlete || !needsGuardian(birthYear, year)) {
    return { painConsent, birthYear, guardianName: null, guardianEmail: null };
  }
  if (guardianName === null) throw unprocessable('Der Name einer sorgeberechtigten Person fehlt.');
  return { painConsent, birthYear, guardianName, guardianEmail: checkedAddress(answers.guardianEmail) };
};
