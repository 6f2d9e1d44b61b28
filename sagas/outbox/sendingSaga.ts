import { type Lane, lanes } from '../../src/domain/entryKinds';
import { chatActions } from '../../store/chat/slice';
import { liveActions } from '../../store/live/slice';
import { networkActions } from '../../store/network/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { channelOf, fork, type Saga, takeFrom } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { sendLane } from './sendLane';

/** Every action after which an entry may be ready to be sent. */
const reasons = [
  sessionActions.restored,
  sessionActions.loggedIn,
  outboxActions.saved,
  outboxActions.saveFailed,
  outboxActions.changedElsewhere,
  networkActions.onlineChanged,
  liveActions.connected,
  chatActions.entered,
  runsActions.sent,
  syncActions.sendNowRequested,
];

const send = worker({ name: 'sendOutbox', until: signOut }, sendLane);

/** Has one lane sent. Only one send of it runs at a time. All reasons that arrive during it start one more. */
function* keepSending(lane: Lane): Saga {
  const requests = yield* channelOf(reasons);
  while (true) {
    yield* takeFrom(requests);
    yield* send(lane, requests);
  }
}

/** Has the entries of each lane sent. */
export function* sendingSaga(): Saga {
  for (const lane of lanes) yield* fork(keepSending, lane);
}
