import { loadingActions } from '../../store/loading/slice';
import type { RootState } from '../../store/rootReducer';
import { debounce, put, type Saga, select } from '../lib/effects';

/** Milliseconds without a change before the loading bar is shown or hidden [SH-9]. */
const quietTime = 100;

const selectIsInFlight = (state: RootState) => state.loading.inFlight > 0;

function* showOrHide(): Saga {
  yield* put(loadingActions.visibilityChanged(yield* select(selectIsInFlight)));
}

export function* loadingSaga(): Saga {
  yield* debounce(quietTime, [loadingActions.started, loadingActions.finished], showOrHide);
}
