import { type Health, healthCalls } from '../../src/contract/health';
import { isRehearsing } from '../../src/domain/health';
import { healthActions } from '../../store/health/slice';
import { delay, put, type Saga } from '../lib/effects';
import { request } from '../lib/request';

/** How long it waits before it asks again how far a rehearsal is, in milliseconds. */
const interval = 2_000;

/** Shows an answer, and asks again for as long as a backup is being tried. */
function* follow(answer: Health): Saga {
  yield* put(healthActions.loaded(answer));
  for (let latest = answer; isRehearsing(latest.rehearsal); ) {
    yield* delay(interval);
    latest = yield* request(healthCalls.present());
    yield* put(healthActions.loaded(latest));
  }
}

/** Asks how the server is doing. */
export function* load(): Saga {
  yield* follow(yield* request(healthCalls.present()));
}

/** Lets the server try its last backup, and waits for what comes of it. */
export function* rehearse(): Saga {
  yield* follow(yield* request(healthCalls.rehearse()));
}
