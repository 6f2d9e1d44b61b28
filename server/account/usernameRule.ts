import { unprocessable } from '../http/errors';

/** Letters of any language, digits, and what may stand between them. */
const goodUsername = /^[\p{L}\p{M}\p{N}._-]{3,50}$/u;

/** Throws 422 when a new user name is too short or too long, or has other characters. */
export const demandGoodUsername = (username: string): void => {
  if (goodUsername.test(username)) return;
  throw unprocessable(
    'Der Benutzername muss 3 bis 50 Zeichen haben: Buchstaben, Ziffern, Punkt, Unterstrich oder Bindestrich.',
  );
};
