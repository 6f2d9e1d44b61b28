import type { OpenRunActions } from '../../store/runs/openRun';
import { showUnsettled } from '../database/storedData';
import { cancel, delay, fork, put, race, type Saga, take } from '../lib/effects';
import { withLock } from '../lib/withLock';

/** Milliseconds after which the run counts as open in another tab. A tab that is closing the run is faster. */
const patience = 500;

type Actions = Pick<OpenRunActions, 'heldElsewhere' | 'closed'>;

function* tellOfOtherTab({ heldElsewhere }: Actions): Saga {
  yield* delay(patience);
  yield* put(heldElsewhere());
}

/** Holds the run until its screen is closed, unless `open` asks for another one. */
function* hold<Other>(name: string, actions: Actions, open: () => Saga<Other | null>): Saga<Other | null> {
  const telling = yield* fork(tellOfOtherTab, actions);
  return yield* withLock(`athletik-run-${name}`, function* held() {
    yield* cancel(telling);
    yield* showUnsettled();
    const other = yield* open();
    if (other === null) yield* take(actions.closed);
    return other;
  });
}

/**
 * Opens a run and holds it until its screen is closed, in one tab of this device at a time [FL-13]. Otherwise two
 * tabs would overwrite each other's answers. It reads first what other tabs have stored, so it continues with their
 * answers. Returns what `open` asks for instead of this run, or null when the screen is closed, which it may be while
 * another tab still has the run.
 */
export function* holdRun<Other>(
  name: string,
  actions: Actions,
  open: () => Saga<Other | null>,
): Saga<Other | null> {
  const { other = null } = yield* race({
    other: () => hold(name, actions, open),
    left: () => take(actions.closed),
  });
  return other;
}
