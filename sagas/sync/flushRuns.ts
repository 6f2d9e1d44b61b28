import { lazyModule } from '../lib/lazyModule';

/**
 * Sends the runs that the signed-in user recorded and the server does not have [FL-2, FL-3, CO-5], in one tab at a
 * time [FL-10]. Throws when a run could not be sent and was not refused; it stays dirty.
 */
export const flushRuns = lazyModule(() => import('./flush'))('flush');
