import { appVersionActions } from '../../store/appVersion/slice';
import { fork, put, type Saga, takeEvery } from '../lib/effects';
import { reload } from '../lib/reload';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';
import { worker } from '../lib/worker';

const activate = worker({ name: 'activateAppVersion' }, function* activateVersion(): Saga {
  const { appVersion } = yield* services();
  appVersion.activate();
});

/** Another tab has activated a new app version, and this one lacks code that is gone. It comes with a reload. */
function* followOtherTabs(): Saga {
  const { appVersion } = yield* services();
  yield* forEachEvent<true>((listener) => appVersion.onCodeGone(() => listener(true)), reload);
}

/** Registers the service worker, announces a new app version, and activates it once confirmed [SW-1 to SW-3]. */
export function* appVersionSaga(): Saga {
  const { appVersion } = yield* services();
  yield* takeEvery([appVersionActions.confirmed], activate);
  yield* fork(followOtherTabs);
  yield* forEachEvent<true>(
    (listener) => appVersion.onWaiting(() => listener(true)),
    function* tell() {
      yield* put(appVersionActions.found());
    },
  );
}
