import type { OpenRunActions } from '../../store/runs/openRun';
import { selectSignedInUser } from '../../store/session/selectors';
import { loadStoredData } from '../database/storedData';
import { cancel, delay, fork, put, type Saga, select, take } from '../lib/effects';
import { withLock } from '../lib/withLock';
import { whileSignedIn } from '../lib/worker';

/** Milliseconds after which it is clear that another tab has the run open, and is not just leaving it. */
const patience = 500;

type Actions = Pick<OpenRunActions, 'heldElsewhere' | 'closed'>;

function* tellOfOtherTab({ heldElsewhere }: Actions): Saga {
  yield* delay(patience);
  yield* put(heldElsewhere());
}

/**
 * Opens a run and holds it until its screen is closed, in one tab of this device at a time [FL-13]: two tabs would
 * overwrite each other's answers. A tab that has waited finds the run as the other one has left it.
 */
export function* holdRun(name: string, actions: Actions, open: () => Saga): Saga {
  const user = yield* select(selectSignedInUser);
  const telling = yield* fork(tellOfOtherTab, actions);
  yield* whileSignedIn(() =>
    withLock(`athletik-run-${name}`, function* hold() {
      yield* cancel(telling);
      yield* loadStoredData(user.id);
      yield* open();
      yield* take(actions.closed);
    }),
  );
}
