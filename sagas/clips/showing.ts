import { ApiError } from '../../src/domain/errors';
import type { clipsActions } from '../../store/clips/slice';
import { selectVideoUrl } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { requestVideo } from '../lib/request';
import { services } from '../lib/services';

/** Fetches a clip of a draft that this device does not have, to be seen once; devices keep what is published. */
export function* showClip({ payload: fileName }: ReturnType<typeof clipsActions.clipShown>): Saga {
  const { database, page } = yield* services();
  if (yield* call(database.video, fileName)) return;
  try {
    const video = yield* requestVideo(fileName);
    if (yield* select(selectVideoUrl, fileName)) return;
    yield* put(videosActions.opened({ fileName, url: page.createObjectUrl(video) }));
  } catch (error) {
    // The editor says that it cannot be shown now.
    if (!(error instanceof ApiError)) throw error;
  }
}
