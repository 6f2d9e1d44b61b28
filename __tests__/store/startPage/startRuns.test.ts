import fc from 'fast-check';
import type { CurrentUser } from '../../../src/contract/schemas';
import type { LocalRun } from '../../../src/domain/runs';
import { selectTrainingPlan } from '../../../store/exercise/selectors';
import { selectLastResult } from '../../../store/progress/result';
import { selectHistory } from '../../../store/progress/selectors';
import type { RootState } from '../../../store/rootReducer';
import { selectLatestAthleteId, selectRefusedRuns } from '../../../store/runs/selectors';
import { runsActions } from '../../../store/runs/slice';
import { selectStartRuns } from '../../../store/startPage/startRuns';
import { selectSyncSummary, selectWaiting } from '../../../store/sync/selectors';
import { selectFormer } from '../../../store/unsent/selectors';
import {
  selectDueSince,
  selectInterruptedRuns,
  selectNextStep,
  selectOpenTrackside,
} from '../../../store/welcome/selectors';
import { anExerciseRun, aScreeningRun, aTestRun } from '../../builders';
import { anna, ben, tina } from '../../fakes/club';
import { afterAllRuns, clubLoaded, runsLoaded, signedIn, stateAfter } from '../stateAfter';

const common = {
  userId: fc.constantFrom(anna.id, ben.id, tina.id, 9),
  recordedBy: fc.constantFrom(anna.id, tina.id),
  start: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-06-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  completed: fc.boolean(),
  isDirty: fc.boolean(),
  clientRevision: fc.integer({ min: 0, max: 3 }),
  position: fc.constantFrom(null, null, 0, 1),
  refusal: fc.constantFrom(null, null, { status: 422, message: 'Nein.' }),
};

const screeningRun = fc
  .record({ ...common, hasTest: fc.boolean(), isAtTrack: fc.boolean() })
  .map(({ hasTest, isAtTrack, ...run }) => ({
    ...run,
    ...(isAtTrack && { tracksideId: 'evening' }),
    testRuns: hasTest ? [aTestRun()] : [],
  }));

/** Runs as a device has them: each with an id of its own in its table. */
const runs = fc
  .record({
    screeningRuns: fc.array(screeningRun, { maxLength: 12 }),
    exerciseRuns: fc.array(fc.record(common), { maxLength: 12 }),
  })
  .map(({ screeningRuns, exerciseRuns }): LocalRun[] => [
    ...screeningRuns.map((run, at) =>
      aScreeningRun({ ...run, localId: at + 1, id: at + 1, clientId: `s${at}` }),
    ),
    ...exerciseRuns.map((run, at) =>
      anExerciseRun({ ...run, localId: at + 1, id: at + 1, clientId: `e${at}` }),
    ),
  ]);

/** All that the start page and its bar show of runs, in the order of the page. */
const shown = (state: RootState, userId: number) => {
  const athleteId = selectLatestAthleteId(state);
  return {
    trackside: selectOpenTrackside(state),
    interrupted: selectInterruptedRuns(state),
    nextStep: selectNextStep(state),
    dueSince: selectDueSince(state),
    athleteId,
    result: selectLastResult(state, athleteId),
    plan: selectTrainingPlan(state, athleteId),
    history: selectHistory(state, userId).points.map(({ run }) => run),
    refused: selectRefusedRuns(state),
    former: selectFormer(state),
    waiting: selectWaiting(state),
    summary: selectSyncSummary(state),
  };
};

/** The state of a device that has these runs, and these others for a former server. */
const stateWith = (user: CurrentUser, all: readonly LocalRun[], former: LocalRun[]) =>
  stateAfter(
    signedIn(user),
    ...clubLoaded(),
    runsActions.loaded({
      screeningRun: all.filter((run) => run.kind === 'screeningRun'),
      exerciseRun: all.filter((run) => run.kind === 'exerciseRun'),
      unreadable: 0,
      readAt: afterAllRuns,
      former,
      since: { stored: [], changed: [] },
    }),
  );

test.each([anna, tina])('[CO-28] the kept runs show $firstName the same start page as all runs', (user) => {
  fc.assert(
    fc.property(runs, fc.nat({ max: 3 }), (all, formerCount) => {
      const former = Array.from({ length: formerCount }, (_, at) =>
        anExerciseRun({ localId: 100 + at, clientId: `f${at}`, isDirty: true }),
      );
      const whole = stateWith(user, all, former);
      const kept = selectStartRuns(whole);
      const isKept = ({ kind, localId }: LocalRun) => kept?.[kind].includes(Number(localId));
      const first = stateWith(user, all.filter(isKept), former.filter(isKept));
      expect(shown(first, user.id)).toEqual(shown(whole, user.id));
    }),
  );
});

test('[CO-28] of thousands of runs of her athletes a trainer needs one', () => {
  const all = Array.from({ length: 3000 }, (_, index) =>
    aScreeningRun({
      localId: index + 1,
      id: index + 1,
      clientId: `s${index}`,
      userId: anna.id,
      completed: true,
      isDirty: false,
    }),
  );
  const state = stateAfter(signedIn(tina), ...clubLoaded(), runsLoaded(...all));
  expect(selectStartRuns(state)).toEqual({ screeningRun: [3000], exerciseRun: [] });
});
