import { selectIsStarting } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectVideoUrl } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { call, put, type Saga, select, take, takeEvery } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/**
 * Opens a video of this device for a screen. Its URL is null when the device does not have it. At the start it comes
 * after what the pages need: a browser reads one after the other.
 */
const openVideo = worker(
  { name: 'openVideo' },
  function* open({ payload: fileName }: ReturnType<typeof videosActions.wanted>): Saga {
    const { database, page } = yield* services();
    if (yield* select(selectIsStarting)) yield* take(sessionActions.restored);
    const video = yield* call(database.video, fileName);
    // Two screens may ask at the same time: both use the first URL.
    if ((yield* select(selectVideoUrl, fileName)) !== undefined) return;
    yield* put(videosActions.opened({ fileName, url: video && page.createObjectUrl(video) }));
  },
);

export function* videosSaga(): Saga {
  yield* takeEvery([videosActions.wanted], openVideo);
}
