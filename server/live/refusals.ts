import { HttpError } from '../http/errors';

/** 503: too many connect to the live channel who do not sign in [LC-14]. */
export const tooManyWaiting = () =>
  new HttpError(503, 'Gerade verbinden sich zu viele. Bitte versuch es gleich noch einmal.', {
    'retry-after': '15',
  });
