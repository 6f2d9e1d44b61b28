import type { ContentProblem } from '../../src/contract/content';
import { endedOnPurpose, erasedAccount, erasedPerson } from '../../src/contract/endedSignin';
import { consentMissing, guardianMissing } from '../../src/contract/missingConsent';
import { xsrfRefusalHeader } from '../../src/contract/xsrf';
import type { Fault } from '../database/faults';

interface HttpErrorOptions extends ErrorOptions {
  code?: string;
  present?: object;
  problems?: readonly ContentProblem[];
}

/** An error with the status and the German message that the client gets [API-41]. */
export class HttpError extends Error {
  /** Tells an app what the status alone does not say. */
  readonly code: string | undefined;
  /** What the server has in place of what the request expected. The body has it, too. */
  readonly present: object | undefined;
  /** What is wrong with content, each by its field [CT-1]. The body has it, too. */
  readonly problems: readonly ContentProblem[] | undefined;

  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    { code, present, problems, ...options }: HttpErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'HttpError';
    this.code = code;
    this.present = present;
    this.problems = problems;
  }
}

/**
 * A request does not fit its schema: `path` leads to the first fault, and is empty for the whole body. `maxLength` says
 * how long a text may be that is too long.
 */
export class InvalidInput extends Error {
  constructor(
    readonly path: readonly PropertyKey[],
    readonly maxLength?: number,
  ) {
    super('The input is invalid.');
    this.name = 'InvalidInput';
  }
}

/** 400: a text that the database would not give back to the letter [ON-7]. */
export const damagedText = () =>
  new HttpError(400, 'Der Text enthält Zeichen, die sich nicht speichern lassen.');

/** 400: lists in lists, or objects in objects, without end. */
export const tooDeep = () => new HttpError(400, 'Die Anfrage ist zu tief verschachtelt.');

/** 401: nobody is signed in, or no longer. */
export const unauthenticated = () =>
  new HttpError(401, 'Bitte melde dich an.', { 'www-authenticate': 'Bearer' });

/** 401: the sign-in was ended on purpose [CO-27]. */
export const endedSignin = () =>
  new HttpError(401, 'Bitte melde dich an.', { 'www-authenticate': 'Bearer' }, { code: endedOnPurpose });

/** 401: a failed sign-in. The message does not say whether the name or the password was wrong. */
export const wrongCredentials = () =>
  new HttpError(401, 'Benutzername oder Passwort ist falsch.', { 'www-authenticate': 'Bearer' });

/** 403: signed in, but not allowed [SE-8]. */
export const forbidden = () => new HttpError(403, 'Dafür fehlt dir die Berechtigung.');

/** 403: not allowed any more, or not this. The message says why. */
export const forbiddenBecause = (message: string) => new HttpError(403, message);

/** 403: the viewer has not agreed to the club's text yet [CS-1]. */
export const consentNeeded = () =>
  new HttpError(403, 'Bitte stimme zuerst dem Text deines Vereins zu.', {}, { code: consentMissing });

/** 403: the club demands a guardian's confirmation first, and it is missing [LV-3]. */
export const guardianNeeded = () =>
  new HttpError(
    403,
    'Es fehlt noch die Bestätigung der Eltern. Danach geht es weiter. Was auf deinem Gerät ist, bleibt dort.',
    {},
    { code: guardianMissing },
  );

/** 403: no XSRF header has its cookie's value [CO-17]. */
export const wrongXsrfToken = () =>
  new HttpError(403, 'Die Anfrage kam nicht von dieser Seite. Bitte lade die Seite neu.', {
    [xsrfRefusalHeader]: 'mismatch',
  });

/** 403: the password is right, but the link in the mail has not been opened yet [API-7]. */
export const emailNotVerified = () =>
  new HttpError(
    403,
    'Bitte bestätige zuerst deine E-Mail-Adresse. Den Link dazu findest du in der E-Mail, die wir dir geschickt haben.',
  );

/** 403: the club has closed the chat with minors [CS-3]. */
export const chatClosed = () =>
  new HttpError(403, 'Nachrichten mit Minderjährigen sind in deinem Verein ausgeschaltet.');

/** 403: the second reader is one of the two, so nobody reads along with the minor [CS-3]. */
export const nobodyReadsAlong = () =>
  new HttpError(
    403,
    'In dieser Konversation kann niemand mitlesen, denn wer mitlesen soll, schreibt selbst mit. Deshalb ist sie geschlossen. Sprich mit deinem Verein.',
  );

/** 403: a trainer changes a birth year that is known already [CS-3]. */
export const birthYearForAdmins = () =>
  new HttpError(403, 'Den Jahrgang ändert nur, wer den Verein verwaltet. Bitte wende dich dorthin.');

/** 403: the person who changes their password does not know the old one [AC-1]. */
export const wrongOldPassword = () => new HttpError(403, 'Das bisherige Passwort ist falsch.');

/** 403: the person who changes their address does not know the password [AC-1]. */
export const wrongPassword = () => new HttpError(403, 'Das Passwort ist falsch.');

/** 403: the account of a resting member [MB-5]. */
export const resting = () =>
  new HttpError(
    403,
    'Dein Konto ist stillgelegt. Deine Daten sind noch da. Frag deinen Trainer oder deine Trainerin.',
  );

/** 403: the request comes from a page of another origin. */
export const wrongOrigin = () => new HttpError(403, 'Die Anfrage kam nicht von dieser Seite.');

/** 404. `what` names it with its article, such as 'Dieses Screening'. */
export const notFound = (what: string) => new HttpError(404, `${what} gibt es nicht.`);

/** 404: the link of a mail is unknown, used or expired [API-12, API-14]. */
export const invalidLink = () => new HttpError(404, 'Dieser Link ist nicht gültig.');

/** 404: the invitation is unknown, used or expired [MB-4]. */
export const invalidInvitation = () =>
  new HttpError(
    404,
    'Diese Einladung gilt nicht mehr. Frag deinen Trainer oder deine Trainerin nach einer neuen.',
  );

/** 404: the link to a guardian is unknown, or another one took its place [LV-3]. */
export const invalidQuestion = () =>
  new HttpError(404, 'Dieser Link ist nicht gültig. Vielleicht ging inzwischen ein neuer an dich.');

/** 410: the person whom a guardian was asked about was erased [LV-3]. */
export const goneQuestion = () =>
  new HttpError(410, 'Das Konto wurde gelöscht. Auf dem Server ist nichts mehr davon gespeichert.');

/** 409: something unique exists already, or there is another version, which an app can show as `present`. */
export const conflict = (message: string, present?: object) =>
  new HttpError(409, message, {}, present && { present });

/** 409: a demo offers the account to everybody, so nobody may end it. */
export const keptForDemo = () =>
  conflict('Dieses Konto gehört zur Demo und bleibt, damit auch andere sie ansehen können.');

/** 410: it was erased on purpose and is not stored again, or what changed since is no longer known. */
export const gone = (message: string, code?: string) =>
  new HttpError(410, message, {}, code === undefined ? {} : { code });

/** 410: who had this sign-in was erased [MB-7]. */
export const goneAccount = () =>
  gone('Dieses Konto wurde gelöscht. Auf dem Server ist nichts mehr von dir gespeichert.', erasedAccount);

/** 410: what is sent is about somebody who was erased [MB-7]. */
export const gonePerson = () =>
  gone('Diese Person wurde gelöscht. Für sie wird nichts mehr gespeichert.', erasedPerson);

/** 413. */
export const tooLarge = (message: string) => new HttpError(413, message);

/** 415. */
export const compressedBody = () => new HttpError(415, 'Die Anfrage darf nicht komprimiert sein.');

/** 416: the range lies outside the file of `size` bytes. */
export const rangeNotSatisfiable = (size: number) =>
  new HttpError(416, 'Dieser Ausschnitt liegt außerhalb der Datei.', { 'content-range': `bytes */${size}` });

/** 422: the body is well-formed, but what it says cannot be. */
export const unprocessable = (message: string) => new HttpError(422, message);

/** 422: content that cannot be published as it is [CT-1]. */
export const unpublishable = (problems: readonly ContentProblem[]) =>
  new HttpError(422, 'Das lässt sich so noch nicht veröffentlichen.', {}, { problems });

/** 429. `seconds` is the time to wait. */
const tooMany = (message: string, seconds: number) =>
  new HttpError(429, message, { 'retry-after': String(seconds) });

export const tooManyAttempts = (seconds: number) =>
  tooMany(`Zu viele Anmeldeversuche. Bitte versuch es in ${seconds} Sekunden noch einmal.`, seconds);

export const tooManyMails = (seconds: number) =>
  tooMany('Du hast schon mehrere E-Mails angefordert. Bitte warte ein paar Minuten.', seconds);

export const tooManyInvitations = (seconds: number) =>
  tooMany(
    'Dorthin gingen schon mehrere Einladungen. Die letzte gilt noch. Bitte warte bis zu einer Stunde.',
    seconds,
  );

export const tooManyTries = (seconds: number) =>
  tooMany(`Zu viele Versuche. Bitte versuch es in ${seconds} Sekunden noch einmal.`, seconds);

export const tooManyExports = (seconds: number) =>
  tooMany(
    `Du hast diese Daten schon mehrmals heruntergeladen. Bitte warte ${Math.ceil(seconds / 60)} Minuten.`,
    seconds,
  );

/** 429: the same person downloads data already. */
export const exportIsRunning = () =>
  tooMany('Du lädst gerade schon Daten herunter. Bitte warte, bis das fertig ist.', 10);

/** 503: more people sign in than the server can check at once. */
export const overloaded = () =>
  new HttpError(503, 'Gerade melden sich sehr viele an. Bitte versuch es gleich noch einmal.', {
    'retry-after': '2',
  });

/** 503: too many connect to the live channel who do not sign in [LC-14]. */
export const tooManyWaiting = () =>
  new HttpError(503, 'Gerade verbinden sich zu viele. Bitte versuch es gleich noch einmal.', {
    'retry-after': '15',
  });

/** 503: another process holds the database. */
export const busy = (cause: unknown) =>
  new HttpError(
    503,
    'Der Server ist gerade beschäftigt. Bitte versuch es gleich noch einmal.',
    { 'retry-after': '1' },
    { cause },
  );

const kept =
  'Screenings, Trainings und Nachrichten bleiben auf deinem Gerät und werden später von selbst gesendet. Alles andere versuch bitte später noch einmal.';

/** Why the server stores nothing until the person who runs it has done something. */
const unwritable = {
  full: 'Auf dem Server ist kein Platz mehr.',
  readOnly: 'Der Server kann gerade nichts speichern.',
};

/**
 * 503: the server can store nothing [RU-23]. It says when to come again, so that the app keeps what it wanted to send,
 * and takes none of it for a run or message at which the server fails.
 */
export const notStored = (fault: keyof typeof unwritable, cause: unknown) =>
  new HttpError(503, `${unwritable[fault]} ${kept}`, { 'retry-after': '60' }, { cause });

/** 503: the server is stopping, or its database does not answer or takes nothing. */
export const unready = (fault?: Fault, cause?: unknown) =>
  new HttpError(
    503,
    fault === 'full' || fault === 'readOnly'
      ? unwritable[fault]
      : 'Der Server nimmt gerade keine Anfragen an.',
    { 'retry-after': '1' },
    { cause },
  );
