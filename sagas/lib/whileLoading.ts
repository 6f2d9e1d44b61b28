import { loadingActions } from '../../store/loading/slice';
import { provide, provided, put, type Saga, task } from './effects';

/**
 * Shows the loading bar while the body runs [SH-9]. What the body requests counts as one with it: an update makes
 * hundreds of calls, and each of two actions per call would pass every reducer and every waiting saga.
 */
export const whileLoading = task(function* show<Result>(body: () => Saga<Result>): Saga<Result> {
  if (yield* provided<true | undefined>('isLoading')) return yield* body();
  yield* provide({ isLoading: true });
  yield* put(loadingActions.started());
  try {
    return yield* body();
  } finally {
    yield* put(loadingActions.finished());
  }
});
