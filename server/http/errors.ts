import type { ContentProblem } from '../../src/contract/content';
import { xsrfRefusalHeader } from '../../src/contract/xsrf';

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

/** 403: signed in, but not allowed [SE-8]. */
export const forbidden = () => new HttpError(403, 'Dafür fehlt dir die Berechtigung.');

/** 403: not allowed any more, or not this. The message says why. */
export const forbiddenBecause = (message: string) => new HttpError(403, message);

/** 403: no XSRF header has its cookie's value [CO-17]. */
export const wrongXsrfToken = () =>
  new HttpError(403, 'Die Anfrage kam nicht von dieser Seite. Bitte lade die Seite neu.', {
    [xsrfRefusalHeader]: 'mismatch',
  });

/** 403: the request comes from a page of another origin. */
export const wrongOrigin = () => new HttpError(403, 'Die Anfrage kam nicht von dieser Seite.');

/** 404. `what` names it with its article, such as 'Dieses Screening'. */
export const notFound = (what: string) => new HttpError(404, `${what} gibt es nicht.`);

/** 404: the link of a mail is unknown, used or expired [API-12, API-14]. */
export const invalidLink = () => new HttpError(404, 'Dieser Link ist nicht gültig.');

/** 409: something unique exists already, or there is another version, which an app can show as `present`. */
export const conflict = (message: string, present?: object) =>
  new HttpError(409, message, {}, present && { present });

/** 409: a demo offers the account to everybody, so nobody may end it. */
export const keptForDemo = () =>
  conflict('Dieses Konto gehört zur Demo und bleibt, damit auch andere sie ansehen können.');

/** 410: it was erased on purpose and is not stored again, or what changed since is no longer known. */
export const gone = (message: string, code?: string) =>
  new HttpError(410, message, {}, code === undefined ? {} : { code });

/** 413. */
export const tooLarge = (message: string) => new HttpError(413, message);

/** 415. */
export const compressedBody = () => new HttpError(415, 'Die Anfrage darf nicht komprimiert sein.');

/** 422: the body is well-formed, but what it says cannot be. */
export const unprocessable = (message: string) => new HttpError(422, message);

/** 422: content that cannot be published as it is [CT-1]. */
export const unpublishable = (problems: readonly ContentProblem[]) =>
  new HttpError(422, 'Das lässt sich so noch nicht veröffentlichen.', {}, { problems });

/** 429. `seconds` is the time to wait, which the client gets as `Retry-After`. */
export const tooMany = (message: string, seconds: number) =>
  new HttpError(429, message, { 'retry-after': String(seconds) });

/** 429: too many mails were asked for, for one address or by one person. */
export const tooManyMails = (seconds: number) =>
  tooMany('Du hast schon mehrere E-Mails angefordert. Bitte warte ein paar Minuten.', seconds);

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
export const unwritable = {
  full: 'Auf dem Server ist kein Platz mehr.',
  readOnly: 'Der Server kann gerade nichts speichern.',
};

/**
 * 503: the server can store nothing [RU-23]. It says when to come again, so that the app keeps what it wanted to send,
 * and takes none of it for a run or message at which the server fails.
 */
export const notStored = (fault: keyof typeof unwritable, cause: unknown) =>
  new HttpError(503, `${unwritable[fault]} ${kept}`, { 'retry-after': '60' }, { cause });
