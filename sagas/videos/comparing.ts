import { changeOf, clipNamed } from '../../src/domain/clips';
import { selectIsOnline } from '../../store/network/selectors';
import { selectServer } from '../../store/server/selectors';
import { selectIsDataInitialized, selectOwner } from '../../store/session/selectors';
import type { clipBroke } from '../../store/videos/broken';
import { selectWantedVideos } from '../../store/videos/selectors';
import { call, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { replaceClip, requestClips } from './fetchClip';

/** Fetches again what differs from the server. Returns whether the device has the clips of the server then. */
function* fetchChanged(): Saga<boolean> {
  const { database, log } = yield* services();
  const clips = yield* requestClips();
  const wanted = yield* select(selectWantedVideos);
  let isSame = true;
  for (const kept of yield* call(database.keptVideos)) {
    const now = clipNamed(clips, kept.fileName);
    const change = changeOf(kept, now);
    if (!now || change === 'same' || !wanted.includes(kept.fileName)) continue;
    try {
      if (change === 'untagged') yield* call(database.tagVideo, kept.fileName, now.etag);
      else yield* replaceClip(kept.fileName, clips, now.etag);
    } catch (error) {
      // The former one stays. The next comparison tries again, and the others are not held up.
      log.error('compareClips', error);
      isSame = false;
    }
  }
  return isSame;
}

/** Compares the clips with those of the server, if any of them changed since the last time [VI-1]. */
export function* compareClips(): Saga {
  const { clips } = yield* select(selectServer);
  const owner = yield* select(selectOwner);
  if (!owner || clips === undefined || !(yield* select(selectIsDataInitialized))) return;
  const { comparedClips, saveComparedClips } = yield* lateService('desk');
  if ((yield* call(comparedClips, owner)) === clips) return;
  const isSame = yield* whileNobodyUpdates(fetchChanged);
  if (isSame) yield* call(saveComparedClips, clips, owner);
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
      yield* replaceClip(fileName, yield* requestClips(), String(clock.now()));
    },
  );
};
