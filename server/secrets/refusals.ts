import { HttpError } from '../http/errors';

/** 503: more people sign in than the server can check at once. */
export const overloaded = () =>
  new HttpError(503, 'Gerade melden sich sehr viele an. Bitte versuch es gleich noch einmal.', {
    'retry-after': '2',
  });
