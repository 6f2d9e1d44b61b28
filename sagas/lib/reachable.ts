import { featureCalls } from '../../src/contract/features';
import { statusOf } from '../../src/domain/errors';
import { abortable } from './abortable';
import type { Saga } from './effects';
import { services } from './services';

/** Statuses of a proxy whose server is down. */
const downStatuses = [502, 503, 504];

/**
 * Asks the server once for something small. Tells an outage from a failure that only one run or entry meets: during an
 * outage no try counts against what was to be sent, so that everything keeps its order [FL-15, ON-2].
 */
export function* isServerReachable(): Saga<boolean> {
  const { http } = yield* services();
  try {
    yield* abortable((signal) => http.send(featureCalls.features(), null, signal));
    return true;
  } catch (error) {
    const status = statusOf(error);
    return status !== null && !downStatuses.includes(status);
  }
}
