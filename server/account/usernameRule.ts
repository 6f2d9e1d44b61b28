import type { Database } from '../database/tables';
import { conflict, unprocessable } from '../http/errors';

/** Letters of any language, digits, and what may stand between them. */
const goodUsername = /^[\p{L}\p{M}\p{N}._-]{3,50}$/u;

/** Throws 422 when a new user name is too short or too long, or has other characters. */
export const demandGoodUsername = (username: string): void => {
  if (goodUsername.test(username)) return;
  throw unprocessable(
    'Der Benutzername muss 3 bis 50 Zeichen haben: Buchstaben, Ziffern, Punkt, Unterstrich oder Bindestrich.',
  );
};

/** Throws 409 when somebody has the user name, in upper or lower case. */
export const demandFreeUsername = async (db: Database, username: string): Promise<void> => {
  const wanted = username.toLowerCase();
  const names = await db.selectFrom('user').select('username').where('username', 'is not', null).execute();
  if (names.some((row) => row.username?.toLowerCase() === wanted))
    throw conflict('Diesen Benutzernamen gibt es schon.');
};
