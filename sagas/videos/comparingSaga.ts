import { selectIsOnline } from '../../store/network/selectors';
import { serverActions } from '../../store/server/slice';
import { clipBroke } from '../../store/videos/broken';
import { type Saga, select, takeEvery, takeLatest } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

const comparing = lazyModule(() => import('./comparing'));

/** Mends a clip once while the app runs. A server that lists no clips is asked as well [VI-3]. */
const mendOnce = () => {
  const tried = new Set<string>();
  return worker({ name: 'mendClip' }, function* mend({ payload }: ReturnType<typeof clipBroke>): Saga {
    if (tried.has(payload) || !(yield* select(selectIsOnline))) return;
    tried.add(payload);
    yield* comparing('mendClip')(payload);
  });
};

/** Keeps the clips of this device those of the server [VI-1 to VI-5]. The server says of itself after each update. */
export function* comparingSaga(): Saga {
  const compare = worker({ name: 'compareClips', until: signOut }, comparing('compareClips'));
  yield* takeLatest([serverActions.loaded, serverActions.missing], compare);
  yield* takeEvery([clipBroke], mendOnce());
}
