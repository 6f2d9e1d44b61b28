import { clipNamed } from '../../src/domain/clips';
import { selectServer } from '../../store/server/selectors';
import { selectIsDataInitialized, selectOwner } from '../../store/session/selectors';
import { call, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { askEach } from './askEach';
import { replaceClip, requestClips } from './fetchClip';
import { follow, shownClips } from './follow';

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

/** Fetches a clip again that does not play: it may be damaged here, and what the server has may play [VI-3]. */
export function* mendClip(fileName: string): Saga {
  const { clock } = yield* services();
  const listed = clipNamed(yield* requestClips(), fileName);
  yield* replaceClip(fileName, listed, String(clock.now()));
}
