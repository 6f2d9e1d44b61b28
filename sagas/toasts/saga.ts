import type { RootState } from '../../store/rootReducer';
import { toastsActions } from '../../store/toasts/slice';
import { delay, fork, put, type Saga, select, take, takeEvery } from '../lib/effects';
import { services } from '../lib/services';

/** How long a toast stays, in milliseconds [SH-7]. */
const lifetime = 7000;

const selectIsHeld = (state: RootState) => state.toasts.isHeld;

/** If the person is reading when the time is over, the toast closes as soon as they stop. */
function* expire(id: string): Saga {
  yield* delay(lifetime);
  while (yield* select(selectIsHeld)) yield* take(toastsActions.released, toastsActions.dismissed);
  yield* put(toastsActions.dismissed(id));
}

function* show({ payload }: ReturnType<typeof toastsActions.requested>): Saga {
  const { clock, ids } = yield* services();
  const id = ids.uuid();
  yield* put(toastsActions.shown({ survivesNavigation: false, ...payload, id, createdDate: clock.now() }));
  yield* fork(expire, id);
}

/** Shows toasts and removes them again, in order [SH-6, SH-7]. */
export function* toastsSaga(): Saga {
  yield* takeEvery([toastsActions.requested], show);
}
