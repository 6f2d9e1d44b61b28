import { asRefused, asSent } from '../../../src/domain/runOutcomes';
import {
  findOpenRun,
  selectLastScreeningRun,
  selectLatestAthleteId,
  selectRefusedRuns,
  selectUnfinishedScreeningRuns,
  selectUnreadableRunCount,
  selectWaitingRunCount,
} from '../../../store/runs/selectors';
import { runsActions, runsReducer } from '../../../store/runs/slice';
import { selectCurrentAnswers, selectCurrentTest } from '../../../store/screeningRun/selectors';
import { anExerciseRun, aScreeningRun, aSentRun } from '../../builders';
import { anna, ben, tina } from '../../fakes/club';
import { clubLoaded, runsLoaded, signedIn, stateAfter } from '../stateAfter';
import { through } from '../through';

const refusal = { status: 422, message: 'Nein.' };

describe('runs', () => {
  test('[FL-7] [CO-4] change with what becomes of them on the server, each kind for itself', () => {
    const run = aScreeningRun({ clientRevision: 3, isDirty: true });
    const exerciseRun = anExerciseRun({ clientRevision: 3, isDirty: true });
    const state = through(runsReducer, runsActions.changed(run), runsActions.changed(exerciseRun));
    const sent = aSentRun(run, 77);
    expect(runsReducer(state, runsActions.sent({ kind: 'screeningRun', sent: [sent] }))).toEqual({
      ...state,
      screeningRun: [asSent(run, sent)],
    });
    const { clientId } = exerciseRun;
    const refused = runsActions.refused({ kind: 'exerciseRun', clientId, revision: 3, refusal });
    expect(runsReducer(state, refused)).toEqual({
      ...state,
      exerciseRun: [asRefused(exerciseRun, 3, refusal)],
    });
  });

  test.each([
    ['as they are in memory', { isDirty: true }, 0],
    ['in a newer state', { isDirty: true, clientRevision: 2 }, 1],
    ['while they count as sent', { isDirty: false, id: 77 }, 1],
    ['again after the server had lost them', { isDirty: true, lostId: 77 }, 1],
  ])('[FL-7] [ON-5] sent %s, and whether a reading under way begins again', (_name, overrides, overtaken) => {
    const run = aScreeningRun({ clientRevision: 3, ...overrides });
    const sent = [aSentRun({ ...run, clientRevision: 3 }, 77)];
    const state = runsReducer(
      through(runsReducer, runsActions.changed(run)),
      runsActions.sent({ kind: 'screeningRun', sent }),
    );
    expect(state.overtaken).toBe(overtaken);
  });

  test('[DB-10] get their key with their first save, each kind for itself', () => {
    const clientId = '00000000-0000-4000-8000-0000000000aa';
    const [run, exerciseRun] = [aScreeningRun({ clientId }), anExerciseRun({ clientId })];
    const state = through(runsReducer, runsActions.changed(run), runsActions.changed(exerciseRun));
    expect(runsReducer(state, runsActions.saved({ kind: 'exerciseRun', clientId, localId: 7 }))).toEqual({
      ...state,
      exerciseRun: [{ ...exerciseRun, localId: 7 }],
    });
  });

  test('[DB-10] [FL-11] that are saved again under their key are the same ones, so that no screen is drawn anew', () => {
    const run = aScreeningRun({ localId: 7 });
    const state = through(runsReducer, runsActions.changed(run), runsActions.changed(aScreeningRun()));
    const saved = runsActions.saved({ kind: 'screeningRun', clientId: run.clientId, localId: 7 });
    expect(runsReducer(state, saved)).toBe(state);
  });

  test('a changed run takes the place of its former self', () => {
    const run = aScreeningRun();
    const moved = { ...run, clientRevision: 1, position: 1 };
    const state = through(runsReducer, runsActions.changed(run), runsActions.changed(moved));
    expect(state.screeningRun).toEqual([moved]);
  });

  test('[SR-6] [SR-7] [FL-6] an answer makes its run dirty, and no other', () => {
    const [run, other] = [aScreeningRun(), aScreeningRun()];
    const { clientId } = run;
    const state = through(
      runsReducer,
      runsActions.changed(run),
      runsActions.changed(other),
      runsActions.questionAnswered({ clientId, testId: 11, questionId: 111, checked: true }),
      runsActions.rangeQuestionAnswered({
        clientId,
        testId: 11,
        questionId: 121,
        questionRangeValueId: 1211,
      }),
    );
    expect(state.screeningRun[0]).toMatchObject({
      isDirty: true,
      clientRevision: 2,
      drafts: {
        11: {
          questionResults: [{ questionId: 111, checked: true }],
          questionRangeResults: [{ questionId: 121, questionRangeValueId: 1211 }],
        },
      },
    });
    expect(state.screeningRun[1]).toEqual(other);
  });

  test('[CO-10] a note makes its exercise run dirty', () => {
    const run = anExerciseRun();
    const { clientId } = run;
    const state = through(
      runsReducer,
      runsActions.changed(run),
      runsActions.noteWritten({ clientId, athleteNote: 'Knie' }),
    );
    expect(state.exerciseRun).toMatchObject([{ isDirty: true, runUnits: [{ athleteNote: 'Knie' }] }]);
  });

  test('[FL-11] what the database holds comes in, and what it does not hold yet stays', () => {
    const inMemory = aScreeningRun({ clientRevision: 4, isDirty: true });
    const unsaved = aScreeningRun();
    const gone = aScreeningRun({ id: 9, isDirty: false });
    const unsavedExerciseRun = anExerciseRun();
    const start = through(
      runsReducer,
      ...[inMemory, unsaved, gone, unsavedExerciseRun].map((run) => runsActions.changed(run)),
    );
    const older = { ...inMemory, clientRevision: 3 };
    const stored = aScreeningRun();
    const storedExerciseRun = anExerciseRun();
    const state = runsReducer(start, runsLoaded(older, stored, storedExerciseRun));
    expect(state.screeningRun).toHaveLength(3);
    expect(state.screeningRun).toEqual(expect.arrayContaining([inMemory, unsaved, stored]));
    expect(state.exerciseRun).toHaveLength(2);
    expect(state.exerciseRun).toEqual(expect.arrayContaining([unsavedExerciseRun, storedExerciseRun]));
  });

  test('[FL-16] only what the server lacks goes on under the new client id', () => {
    const changed = aScreeningRun({ clientId: 'a', clientRevision: 4, isDirty: true });
    const copy = aScreeningRun({ clientId: 'b', id: 501, isDirty: false, position: null });
    const fork = (clientId: string) =>
      runsActions.forked({ kind: 'screeningRun', clientId, newClientId: `new ${clientId}` });
    const both = [changed, copy].map((run) => runsActions.changed(run));
    const { screeningRun } = through(runsReducer, ...both, fork('a'), fork('b'));
    expect(screeningRun).toMatchObject([{ clientId: 'new a', forkOf: 'a' }, copy]);
  });

  test('[CO-4] damaged ones are counted anew with every reading', () => {
    const loaded = {
      screeningRun: [],
      exerciseRun: [],
      readAt: 0,
      former: [],
      since: { stored: [], changed: [] },
    };
    const damaged = runsActions.loaded({ ...loaded, unreadable: 2 });
    expect(selectUnreadableRunCount(stateAfter(damaged))).toBe(2);
    expect(
      selectUnreadableRunCount(stateAfter(damaged, runsActions.loaded({ ...loaded, unreadable: 0 }))),
    ).toBe(0);
  });
});

describe('of the runs', () => {
  const early = aScreeningRun({ completed: true, start: '2025-01-01T08:00:00.000Z' });
  const late = aScreeningRun({ completed: true, start: '2025-02-01T08:00:00.000Z' });
  const unfinished = aScreeningRun({ start: '2025-03-01T08:00:00.000Z', clientRevision: 1, isDirty: true });
  const stateWith = (...runs: Parameters<typeof runsLoaded>) =>
    stateAfter(signedIn(anna), ...clubLoaded(), runsLoaded(...runs));

  test('[CO-8] the last is the last completed one of the athlete', () => {
    const ofBen = aScreeningRun({ ...late, clientId: 'x', userId: ben.id });
    const state = stateWith(late, early, unfinished, ofBen);
    expect(selectLastScreeningRun(state, anna.id)?.clientId).toBe(late.clientId);
    expect(selectLastScreeningRun(state, tina.id)).toBeUndefined();
  });

  test('[CO-8] [WE-2] one from the future is not the last, seen from when the device was read', () => {
    const readAt = Date.parse('2025-02-20T08:00:00.000Z');
    const start = '2031-01-01T08:00:00.000Z';
    const ahead = aScreeningRun({ ...late, clientId: 'x', start });
    const aheadOfBen = aScreeningRun({ ...late, clientId: 'y', userId: ben.id, start });
    const { payload } = runsLoaded(early, ahead, aheadOfBen, late);
    const state = stateAfter(signedIn(tina), ...clubLoaded(), runsActions.loaded({ ...payload, readAt }));
    expect(selectLastScreeningRun(state, anna.id)?.clientId).toBe(late.clientId);
    expect(selectLatestAthleteId(state)).toBe(anna.id);
  });

  test('[FL-11] unfinished are those begun by this user, the latest first', () => {
    const older = aScreeningRun({ clientRevision: 2, touchedAt: '2025-03-01T08:00:00.000Z' });
    const newer = aScreeningRun({ clientRevision: 2, touchedAt: '2025-03-02T08:00:00.000Z' });
    const untouched = aScreeningRun();
    const foreign = aScreeningRun({ clientRevision: 2, recordedBy: tina.id });
    const found = selectUnfinishedScreeningRuns(stateWith(older, late, newer, untouched, foreign));
    expect(found.map(({ run }) => run.clientId)).toEqual([newer.clientId, older.clientId]);
    expect(found.map(({ userScreeningId }) => userScreeningId)).toEqual([41, 41]);
  });

  test('[CO-4] [CO-5] waiting and refused ones are counted for the one who recorded them', () => {
    const refused = aScreeningRun({ isDirty: true, refusal });
    const waiting = anExerciseRun({ isDirty: true });
    const ofTina = anExerciseRun({ isDirty: true, recordedBy: tina.id });
    const state = stateWith(unfinished, refused, waiting, ofTina);
    expect(selectWaitingRunCount(state)).toBe(2);
    expect(selectRefusedRuns(state)).toEqual([refused]);
  });
});

test('the run on the screen and the last one are looked for once after each change of the runs', () => {
  const runs = [aScreeningRun({ userId: 2, completed: true }), aScreeningRun({ userId: 2 })];
  const before = stateAfter(signedIn(anna), ...clubLoaded(), runsLoaded(...runs));
  const [found, last] = [findOpenRun.recomputations(), selectLastScreeningRun.recomputations()];
  const ask = (state: typeof before) => {
    selectCurrentAnswers(state);
    selectCurrentTest(state);
    return selectLastScreeningRun(state, 2);
  };
  expect([before, { ...before }, before].map(ask)).toEqual([runs[0], runs[0], runs[0]]);
  expect(findOpenRun.recomputations()).toBe(found + 1);
  expect(selectLastScreeningRun.recomputations()).toBe(last + 1);
});
