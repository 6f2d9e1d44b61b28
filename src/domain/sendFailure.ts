import { erased, refusals } from '../contract/calls';
import { erasedAccount } from '../contract/endedSignin';
import { consentMissing, guardianMissing } from '../contract/missingConsent';
import { ApiError } from './errors';

/** What a failed request says about what it was to send [CO-3, CO-4, CO-22, FL-15]. */
export type SendFailure =
  /** The server will never take it as it is. */
  | 'refused'
  /** It was erased from the server on purpose [ON-5]. */
  | 'erased'
  /** The server failed at it. It may take other things. */
  | 'failed'
  /** The server, or the way to it, fails. Other things would probably fail, too. */
  | 'unavailable'
  /**
   * Nothing: the sign-in has ended or its account was erased, a consent or its confirmation is missing first, the
   * server wants to be asked later, or the device failed.
   */
  | 'postponed';

const endedSignIn = 401;
const tooManyRequests = 429;

/** Answers of a proxy whose server is down, or that did not wait for it. */
const unavailable = [408, 502, 503, 504];

/** Whether the server says that the sign-in is over: it has ended, or its account was erased [RE-1, MB-7]. */
export const endsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === endedSignIn || Object(error.body).code === erasedAccount);

const forbidden = 403;

/** Whether the server takes nothing until somebody has agreed or confirmed [CS-1, LV-3]. What waits goes out then. */
const lacksConsent = ({ status, body }: ApiError): boolean =>
  status === forbidden && [consentMissing, guardianMissing].includes(Object(body).code);

/** Says what a failed request means for what it was to send. */
export const sendFailureOf = (error: unknown): SendFailure => {
  if (!(error instanceof ApiError)) return 'postponed';
  const { status, retryAfter, body } = error;
  if (endsSignIn(error) || lacksConsent(error)) return 'postponed';
  if (status === tooManyRequests || retryAfter !== null) return 'postponed';
  // With a code it is about a person who was erased: it stays on the device, and can be exported [MB-7].
  if (status === erased) return Object(body).code ? 'refused' : 'erased';
  if (status === null || unavailable.includes(status)) return 'unavailable';
  return refusals.includes(status) ? 'refused' : 'failed';
};

/** Statuses that a smaller request may not get: it took too long, or its body was too large. */
const tooMuch = [408, 413, 504];

/** Whether a smaller request may arrive [FL-14]. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.reason === 'timeout' || (error.status !== null && tooMuch.includes(error.status)));
