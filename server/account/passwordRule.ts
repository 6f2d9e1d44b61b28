import { minPasswordLength } from '../../src/contract/myAccount';
import { readClub } from '../club/club';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { isEasyToGuess } from './passwordStrength';

/** Hashing takes longer the longer the password is. */
const maxLength = 200;

/** What others know of the owner of a password; null for what is unknown. */
type Names = readonly (string | null)[];

/**
 * Throws 422 when a new password [AC-1] is too short, without counting blanks around it, too long, or easy to guess for
 * somebody who knows the names.
 */
export const demandGoodPassword = async (password: string, names: Names): Promise<void> => {
  if (password.trim().length < minPasswordLength) {
    throw unprocessable(`Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`);
  }
  if (password.length > maxLength) {
    throw unprocessable(`Das Passwort darf höchstens ${maxLength} Zeichen haben.`);
  }
  if (await isEasyToGuess(password, names)) {
    throw unprocessable(
      'Dieses Passwort ist leicht zu erraten: Viele benutzen es, oder es steckt ein Name darin, den andere kennen. Nimm zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
    );
  }
};

/** Returns what others know of a user: the names, the team and the club. */
export const namesOf = async (db: Database, userId: number): Promise<Names> => {
  const { username, firstName, lastName, team } = await db
    .selectFrom('user')
    .select(['username', 'firstName', 'lastName', 'team'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return [username, `${firstName} ${lastName}`, team, (await readClub(db)).name];
};
