import type { ConsentPost } from '../contract/consent';
import { needsGuardian } from './minors';
import { nameFault, plainName } from './names';
import { isEmail } from './newAccount';

/** What somebody chose and typed below the club's text. */
export interface ConsentAnswers {
  agrees: boolean;
  /** Agrees that pain is stored, which nobody has to [CS-1]. */
  agreesToPain: boolean;
  /** Null until it is chosen, and where the server knows it. */
  birthYear: number | null;
  guardianName: string;
  guardianEmail: string;
  guardianAgrees: boolean;
}

export const noAnswers: ConsentAnswers = {
  agrees: false,
  agreesToPain: false,
  birthYear: null,
  guardianName: '',
  guardianEmail: '',
  guardianAgrees: false,
};

/**
 * Returns what was answered below a text. Ticks count for the version that they were made for; what was typed stays.
 */
export const answersTo = <Given extends ConsentAnswers & { version: number | undefined }>(
  given: Given,
  version: Given['version'],
): Given =>
  given.version === version
    ? given
    : { ...given, version, agrees: false, agreesToPain: false, guardianAgrees: false };

/** What the answers lack, named after their field. */
export type ConsentFault = Exclude<keyof ConsentAnswers, 'agreesToPain'>;

/** What the app knows before somebody answers. */
export interface ConsentFacts {
  /** What the server says; null where the birth year of an athlete is unknown and has to be asked [CS-2]. */
  needsGuardian: boolean | null;
  /** The running year. */
  year: number;
}

/** Whether a guardian is asked, too: as the server says, or by the birth year that was chosen [CS-2]. */
export const asksGuardian = (answers: ConsentAnswers, facts: ConsentFacts): boolean =>
  (facts.needsGuardian ?? needsGuardian(answers.birthYear, facts.year)) === true;

/** Returns the faults in the order of the fields on the page. */
export const consentFaults = (answers: ConsentAnswers, facts: ConsentFacts): ConsentFault[] => {
  const faults: ConsentFault[] = [];
  if (facts.needsGuardian === null && answers.birthYear === null) faults.push('birthYear');
  if (!answers.agrees) faults.push('agrees');
  if (!asksGuardian(answers, facts)) return faults;
  const email = answers.guardianEmail.trim();
  if (nameFault(answers.guardianName)) faults.push('guardianName');
  if (email !== '' && !isEmail(email)) faults.push('guardianEmail');
  if (!answers.guardianAgrees) faults.push('guardianAgrees');
  return faults;
};

/** Returns the answers as they are sent. What was typed for a guardian whom nobody needs is left out. */
export const consentPostOf = (answers: ConsentAnswers, facts: ConsentFacts): Omit<ConsentPost, 'version'> => {
  const isGuarded = asksGuardian(answers, facts);
  return {
    painConsent: answers.agreesToPain,
    birthYear: facts.needsGuardian === null ? answers.birthYear : null,
    guardianName: isGuarded ? plainName(answers.guardianName) : null,
    guardianEmail: (isGuarded && answers.guardianEmail.trim()) || null,
  };
};
