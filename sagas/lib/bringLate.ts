import { CodeMissingError } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { networkActions } from '../../store/network/slice';
import { selectIsStarting, selectSession } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { toastsActions } from '../../store/toasts/slice';
import { call, delay, put, race, type Saga, select, take } from './effects';
import { services } from './services';

/** Milliseconds until the code is asked for again, unless the network comes back or the person signs in before. */
const patience = 10_000;

/**
 * Loads and starts the sagas whose code comes later, once it is known who is signed in: before, they would only wait
 * for it, and running their code would delay it. What happens until then is held, so nothing is lost. Tells the person
 * once if the code is missing, and each time that they wait for their sign-in.
 */
export function* bringLate(load: () => Promise<void>): Saga {
  const { log } = yield* services();
  if (yield* select(selectIsStarting)) yield* take(sessionActions.restored);
  for (let hasTold = false; ; hasTold = true) {
    try {
      yield* call(load);
      return;
    } catch (error) {
      log.error('bringLate', error);
      const text = describeError(new CodeMissingError());
      if ((yield* select(selectSession)).login.status === 'running')
        yield* put(sessionActions.loginFailed(text));
      else if (!hasTold)
        yield* put(toastsActions.requested({ type: 'error', text, survivesNavigation: true }));
      const { loginRequested } = sessionActions;
      yield* race({
        due: () => delay(patience),
        asked: () => take(networkActions.onlineChanged, loginRequested),
      });
    }
  }
}
