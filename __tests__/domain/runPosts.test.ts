import { exerciseRunPostSchema, screeningRunPostSchema } from '../../src/contract/runs';
import { exerciseRunPost, screeningRunPost, sendable } from '../../src/domain/runPosts';
import { anExercise, anExerciseRun, aScreeningRun, aTestRun, aTrainer } from '../builders';

const refusal = { status: 422, message: 'Der Test ist unbekannt.' };
const localOnly = { localId: 7, id: 501, recordedBy: aTrainer().id, isDirty: true, refusal };

test('[CO-5] [API-22] of a screening run the server gets what the contract has and nothing else', () => {
  const run = aScreeningRun({
    ...localOnly,
    clientRevision: 3,
    testRuns: [aTestRun()],
    exercises: [anExercise()],
  });
  const post = screeningRunPost(run);
  expect(screeningRunPostSchema.parse(run)).toStrictEqual(post);
  expect(screeningRunPostSchema.parse(post)).toStrictEqual(post);
});

test('[CO-5] [API-28] of an exercise run the server gets what the contract has and nothing else', () => {
  const run = anExerciseRun({ ...localOnly, clientRevision: 3, screeningRunId: 501 });
  const post = exerciseRunPost(run);
  expect(exerciseRunPostSchema.parse(run)).toStrictEqual(post);
  expect(exerciseRunPostSchema.parse(post)).toStrictEqual(post);
});

test('[CO-6] a screening run can always be sent', () => {
  const run = aScreeningRun();
  expect(sendable([run], new Map([[run.clientId, null]]))).toEqual([run]);
});

describe('an exercise run', () => {
  const screeningRunClientId = aScreeningRun().clientId;
  const waiting = anExerciseRun({ screeningRunClientId });

  test('[CO-6] goes out with the id of its screening run', () => {
    expect(sendable([waiting], new Map([[screeningRunClientId, 501]]))).toEqual([
      { ...waiting, screeningRunId: 501 },
    ]);
  });

  test('[CO-6] waits while its screening run has no id, and holds up no other', () => {
    const other = anExerciseRun();
    expect(sendable([waiting, other], new Map([[screeningRunClientId, null]]))).toEqual([other]);
  });

  test('[CO-6] goes out with null when it has no screening run', () => {
    expect(sendable([anExerciseRun()], new Map())[0]?.screeningRunId).toBeNull();
  });

  test('[CO-6] goes out with null when its screening run is no longer here', () => {
    expect(sendable([waiting], new Map())).toEqual([{ ...waiting, screeningRunId: null }]);
  });

  test('[CO-6] keeps the id that it has', () => {
    const run = anExerciseRun({ screeningRunClientId, screeningRunId: 501 });
    expect(sendable([run], new Map([[screeningRunClientId, null]]))).toEqual([run]);
  });
});
