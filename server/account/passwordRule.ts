import { minPasswordLength } from '../../src/contract/myAccount';
import { unprocessable } from '../http/errors';

/** Hashing takes longer the longer the password is. */
const maxLength = 200;

/** Throws 422 when a new password [AC-1] is too short, without counting blanks around it, or too long. */
export const demandGoodPassword = (password: string): void => {
  if (password.trim().length < minPasswordLength) {
    throw unprocessable(`Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`);
  }
  if (password.length > maxLength) {
    throw unprocessable(`Das Passwort darf höchstens ${maxLength} Zeichen haben.`);
  }
};
