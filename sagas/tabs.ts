import { delay } from 'redux-saga/effects';
import { selectUser } from '../store/selectors/session';
import { type Saga, select } from './lib/effects';
import { safely } from './lib/safely';
import { services } from './lib/services';
import { forEachEvent } from './lib/subscription';
import { loadStoredData } from './storedData';

/** Milliseconds in which further changes by another tab are taken in together. */
const gatheringTime = 300;

const loadAgain = safely('followTabs', function* load(): Saga {
  const user = yield* select(selectUser);
  if (user) yield* loadStoredData(user.id);
});

/** Shows what another tab has written to the local database [FL-10]. */
export function* tabsSaga(): Saga {
  const { tabs } = yield* services();
  yield* forEachEvent<true>(
    (listener) => tabs.onChange(() => listener(true)),
    function* follow() {
      yield delay(gatheringTime);
      yield* loadAgain();
    },
  );
}
