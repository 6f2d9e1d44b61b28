import { lanes } from '../../src/domain/entryKinds';
import { chatActions } from '../../store/chat/slice';
import { liveActions } from '../../store/live/slice';
import { networkActions } from '../../store/network/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { fork, type Saga, select } from '../lib/effects';
import { keepSending } from '../sending/keepSending';
import { load } from './load';
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

/** Shows this user's entries, also where they cannot be sent. */
function* isNeeded(): Saga<boolean> {
  if (!(yield* select(selectUser))) return false;
  yield* load();
  return true;
}

/** Has the entries of each lane sent. */
export function* sendingSaga(): Saga {
  for (const lane of lanes) {
    const send = () => sendLane(lane);
    yield* fork(keepSending, { name: 'sendOutbox', what: lane, reasons, isNeeded, send });
  }
}
