import { endedOnPurpose, erasedAccount } from '../../src/contract/endedSignin';
import { gone, HttpError, tooMany } from '../http/errors';

/** 401: the sign-in was ended on purpose [CO-27]. */
export const endedSignin = () =>
  new HttpError(401, 'Bitte melde dich an.', { 'www-authenticate': 'Bearer' }, { code: endedOnPurpose });

/** 401: a failed sign-in. The message does not say whether the name or the password was wrong. */
export const wrongCredentials = () =>
  new HttpError(401, 'Benutzername oder Passwort ist falsch.', { 'www-authenticate': 'Bearer' });

/** 403: the password is right, but the link in the mail has not been opened yet [API-7]. */
export const emailNotVerified = () =>
  new HttpError(
    403,
    'Bitte bestätige zuerst deine E-Mail-Adresse. Den Link dazu findest du in der E-Mail, die wir dir geschickt haben.',
  );

/** 403: the account of a resting member [MB-5]. */
export const resting = () =>
  new HttpError(
    403,
    'Dein Konto ist stillgelegt. Deine Daten sind noch da. Frag deinen Trainer oder deine Trainerin.',
  );

/** 410: who had this sign-in was erased [MB-7]. */
export const goneAccount = () =>
  gone('Dieses Konto wurde gelöscht. Auf dem Server ist nichts mehr von dir gespeichert.', erasedAccount);

/** 429: too many failed sign-ins; `seconds` is the time to wait. */
export const tooManyAttempts = (seconds: number) =>
  tooMany(`Zu viele Anmeldeversuche. Bitte versuch es in ${seconds} Sekunden noch einmal.`, seconds);

/** 429: too many wrong passwords or codes outside the sign-in; `seconds` is the time to wait. */
export const tooManyTries = (seconds: number) =>
  tooMany(`Zu viele Versuche. Bitte versuch es in ${seconds} Sekunden noch einmal.`, seconds);
