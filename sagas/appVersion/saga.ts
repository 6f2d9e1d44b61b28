import { appVersionActions } from '../../store/appVersion/slice';
import { abortable } from '../lib/abortable';
import { fork, put, type Saga, takeEvery } from '../lib/effects';
import { reload } from '../lib/reload';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';
import { worker } from '../lib/worker';

/** The page stays as it is until the new version has taken over: a reload would keep the former one alive. */
const activate = worker(
  { name: 'activateAppVersion', until: [appVersionActions.declined] },
  function* activateVersion(): Saga {
    const { appVersion } = yield* services();
    yield* abortable(appVersion.activate);
    yield* reload();
  },
);

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
