import { HttpError } from '../http/errors';

/** 403: the person who changes their password does not know the old one [AC-1]. */
export const wrongOldPassword = () => new HttpError(403, 'Das bisherige Passwort ist falsch.');

/** 403: the person who changes their address does not know the password [AC-1]. */
export const wrongPassword = () => new HttpError(403, 'Das Passwort ist falsch.');
