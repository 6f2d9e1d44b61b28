import { refusals } from '../../src/contract/calls';
import type { ClipState } from '../../src/domain/clips';
import { statusOf } from '../../src/domain/errors';
import { selectIsOnline } from '../../store/network/selectors';
import { type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { persistently } from '../lib/request';
import { whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { follow, shownClips } from './follow';

/** The statuses of a server that does not say more of a video: it lacks it, or such questions [VI-5]. */
const stateAnswers: readonly number[] = [...refusals, 405, 501];

/** Asks what the server says of a video, without its bytes. Returns undefined where it does not say it. */
function* requestState(fileName: string): Saga<ClipState | undefined> {
  const { stateOf } = yield* lateService('clipQuestions');
  try {
    return yield* persistently(stateAnswers, (token, signal) => stateOf(fileName, token ?? '', signal));
  } catch (error) {
    if (stateAnswers.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

/**
 * Asks for each clip alone and fetches again what differs [VI-5]. Throws where no answer comes: then the next update
 * asks again. A clip that does not arrive whole has time until tomorrow.
 */
function* followEach(): Saga {
  const { clock, log } = yield* services();
  const { mayAsk, noteAsked } = yield* lateService('clipQuestions');
  // Another tab may have asked while this one waited for its turn.
  if (!mayAsk(clock.now())) return;
  for (const kept of yield* shownClips()) {
    const now = yield* requestState(kept.fileName);
    try {
      yield* follow(kept, now);
    } catch (error) {
      log.error('compareClips', error);
    }
  }
  noteAsked(clock.now());
}

/** Compares the clips with those of a server that does not list them, if the network is there and free [VI-5]. */
export function* askEach(): Saga {
  const { clock } = yield* services();
  const { mayAsk } = yield* lateService('clipQuestions');
  if (!(yield* select(selectIsOnline)) || !mayAsk(clock.now())) return;
  yield* whileNobodyUpdates(followEach);
}
