import { put, takeEvery } from 'redux-saga/effects';
import { shellActions } from '../../store/shell/slice';
import type { Saga } from '../lib/effects';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';

function* activate(): Saga {
  const { appVersion } = yield* services();
  appVersion.activate();
}

/** Registers the service worker, tells of a new version, and lets it take over once confirmed [SW-1 to SW-3]. */
export function* appVersionSaga(): Saga {
  const { appVersion } = yield* services();
  yield takeEvery(shellActions.updateConfirmed.type, activate);
  yield* forEachEvent<true>(
    (listener) => appVersion.onWaiting(() => listener(true)),
    function* tell() {
      yield put(shellActions.updateFound());
    },
  );
}
