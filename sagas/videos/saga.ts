import { put, takeEvery } from 'redux-saga/effects';
import { selectVideoUrl, selectVideoUrls } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { call, type Saga, select } from '../lib/effects';
import { safely } from '../lib/safely';
import { services } from '../lib/services';

/** Opens a video of this device for a screen; null where there is none. */
function* openVideo({ payload: fileName }: ReturnType<typeof videosActions.wanted>): Saga {
  const { database, page } = yield* services();
  const video = yield* call(database.video, fileName);
  // Two screens may ask at once: the first one's URL serves both.
  if ((yield* select(selectVideoUrl, fileName)) !== undefined) return;
  yield put(videosActions.opened({ fileName, url: video && page.createObjectUrl(video) }));
}

/** Frees every video that was opened. */
export function* revokeVideoUrls(): Saga {
  const { page } = yield* services();
  for (const url of yield* select(selectVideoUrls)) page.revokeObjectUrl(url);
}

export function* openVideosSaga(): Saga {
  yield takeEvery(videosActions.wanted.type, safely('openVideo', openVideo));
}
