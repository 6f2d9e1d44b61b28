import fc from 'fast-check';
import { ownerOf } from '../../src/domain/owner';
import { type LocalScreeningRun, stepBack } from '../../src/domain/runs';
import {
  answerQuestion,
  answersOf,
  countUntouched,
  createScreeningRun,
  leaveTest,
  totalDuration,
} from '../../src/domain/screeningRun';
import {
  anExercise,
  aQuestion,
  aScreening,
  aScreeningRun,
  aTest,
  aTestRun,
  aTrainer,
  aUserScreening,
} from '../builders';

const shownAt = Date.UTC(2025, 2, 9, 8, 0, 0);

/** Three tests with a yes/no question each. */
const tests = [1, 2, 3].map((id) =>
  aTest({ id, questions: [aQuestion({ id: id * 10 })], rangeQuestions: [] }),
);
const screening = aScreening({ tests });
const [firstTest = aTest(), secondTest = aTest()] = tests;

/** Presses 'Weiter' on the shown test after the elapsed milliseconds. */
const next = (run: LocalScreeningRun, elapsed = 1000) =>
  leaveTest(run, tests[run.position ?? 0] ?? firstTest, {
    screening,
    exercises: [anExercise()],
    shownAt,
    now: shownAt + elapsed,
  });

test('[SR-1] [FL-5] [FL-8] a new run stands at the first test, clean, without any result', () => {
  const userScreening = aUserScreening({ userId: 4, screeningId: 32 });
  const clientId = '00000000-0000-4000-8000-0000000000aa';
  const owner = ownerOf(aTrainer(), null);
  expect(createScreeningRun({ clientId, userScreening, owner, now: shownAt })).toEqual({
    kind: 'screeningRun',
    clientId,
    clientRevision: 0,
    userId: 4,
    screeningId: 32,
    recordedBy: aTrainer().id,
    origin: { instance: null, username: aTrainer().username },
    start: '2025-03-09T08:00:00.000Z',
    touchedAt: '2025-03-09T08:00:00.000Z',
    completed: false,
    isDirty: false,
    testRuns: [],
    exercises: [],
    position: 0,
    drafts: {},
    refusal: null,
    failure: null,
    forkOf: null,
  });
});

test('[SR-6] a checkbox is untouched until it is pressed, also if it is off again', () => {
  const test = aTest({ id: 1, questions: [aQuestion({ id: 10 }), aQuestion({ id: 11 })] });
  const run = aScreeningRun();
  expect(countUntouched(run, test)).toBe(2);
  const ticked = answerQuestion(run, 1, 10, true);
  expect(countUntouched(ticked, test)).toBe(1);
  expect(countUntouched(answerQuestion(ticked, 1, 10, false), test)).toBe(1);
  expect(countUntouched(answerQuestion(ticked, 1, 11, false), test)).toBe(0);
});

describe('Weiter', () => {
  test('[SR-1] [SR-10] [FL-6] records the test that is shown and moves on by one', () => {
    const run = answerQuestion(aScreeningRun(), firstTest.id, 10, true);
    expect(next(run, 1500)).toEqual({
      ...run,
      testRuns: [
        {
          testId: 1,
          duration: 1500,
          questionResults: [{ questionId: 10, checked: true }],
          questionRangeResults: [],
        },
      ],
      position: 1,
      isDirty: true,
      clientRevision: run.clientRevision + 1,
      touchedAt: new Date(shownAt + 1500).toISOString(),
    });
  });

  test('[SR-10] derives the exercises anew from all tests that were left so far', () => {
    const [weak, strong] = [anExercise({ id: 1 }), anExercise({ id: 2 })];
    const mending = (id: number, weight: number) => [aQuestion({ id, exerciseWeights: [{ id, weight }] })];
    const weighted = [
      aTest({ id: 1, questions: mending(1, 3), rangeQuestions: [] }),
      aTest({ id: 2, questions: mending(2, 8), rangeQuestions: [] }),
      aTest({ id: 3, questions: mending(3, 9), rangeQuestions: [] }),
    ];
    const context = {
      screening: aScreening({ tests: weighted }),
      exercises: [weak, strong],
      shownAt,
      now: shownAt,
    };
    const [first = aTest(), second = aTest()] = weighted;
    const afterFirst = leaveTest(aScreeningRun(), first, context);
    expect(afterFirst.exercises).toEqual([{ ...weak, sortOrder: 0 }]);
    const afterSecond = leaveTest(afterFirst, second, context);
    expect(afterSecond.exercises.map(({ id }) => id)).toEqual([2, 1]);
    const mended = answerQuestion(stepBack(afterSecond), 2, 2, true);
    expect(leaveTest(mended, second, context).exercises.map(({ id }) => id)).toEqual([1]);
  });

  test('[SR-11] a test keeps its longest duration, in whole milliseconds', () => {
    const once = stepBack(next(aScreeningRun(), 4999.6));
    expect(once.testRuns[0]?.duration).toBe(5000);
    const shorter = stepBack(next(once, 2000));
    expect(shorter.testRuns[0]?.duration).toBe(5000);
    expect(next(shorter, 7000).testRuns[0]?.duration).toBe(7000);
  });

  test('[SR-11] a clock that was set back counts as no time', () => {
    expect(next(aScreeningRun(), -60_000).testRuns[0]?.duration).toBe(0);
  });

  test('[SR-10] a test that is left again is recorded once, in the order of the tests', () => {
    const again = next(stepBack(stepBack(next(next(aScreeningRun())))));
    expect(again.testRuns.map(({ testId }) => testId)).toEqual([1, 2]);
    expect(again.position).toBe(1);
  });

  test('[SR-13] the run is completed on the last test and not before', () => {
    const second = next(next(aScreeningRun()));
    expect(second).toMatchObject({ completed: false, position: 2 });
    const last = next(second);
    expect(last).toMatchObject({ completed: true, position: null });
    expect(last.testRuns.map(({ testId }) => testId)).toEqual([1, 2, 3]);
  });

  test('[SR-9] [SR-13] a second Fertig leaves the completed run as it is', () => {
    const completed = next(next(next(aScreeningRun())));
    expect(next(completed)).toBe(completed);
  });

  test('[SR-1] [SR-11] no way through the tests lowers a duration, leaves the tests or skips one', () => {
    const steps = fc.array(fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (elapsed) => {
        const longest: Record<number, number> = {};
        let run = aScreeningRun();
        for (const time of elapsed) {
          if (run.position === null) break;
          const before = run.position;
          const testId = tests[before]?.id ?? 0;
          run = time === null ? stepBack(run) : next(run, time);
          if (time === null) {
            expect(run.position).toBe(Math.max(0, before - 1));
          } else {
            longest[testId] = Math.max(longest[testId] ?? 0, Math.round(time));
            expect(run.position).toBe(before === 2 ? null : before + 1);
          }
          expect(Object.fromEntries(run.testRuns.map((entry) => [entry.testId, entry.duration]))).toEqual(
            longest,
          );
        }
      }),
    );
  });
});

describe('Zurück', () => {
  test('[SR-1] [SR-8] goes one test back, not before the first and not out of a completed run', () => {
    expect(stepBack(aScreeningRun({ position: 2 })).position).toBe(1);
    expect(stepBack(aScreeningRun({ position: 0 })).position).toBe(0);
    expect(stepBack(aScreeningRun({ position: null })).position).toBeNull();
  });

  test('[FL-6] is no change that the server must know of', () => {
    const run = aScreeningRun({ position: 1, clientRevision: 3 });
    expect(stepBack(run)).toEqual({ ...run, position: 0 });
  });

  test('[SR-6] comes back to the answers that were given', () => {
    const back = stepBack(next(answerQuestion(aScreeningRun(), secondTest.id, 20, true)));
    expect(answersOf(back, secondTest).questionResults).toEqual([{ questionId: 20, checked: true }]);
  });
});

test('[SO-8] the duration of a run is the sum of its tests', () => {
  expect(totalDuration({ testRuns: [] })).toBe(0);
  expect(totalDuration({ testRuns: [aTestRun({ duration: 1500 }), aTestRun({ duration: 2000 })] })).toBe(
    3500,
  );
});
