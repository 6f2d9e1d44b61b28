import { usernameTaken } from '../../src/contract/invitation';
import type { Database } from '../database/tables';
import { HttpError, unprocessable } from '../http/errors';

/** Letters of any language, digits, and what may stand between them. */
const goodUsername = /^[\p{L}\p{M}\p{N}._-]{3,50}$/u;

/** Throws 422 when a new user name is too short or too long, or has other characters. */
export const demandGoodUsername = (username: string): void => {
  if (goodUsername.test(username)) return;
  throw unprocessable(
    'Der Benutzername muss 3 bis 50 Zeichen haben: Buchstaben, Ziffern, Punkt, Unterstrich oder Bindestrich.',
  );
};

/** People do not tell user names apart by capitals, nor by how an umlaut is composed. SQLite knows neither. */
const alike = (username: string): string => username.normalize().toLocaleLowerCase('de');

/** Throws 409, with a code, when somebody else than this member has a user name like that. */
export const demandFreeUsername = async (db: Database, username: string, memberId: number): Promise<void> => {
  const wanted = alike(username);
  const users = await db.selectFrom('user').select('username').where('id', '!=', memberId).execute();
  if (users.some((user) => user.username !== null && alike(user.username) === wanted)) {
    throw new HttpError(409, 'Diesen Benutzernamen gibt es schon.', {}, { code: usernameTaken });
  }
};
