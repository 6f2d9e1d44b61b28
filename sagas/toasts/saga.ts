import type { RootState } from '../../store/rootReducer';
import { toastsActions } from '../../store/toasts/slice';
import { delay, fork, put, type Saga, select, take, takeEvery } from '../lib/effects';
import { services } from '../lib/services';

/** How long a toast stays, in milliseconds [SH-7]. */
const lifetime = 7000;

const selectIsHeld = (state: RootState) => state.toasts.isHeld;

/** A toast that is being read when its time is over goes as soon as it is let go. */
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

/** Shows messages and takes them away again, in order [SH-6, SH-7]. */
export function* toastsSaga(): Saga {
  yield* takeEvery([toastsActions.requested], show);
}
