import { accountSaga } from '../account/saga';
import type { Watcher } from '../rootSaga';

/** The watchers of the office, started when its code is loaded. */
export const officeWatchers: readonly Watcher[] = [{ name: 'account', saga: accountSaga }];
