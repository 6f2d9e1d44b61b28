import { call, type Saga } from './effects';
import { services } from './services';
import { worker } from './worker';

const waitForSaves = worker({ name: 'waitForSaves' }, function* wait(): Saga {
  const { database } = yield* services();
  yield* call(database.settled);
});

/** Reloads the page once every change made so far is stored. */
export function* reload(): Saga {
  const { page } = yield* services();
  yield* waitForSaves();
  page.reload();
}
