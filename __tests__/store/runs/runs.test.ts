/** @jest-environment node */

import { asRefused, asSent } from '../../../src/domain/runs';
import { exerciseActions, exerciseReducer } from '../../../store/exercise/slice';
import { runsActions } from '../../../store/runs/slice';
import { screeningActions, screeningReducer } from '../../../store/screening/slice';
import { anExercise, anExerciseRun, aScreeningRun } from '../../builders';

import { through } from '../through';

describe('runs', () => {
  const refusal = { status: 422, message: 'Nein.' };

  test('[FL-7] [CO-4] change with what becomes of them on the server, each kind for itself', () => {
    const run = aScreeningRun({ clientRevision: 3, isDirty: true });
    const training = anExerciseRun({ clientRevision: 3, isDirty: true });
    const sent = { clientId: run.clientId, id: 77, revision: 3 };
    const screening = through(screeningReducer, runsActions.changed(run));
    const trainings = through(exerciseReducer, runsActions.changed(training));
    const runsSent = runsActions.sent({ kind: 'screeningRun', sent: [sent] });
    expect(screeningReducer(screening, runsSent).runs).toEqual([asSent(run, sent)]);
    expect(exerciseReducer(trainings, runsSent).runs).toEqual([training]);

    const { clientId } = training;
    const refused = runsActions.refused({ kind: 'exerciseRun', clientId, revision: 3, refusal });
    expect(exerciseReducer(trainings, refused).runs).toEqual([asRefused(training, 3, refusal)]);
    expect(screeningReducer(screening, refused).runs).toEqual([run]);
  });

  test('a changed run takes the place of its former self', () => {
    const run = aScreeningRun();
    const moved = { ...run, clientRevision: 1, position: 1 };
    const state = through(screeningReducer, runsActions.changed(run), runsActions.changed(moved));
    expect(state.runs).toEqual([moved]);
  });

  test('[SR-6] [SR-7] [FL-6] an answer makes its run dirty, and no other', () => {
    const [run, other] = [aScreeningRun(), aScreeningRun()];
    const { clientId } = run;
    const state = through(
      screeningReducer,
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
    expect(state.runs[0]).toMatchObject({
      isDirty: true,
      clientRevision: 2,
      drafts: {
        11: {
          questionResults: [{ questionId: 111, checked: true }],
          questionRangeResults: [{ questionId: 121, questionRangeValueId: 1211 }],
        },
      },
    });
    expect(state.runs[1]).toEqual(other);
  });

  test('[CO-10] a note makes its training dirty', () => {
    const run = anExerciseRun();
    const { clientId } = run;
    const state = through(
      exerciseReducer,
      runsActions.changed(run),
      runsActions.noteWritten({ clientId, athleteNote: 'Knie' }),
    );
    expect(state.runs).toMatchObject([{ isDirty: true, runUnits: [{ athleteNote: 'Knie' }] }]);
  });

  test('[FL-11] what the database holds comes in, and what it does not hold yet stays', () => {
    const inMemory = aScreeningRun({ clientRevision: 4, isDirty: true });
    const unsaved = aScreeningRun();
    const gone = aScreeningRun({ id: 9, isDirty: false });
    const start = through(
      screeningReducer,
      ...[inMemory, unsaved, gone].map((run) => runsActions.changed(run)),
    );
    const older = { ...inMemory, clientRevision: 3 };
    const stored = aScreeningRun();
    const loaded = { users: [], userScreenings: [], screenings: [], runs: [older, stored] };
    const { runs } = screeningReducer(start, screeningActions.loaded(loaded));
    expect(runs).toHaveLength(3);
    expect(runs).toEqual(expect.arrayContaining([inMemory, unsaved, stored]));
  });

  test('the basis list is not touched by what the database holds', () => {
    const state = through(
      exerciseReducer,
      exerciseActions.basisLoaded([{ exerciseId: 201 }]),
      exerciseActions.loaded({ exercises: [anExercise()], runs: [] }),
    );
    expect(state).toMatchObject({ basis: [{ exerciseId: 201 }], exercises: [anExercise()] });
  });
});
