import { debounce, put } from 'redux-saga/effects';
import { loadingActions } from '../../store/loading/slice';
import type { RootState } from '../../store/rootReducer';
import { type Saga, select } from '../lib/effects';

/** Milliseconds for which nothing must change before the loading bar comes or goes [SH-9]. */
const quietTime = 100;

const selectIsInFlight = (state: RootState) => state.loading.inFlight > 0;

function* settle(): Saga {
  yield put(loadingActions.visibilityChanged(yield* select(selectIsInFlight)));
}

export function* loadingSaga(): Saga {
  const changes = [loadingActions.requestStarted.type, loadingActions.requestFinished.type];
  yield debounce(quietTime, changes, settle);
}
