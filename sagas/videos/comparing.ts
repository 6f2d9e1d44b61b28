import { type ClipState, changeOf, clipNamed, type KeptClip, mayAskForClips } from '../../src/domain/clips';
import { selectIsOnline } from '../../store/network/selectors';
import { selectServer } from '../../store/server/selectors';
import { selectIsDataInitialized, selectOwner } from '../../store/session/selectors';
import type { clipBroke } from '../../store/videos/broken';
import { selectWantedVideos } from '../../store/videos/selectors';
import { call, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { requestVideoState } from '../lib/request';
import { whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { replaceClip, requestClips } from './fetchClip';

/** Returns the clips of this device that something shows. */
function* shownClips(): Saga<KeptClip[]> {
  const { database } = yield* services();
  const wanted = yield* select(selectWantedVideos);
  return (yield* call(database.keptVideos)).filter(({ fileName }) => wanted.includes(fileName));
}

/** Fetches a clip again that differs from what the server has now. */
function* follow(kept: KeptClip, now: ClipState | undefined): Saga {
  const { clock, database } = yield* services();
  const change = changeOf(kept, now);
  if (change === 'other') yield* replaceClip(kept.fileName, now, now?.etag ?? String(clock.now()));
  if (change === 'untagged' && now?.etag) yield* call(database.tagVideo, kept.fileName, now.etag);
}

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

/**
 * Asks for each clip alone and fetches again what differs [VI-5]. Throws where no answer comes: then the next update
 * asks again. A clip that does not arrive whole has time until tomorrow.
 */
function* followEach(): Saga {
  const { clock, log, session } = yield* services();
  // Another tab may have asked while this one waited for its turn.
  if (!mayAskForClips(session.clipsAskedAt(), clock.now())) return;
  for (const kept of yield* shownClips()) {
    const now = yield* requestVideoState(kept.fileName);
    try {
      yield* follow(kept, now);
    } catch (error) {
      log.error('compareClips', error);
    }
  }
  session.saveClipsAskedAt(clock.now());
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

/** Compares the clips with those of a server that does not list them, if the network is there and free [VI-5]. */
function* compareEach(): Saga {
  const { clock, network, session } = yield* services();
  const isDue = mayAskForClips(session.clipsAskedAt(), clock.now());
  if (isDue && (yield* select(selectIsOnline)) && !network.savesData()) yield* whileNobodyUpdates(followEach);
}

/** Keeps the clips of this device those of the server. */
export function* compareClips(): Saga {
  const { clips } = yield* select(selectServer);
  if (!(yield* select(selectOwner)) || !(yield* select(selectIsDataInitialized))) return;
  if (clips === undefined) yield* compareEach();
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
