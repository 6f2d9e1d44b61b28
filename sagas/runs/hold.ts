import type { OpenRunActions } from '../../store/runs/openRun';
import { showUnsettled } from '../database/storedData';
import { cancel, delay, fork, put, type Saga, take } from '../lib/effects';
import { withLock } from '../lib/withLock';

/** Milliseconds after which the run counts as open in another tab. A tab that is closing the run is faster. */
const patience = 500;

type Actions = Pick<OpenRunActions, 'heldElsewhere' | 'closed'>;

function* tellOfOtherTab({ heldElsewhere }: Actions): Saga {
  yield* delay(patience);
  yield* put(heldElsewhere());
}

/**
 * Opens a run and holds it until its screen is closed, in one tab of this device at a time [FL-13]. Otherwise two
 * tabs would overwrite each other's answers. It reads first what other tabs have stored, so it continues with their
 * answers.
 */
export function* holdRun(name: string, actions: Actions, open: () => Saga): Saga {
  const telling = yield* fork(tellOfOtherTab, actions);
  yield* withLock(`athletik-run-${name}`, function* hold() {
    yield* cancel(telling);
    yield* showUnsettled();
    yield* open();
    yield* take(actions.closed);
  });
}
