/** @jest-environment node */

import type { UnknownAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../src/contract/schemas';
import { selectShowsAppVersionPrompt } from '../../store/appVersion/selectors';
import { appVersionActions } from '../../store/appVersion/slice';
import { createStore } from '../../store/createStore';
import { selectTrainingExercises, selectTrainingPlan } from '../../store/exercise/selectors';
import { exerciseActions } from '../../store/exercise/slice';
import {
  selectLastScreeningRun,
  selectRefusedRuns,
  selectUnfinishedScreeningRuns,
  selectWaitingRunCount,
} from '../../store/runs/selectors';
import { selectAssignedScreenings, selectAthletes } from '../../store/screening/selectors';
import { screeningActions } from '../../store/screening/slice';
import { selectLastResult, selectScreeningNote } from '../../store/screeningRun/selectors';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { selectGuardFacts, selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectVideoReadiness, selectWantedVideos } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import {
  aNote,
  anEmptyUserScreening,
  anExercise,
  anExerciseRun,
  aScreeningRun,
  aTestRun,
  aUser,
  aUserScreening,
} from '../builders';
import { anna, ben, exercises, screening, tina } from '../fakes/club';

const noStorage = {
  getItem: async () => null,
  setItem: async () => {},
  removeItem: async () => {},
};

/** The state of the real store after these actions. */
const stateAfter = (...actions: UnknownAction[]) => {
  const { store } = createStore({
    persistStorage: noStorage,
    onSagaError: (error) => {
      throw error;
    },
  });
  for (const action of actions) store.dispatch(action);
  return store.getState();
};

const signedIn = (user: CurrentUser) => sessionActions.restored({ user, isDataInitialized: true });

/** What is on the device after an update. */
const loaded = (overrides: Partial<Parameters<typeof screeningActions.loaded>[0]> = {}) =>
  screeningActions.loaded({
    users: [ben, anna, tina, aUser({ id: 9, firstName: 'Fremd' })],
    userScreenings: [
      aUserScreening({ screeningNote: aNote() }),
      aUserScreening({ id: 42, userId: ben.id }),
      aUserScreening({ id: 49, userId: 9 }),
    ],
    screenings: [screening],
    runs: [],
    ...overrides,
  });

describe('athletes', () => {
  test('[NO-7] [SE-1] of a trainer are their own, by name', () => {
    expect(selectAthletes(stateAfter(signedIn(tina), loaded())).map(({ id }) => id)).toEqual([
      anna.id,
      ben.id,
    ]);
  });

  test('[NO-5] of an athlete is the athlete alone', () => {
    const state = stateAfter(signedIn(anna), loaded());
    expect(selectAthletes(state).map(({ id }) => id)).toEqual([anna.id]);
    expect(selectAssignedScreenings(state).map(({ id }) => id)).toEqual([41]);
  });

  test('[SE-1] without a user are nobody', () => {
    expect(selectAthletes(stateAfter(loaded()))).toEqual([]);
    expect(() => selectSignedInUser(stateAfter())).toThrow();
  });

  test('[SU-1] without a screening have none assigned', () => {
    const userScreenings = [anEmptyUserScreening(), aUserScreening({ id: 42, userId: ben.id })];
    const state = stateAfter(signedIn(tina), loaded({ userScreenings }));
    expect(selectAssignedScreenings(state).map(({ userId }) => userId)).toEqual([ben.id]);
  });

  test('[NO-2] see the athlete note, their trainer the trainer note', () => {
    expect(selectScreeningNote(stateAfter(signedIn(anna), loaded()), 41)).toBe('Achte auf deine Knie.');
    expect(selectScreeningNote(stateAfter(signedIn(tina), loaded()), 41)).toBe(
      'Alte Verletzung am Knie links.',
    );
  });
});

describe('runs', () => {
  const early = aScreeningRun({ completed: true, start: '2025-01-01T08:00:00.000Z' });
  const late = aScreeningRun({ completed: true, start: '2025-02-01T08:00:00.000Z', testRuns: [aTestRun()] });
  const unfinished = aScreeningRun({ start: '2025-03-01T08:00:00.000Z', clientRevision: 1, isDirty: true });

  test('[CO-8] the last is the last completed one of the athlete', () => {
    const runs = [late, early, unfinished, aScreeningRun({ ...late, clientId: 'x', userId: ben.id })];
    const state = stateAfter(signedIn(anna), loaded({ runs }));
    expect(selectLastScreeningRun(state, anna.id)?.clientId).toBe(late.clientId);
    expect(selectLastScreeningRun(state, tina.id)).toBeUndefined();
  });

  test('[SO-8] [SO-9] the last result has its duration and a result per test', () => {
    const state = stateAfter(signedIn(anna), loaded({ runs: [late] }));
    expect(selectLastResult(state, anna.id)).toMatchObject({
      start: late.start,
      duration: 60_000,
      results: [{ testId: 11, name: 'Kniebeuge', percent: 65, level: 'mid' }],
    });
    expect(selectLastResult(state, anna.id)).toBe(selectLastResult(state, anna.id));
    expect(selectLastResult(state, ben.id)).toBeNull();
  });

  test('[FL-11] unfinished are those begun by this user, the latest first', () => {
    const older = aScreeningRun({ clientRevision: 2, touchedAt: '2025-03-01T08:00:00.000Z' });
    const newer = aScreeningRun({ clientRevision: 2, touchedAt: '2025-03-02T08:00:00.000Z' });
    const untouched = aScreeningRun();
    const foreign = aScreeningRun({ clientRevision: 2, recordedBy: tina.id });
    const runs = [older, late, newer, untouched, foreign];
    const found = selectUnfinishedScreeningRuns(stateAfter(signedIn(anna), loaded({ runs })));
    expect(found.map(({ run }) => run.clientId)).toEqual([newer.clientId, older.clientId]);
    expect(found.map(({ userScreeningId }) => userScreeningId)).toEqual([41, 41]);
  });

  test('[CO-4] [CO-5] waiting and refused ones are counted for the one who recorded them', () => {
    const refusal = { status: 422, message: 'Nein.' };
    const runs = [unfinished, aScreeningRun({ isDirty: true, refusal })];
    const trainings = [
      anExerciseRun({ isDirty: true }),
      anExerciseRun({ isDirty: true, recordedBy: tina.id }),
    ];
    const state = stateAfter(
      signedIn(anna),
      loaded({ runs }),
      exerciseActions.loaded({ exercises, runs: trainings }),
    );
    expect(selectWaitingRunCount(state)).toBe(2);
    expect(selectRefusedRuns(state)).toEqual([runs[1]]);
  });
});

describe('the training plan', () => {
  const training = [
    exerciseActions.loaded({ exercises, runs: [] }),
    exerciseActions.basisLoaded([{ exerciseId: 201 }, { exerciseId: 202 }, { exerciseId: 999 }]),
  ];

  test('[TR-2] [TO-10] without a screening run is empty, though there is something to train', () => {
    const state = stateAfter(signedIn(anna), loaded(), ...training);
    expect(selectTrainingPlan(state, anna.id)).toEqual([]);
    expect(selectTrainingExercises(state, anna.id).map(({ id }) => id)).toEqual([202, 201]);
  });

  test('[TR-1] after a screening run holds its exercises in their order', () => {
    const plan = [anExercise({ id: 203, sortOrder: 1 }), anExercise({ id: 201, sortOrder: 0 })];
    const runs = [aScreeningRun({ completed: true, exercises: plan })];
    const state = stateAfter(signedIn(anna), loaded({ runs }), ...training);
    expect(selectTrainingPlan(state, anna.id).map(({ id }) => id)).toEqual([201, 203]);
  });
});

describe('videos', () => {
  test('[UP-10] wanted are those of all tests and exercises, each once', () => {
    const twice = [...exercises, anExercise({ id: 299, video: 'kniebeuge.mp4' })];
    const state = stateAfter(loaded(), exerciseActions.loaded({ exercises: twice, runs: [] }));
    expect(selectWantedVideos(state)).toEqual([
      'kniebeuge.mp4',
      'einbeinstand.mp4',
      'unterarmstuetz.mp4',
      'seitstuetz.mp4',
    ]);
  });

  test('[TO-9] are being loaded while one is still to come, not once it could not be had', () => {
    const { downloadStarted, downloaded, downloadFailed } = videosActions;
    const [present, missing] = [downloaded('unterarmstuetz.mp4'), downloadFailed('seitstuetz.mp4')];
    const readiness = (...actions: UnknownAction[]) =>
      selectVideoReadiness(stateAfter(...actions), exercises);
    expect(readiness()).toEqual({ done: 0, total: 2, isLoading: false });
    expect(readiness(downloadStarted(), present)).toEqual({ done: 1, total: 2, isLoading: true });
    expect(readiness(downloadStarted(), present, missing)).toEqual({ done: 1, total: 2, isLoading: false });
  });
});

describe('the shell', () => {
  test('[SW-2] offers a new version, but never while a run is open', () => {
    const found = appVersionActions.found();
    const open = screeningRunActions.openRequested({ userScreeningId: 41 });
    expect(selectShowsAppVersionPrompt(stateAfter())).toBe(false);
    expect(selectShowsAppVersionPrompt(stateAfter(found))).toBe(true);
    expect(selectShowsAppVersionPrompt(stateAfter(found, open))).toBe(false);
    expect(selectShowsAppVersionPrompt(stateAfter(found, open, screeningRunActions.closed()))).toBe(true);
  });

  test('[GU-1] [GU-2] [GU-3] the facts of a guard', () => {
    expect(selectGuardFacts(stateAfter())).toEqual({
      isSignedIn: false,
      leftByChoice: false,
      isDataInitialized: false,
      storedScreenings: 0,
    });
    expect(selectGuardFacts(stateAfter(signedIn(anna), loaded()))).toMatchObject({
      isSignedIn: true,
      isDataInitialized: true,
      storedScreenings: 1,
    });
  });
});

test('an action or a state that cannot be serialised is told of', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stateAfter({ type: 'test/wrong', payload: new Date() });
  expect(errors).toHaveBeenCalled();
});
