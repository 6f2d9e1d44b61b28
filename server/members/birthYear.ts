import { unprocessable } from '../http/errors';
import { yearOf } from '../time';

/** Throws 422 when a birth year lies in the future [MB-3]. */
export const demandPossibleBirthYear = (birthYear: number | null, now: number): void => {
  if (birthYear !== null && birthYear > yearOf(now))
    throw unprocessable('Der Jahrgang liegt in der Zukunft.');
};
