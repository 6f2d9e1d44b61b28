import type { UnknownAction } from '@reduxjs/toolkit';
import type { Owner } from '../../src/domain/owner';
import {
  goesOnAlone,
  isOwnedBy,
  type RunKind,
  type RunOf,
  startOfNext,
  stepBack,
} from '../../src/domain/runs';
import type { OpenRunActions } from '../../store/runs/openRun';
import { selectOpenRun, selectOpenRunState, selectOwnRuns, selectRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { showStoredData } from '../database/storedData';
import { type ActionCreator, put, type Saga, select, takeEvery, takeLatest } from '../lib/effects';
import { services } from '../lib/services';
import { signOut, whileSignedIn, worker } from '../lib/worker';
import { holdRun } from './hold';
import { saveRun } from './save';

/** The values of a new run that do not depend on its kind. */
interface Beginning {
  clientId: string;
  owner: Owner;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How to find or create the run that a route asks for. */
interface RunPlan<Run> {
  /** Name of the lock: one tab at a time holds the run. */
  name: string;
  /** Whether an existing run belongs to this plan. */
  fits: (run: Run) => boolean;
  /** Returns a new run, or null when there is nothing to run. */
  create: (beginning: Beginning) => Run | null;
}

/** What differs between the two kinds of run. */
interface RunStepOptions<Kind extends RunKind> {
  kind: Kind;
  actions: OpenRunActions;
  /** The plan for a route, or null when there is nothing to run. Is asked again once the run is held. */
  plan: (userScreeningId: number | null) => Saga<RunPlan<RunOf<Kind>> | null>;
  /** The run after the step: null when the step may not be left, the same run when there is no step. */
  leaveStep: (
    run: RunOf<Kind>,
    action: UnknownAction,
    times: { shownAt: number; now: number },
  ) => Saga<RunOf<Kind> | null>;
  /** Actions that leave a step, in addition to 'Weiter'. */
  alsoLeaves?: ActionCreator[];
  /** Actions that change the answers of the step on the screen. */
  answered: ActionCreator[];
  /** Runs after the completed run is saved. */
  complete: (run: RunOf<Kind>) => Saga;
}

/** The steps of a run from opening to completion, the same for both kinds. */
export const runSteps = <Kind extends RunKind>(options: RunStepOptions<Kind>) => {
  type Run = RunOf<Kind>;
  const { kind, actions, plan, leaveStep, alsoLeaves = [], answered, complete } = options;
  const openState = () => select(selectOpenRunState, kind);
  const openRun = () => select(selectOpenRun<Kind>, kind);

  /** Shows the changed run and writes it to this device. */
  function* change(run: Run): Saga {
    yield* put(runsActions.changed(run));
    yield* saveRun(run, actions);
  }

  /** The unfinished run of this plan that this user has started on this device. */
  function* unfinishedRun({ fits }: RunPlan<Run>): Saga<Run | undefined> {
    const isOwn = isOwnedBy(yield* select(selectSignedInOwner));
    const runs = yield* select(selectRuns<Kind>, kind);
    return runs.findLast((run) => goesOnAlone(run) && isOwn(run) && fits(run));
  }

  function* begin({ create }: RunPlan<Run>): Saga<Run | null> {
    const { clock, ids } = yield* services();
    const owner = yield* select(selectSignedInOwner);
    const now = startOfNext(yield* select(selectOwnRuns), clock.now());
    const run = create({ clientId: ids.uuid(), owner, now });
    if (run) yield* change(run);
    return run;
  }

  /** Closes the unfinished run without changing its answers, so that it is no longer offered. */
  function* abandon(planned: RunPlan<Run>): Saga {
    const run = yield* unfinishedRun(planned);
    if (run) yield* change({ ...run, position: null });
  }

  /**
   * Continues the unfinished run, or creates a new one [FL-11, SR-1]. Returns the plan that the route asks for now, if
   * that is another one than `held`: the device has got another athlete in place of the first.
   */
  function* goOnOrBegin(wanted: number | null, held: string): Saga<RunPlan<Run> | null> {
    const { clock } = yield* services();
    let planned = yield* plan(wanted);
    if (planned && planned.name !== held) return planned;
    const { restartOf } = yield* openState();
    // A route without a user screening never asks for a restart.
    if (planned && wanted !== null && restartOf === wanted) {
      yield* abandon(planned);
      // What begins anew may be something else than what was open [AS-3].
      planned = yield* plan(wanted);
    }
    const run = planned && ((yield* unfinishedRun(planned)) ?? (yield* begin(planned)));
    if (!run) {
      yield* put(actions.foundUnavailable());
      return null;
    }
    const { clientId } = run;
    yield* put(actions.opened({ clientId, userScreeningId: wanted, shownAt: clock.now() }));
    return null;
  }

  /** The plan as the device has it, when this tab has not loaded it yet. */
  function* planOfDevice(wanted: number | null): Saga<RunPlan<Run> | null> {
    yield* showStoredData();
    return yield* plan(wanted);
  }

  function* open({ payload }: ReturnType<OpenRunActions['openRequested']>): Saga {
    const { userScreeningId } = payload;
    let planned = (yield* plan(userScreeningId)) ?? (yield* planOfDevice(userScreeningId));
    if (!planned) yield* put(actions.foundUnavailable());
    while (planned) {
      const { name } = planned;
      planned = yield* holdRun(name, actions, () => goOnOrBegin(userScreeningId, name));
    }
  }

  /** Handles 'Weiter', 'Fertig' and 'Erledigt' [SR-10 to SR-14, TR-12 to TR-16]. */
  function* goOn(action: UnknownAction): Saga {
    const { clock } = yield* services();
    const { status, shownAt } = yield* openState();
    const run = yield* openRun();
    if (status !== 'open' || !run) return;
    const next = yield* leaveStep(run, action, { shownAt, now: clock.now() });
    if (!next) yield* put(actions.stepBlocked());
    else if (next === run) return;
    else if (next.completed) yield* whileSignedIn(() => end(next));
    else yield* showStep(next);
  }

  /** Saves the completed run, which is sent then [SR-13, TR-17]. */
  function* end(run: Run): Saga {
    yield* put(actions.submitted());
    yield* change(run);
    yield* complete(run);
  }

  function* showStep(run: Run): Saga {
    const { clock } = yield* services();
    yield* put(runsActions.changed(run));
    yield* put(actions.stepShown({ shownAt: clock.now() }));
    yield* saveRun(run, actions);
  }

  function* goBack(): Saga {
    const { status } = yield* openState();
    const run = yield* openRun();
    if (status === 'open' && run) yield* showStep(stepBack(run));
  }

  /** Writes the run after every answer [FL-11, CO-10]. An answer that was chosen is also felt. */
  function* keep(action: UnknownAction): Saga {
    const { page } = yield* services();
    if (!runsActions.noteWritten.match(action)) page.vibrate();
    const run = yield* openRun();
    yield* put(actions.blockLifted());
    if (run) yield* saveRun(run, actions);
  }

  /** The person has freed space. */
  function* saveAgain(): Saga {
    const run = yield* openRun();
    if (run) yield* saveRun(run, actions);
  }

  return function* steps(): Saga {
    const named = (name: string) => ({ name: `${kind}: ${name}` });
    yield* takeLatest([actions.openRequested], worker({ ...named('open'), until: signOut }, open));
    yield* takeEvery([actions.nextPressed, ...alsoLeaves], worker(named('go on'), goOn));
    yield* takeEvery([actions.backPressed], worker(named('go back'), goBack));
    yield* takeEvery(answered, worker(named('keep'), keep));
    yield* takeEvery([actions.saveRequested], worker(named('save again'), saveAgain));
  };
};
