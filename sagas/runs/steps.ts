import type { UnknownAction } from '@reduxjs/toolkit';
import { type RunKind, type RunOf, stepBack } from '../../src/domain/runs';
import type { OpenRunActions } from '../../store/runs/openRun';
import { selectOpenRun, selectOpenRunState, selectRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { type ActionCreator, put, type Saga, select, takeEvery, takeLatest } from '../lib/effects';
import { services } from '../lib/services';
import { whileSignedIn, worker } from '../lib/worker';
import { holdRun } from './hold';
import { saveRun } from './save';

/** What is new about a run that begins. */
export interface Beginning {
  clientId: string;
  recordedBy: number;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a run can be made of, or be found by. */
export interface RunPlan<Run> {
  /** One tab at a time holds the run of this name. */
  name: string;
  /** Whether a run is of this plan. */
  fits: (run: Run) => boolean;
  /** A new run, or null when there is nothing to run. */
  create: (beginning: Beginning) => Run | null;
}

/** What differs between the kinds of run. */
export interface RunStepOptions<Kind extends RunKind> {
  kind: Kind;
  actions: OpenRunActions;
  /** What the route leads to, or null when there is nothing to run. To be asked again once the run is held. */
  plan: (userScreeningId: number | null) => Saga<RunPlan<RunOf<Kind>> | null>;
  /** The run after the step on the screen: null when the step may not be left, the same run when there is no step. */
  leaveStep: (
    run: RunOf<Kind>,
    action: UnknownAction,
    times: { shownAt: number; now: number },
  ) => Saga<RunOf<Kind> | null>;
  /** What else leaves a step, beside 'Weiter'. */
  alsoLeaves?: ActionCreator[];
  /** What changes the answers of the step on the screen. */
  answered: ActionCreator[];
  /** What follows once the completed run is saved. */
  complete: (run: RunOf<Kind>) => Saga;
}

/** The steps of a run, from its opening to its completion: the same for both kinds. */
export const runSteps = <Kind extends RunKind>(options: RunStepOptions<Kind>) => {
  type Run = RunOf<Kind>;
  const { kind, actions, plan, leaveStep, alsoLeaves = [], answered, complete } = options;
  const openState = () => select(selectOpenRunState, kind);
  const openRun = () => select(selectOpenRun<Kind>, kind);

  /** Shows the run as changed and writes it to this device. */
  function* change(run: Run): Saga {
    yield* put(runsActions.changed(run));
    yield* saveRun(run, actions);
  }

  /** The run of this plan that this user has begun and not ended, on this device. */
  function* unfinishedRun({ fits }: RunPlan<Run>): Saga<Run | undefined> {
    const user = yield* select(selectSignedInUser);
    const runs = yield* select(selectRuns<Kind>, kind);
    return runs.findLast((run) => run.position !== null && run.recordedBy === user.id && fits(run));
  }

  function* begin({ create }: RunPlan<Run>): Saga<Run | null> {
    const { clock, ids } = yield* services();
    const { id: recordedBy } = yield* select(selectSignedInUser);
    const run = create({ clientId: ids.uuid(), recordedBy, now: clock.now() });
    if (run) yield* change(run);
    return run;
  }

  /** Leaves the unfinished run as it is, no longer offered. */
  function* abandon(planned: RunPlan<Run>): Saga {
    const run = yield* unfinishedRun(planned);
    if (!run) return;
    yield* change({ ...run, position: null });
    yield* put(syncActions.flushRequested());
  }

  /** Goes on with the unfinished run, else begins one [FL-11, SR-1]. */
  function* goOnOrBegin(wanted: number | null): Saga {
    const { clock } = yield* services();
    const planned = yield* plan(wanted);
    const { restartOf } = yield* openState();
    // The bare route has no user-screening, and is no wish to begin anew.
    if (planned && wanted !== null && restartOf === wanted) yield* abandon(planned);
    const run = planned && ((yield* unfinishedRun(planned)) ?? (yield* begin(planned)));
    if (!run) {
      yield* put(actions.foundUnavailable());
      return;
    }
    const { clientId } = run;
    yield* put(actions.opened({ clientId, userScreeningId: wanted, shownAt: clock.now() }));
  }

  function* open({ payload }: ReturnType<OpenRunActions['openRequested']>): Saga {
    const { userScreeningId } = payload;
    const name = (yield* plan(userScreeningId))?.name ?? `${kind}-${userScreeningId}`;
    yield* holdRun(name, actions, () => goOnOrBegin(userScreeningId));
  }

  /** 'Weiter', 'Fertig' and 'Erledigt' [SR-10 to SR-14, TR-12 to TR-16]. */
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

  /** Saves the completed run and has it sent [SR-13, TR-17]. */
  function* end(run: Run): Saga {
    yield* put(actions.submitted());
    yield* change(run);
    yield* put(syncActions.flushRequested());
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

  /** Every answer is written at once, as it was when it was given [FL-11, CO-10]. */
  function* keep(): Saga {
    const { isBlocked } = yield* openState();
    const run = yield* openRun();
    if (isBlocked) yield* put(actions.blockLifted());
    if (run) yield* saveRun(run, actions);
  }

  /** The person has made room. A run that is over has missed its sending with its saving [SR-13, TR-17]. */
  function* saveAgain(): Saga {
    const run = yield* openRun();
    if (!run) return;
    yield* saveRun(run, actions);
    if (run.completed) yield* put(syncActions.flushRequested());
  }

  return function* steps(): Saga {
    const named = (name: string) => ({ name: `${kind}: ${name}` });
    yield* takeLatest([actions.openRequested], worker(named('open'), open));
    yield* takeEvery([actions.nextPressed, ...alsoLeaves], worker(named('go on'), goOn));
    yield* takeEvery([actions.backPressed], worker(named('go back'), goBack));
    yield* takeEvery(answered, worker(named('keep'), keep));
    yield* takeEvery([actions.saveRequested], worker(named('save again'), saveAgain));
  };
};
