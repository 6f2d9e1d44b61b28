import { clipNamed } from '../../src/domain/clips';
import { selectIsOnline } from '../../store/network/selectors';
import { selectServer } from '../../store/server/selectors';
import { selectIsDataInitialized, selectOwner } from '../../store/session/selectors';
import type { clipBroke } from '../../store/videos/broken';
import { call, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { lazyModule } from '../lib/lazyModule';
import { whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { replaceClip, requestClips } from './fetchClip';
import { follow, shownClips } from './follow';

/** Only the servers of others need it. */
const askEach = lazyModule(() => import('./askEach'))('askEach');

/** Fetches again what differs from the list. Returns whether the device has the clips of the server then. */
function* followList(): Saga<boolean> {
  const { log } = yield* services();
  const clips = yield* requestClips();
  let isSame = true;
  for (const kept of yield* shownClips()) {
    try {
      yield* follow(kept, clipNamed(clips, kept.fileName));
    } catch (error) {
      // The former one stays. The next comparison tries again, and the others are not held up.
      log.error('compareClips', error);
      isSame = false;
    }
  }
  return isSame;
}

/** Compares the clips with those of the server, if any of them changed since the last time [VI-1]. */
function* compareList(clips: string): Saga {
  const owner = yield* select(selectOwner);
  if (!owner) return;
  const { comparedClips, saveComparedClips } = yield* lateService('desk');
  if ((yield* call(comparedClips, owner)) === clips) return;
  const isSame = yield* whileNobodyUpdates(followList);
  if (isSame) yield* call(saveComparedClips, clips, owner);
}

/** Keeps the clips of this device those of the server. */
export function* compareClips(): Saga {
  const { clips } = yield* select(selectServer);
  if (!(yield* select(selectOwner)) || !(yield* select(selectIsDataInitialized))) return;
  if (clips === undefined) yield* askEach();
  else yield* compareList(clips);
}

/**
 * Fetches a clip again that does not play, once while the app runs: it may be damaged here, and what the server has may
 * play. A server that lists no clips is asked as well [VI-3].
 */
export const mendClips = () => {
  const tried = new Set<string>();
  return worker(
    { name: 'mendClip' },
    function* mend({ payload: fileName }: ReturnType<typeof clipBroke>): Saga {
      if (tried.has(fileName) || !(yield* select(selectIsOnline))) return;
      tried.add(fileName);
      const { clock } = yield* services();
      const listed = clipNamed(yield* requestClips(), fileName);
      yield* replaceClip(fileName, listed, String(clock.now()));
    },
  );
};
