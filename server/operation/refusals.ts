import type { Fault } from '../database/faults';
import { HttpError, unwritable } from '../http/errors';

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
