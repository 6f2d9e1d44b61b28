import { serverActions } from '../../store/server/slice';
import { clipBroke } from '../../store/videos/broken';
import { type Saga, takeEvery, takeLatest } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { compareClips, mendClips } from './comparing';

/** Keeps the clips of this device those of the server [VI-1 to VI-3]. The server says of itself after each update. */
export function* comparingSaga(): Saga {
  yield* takeLatest([serverActions.loaded], worker({ name: 'compareClips', until: signOut }, compareClips));
  yield* takeEvery([clipBroke], mendClips());
}
