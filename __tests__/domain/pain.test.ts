import { exerciseRunPostSchema, screeningRunPostSchema } from '../../src/contract/runs';
import { currentUnit, leaveUnit, reportUnitPain } from '../../src/domain/exerciseRun';
import { hasPain, withoutPain } from '../../src/domain/pain';
import { compareRuns } from '../../src/domain/progress/comparison';
import { painfulTests, runResult, testResults } from '../../src/domain/progress/results';
import { recommendExercises } from '../../src/domain/recommendation';
import { differsOnServer, exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import { stepBack } from '../../src/domain/runs';
import {
  answerQuestion,
  lacksRangeAnswer,
  leaveTest,
  painAtTest,
  reportTestPain,
} from '../../src/domain/screeningRun';
import {
  anExercise,
  anExerciseRun,
  aQuestion,
  aRunUnit,
  aScreening,
  aScreeningRun,
  aSentRun,
  aTest,
  aTestRun,
} from '../builders';

const test1 = aTest();
const screening = aScreening({ tests: [test1, aTest({ id: 12 })] });
const strong = { pain: 6, painNote: 'Knie links' };
const context = { screening, exercises: [anExercise()], shownAt: 0, now: 1000 };

describe('pain at a test', () => {
  const run = reportTestPain(aScreeningRun(), test1.id, strong);

  test('[PN-1] is kept and to be sent at once, although the test was not left', () => {
    expect(run).toMatchObject({ isDirty: true, clientRevision: 1 });
    expect(run.testRuns).toEqual([
      { testId: test1.id, duration: 0, questionResults: [], questionRangeResults: [], ...strong },
    ]);
    expect(painAtTest(run, test1.id)).toEqual(strong);
    expect(screeningRunPostSchema.safeParse(screeningRunPost(run)).success).toBe(true);
  });

  test('[PN-1] alone has no result, and counts nowhere', () => {
    expect(testResults(screening.tests, run.testRuns)).toEqual([]);
    expect(runResult(testResults(screening.tests, run.testRuns))).toBeNull();
    expect(recommendExercises(screening.tests, run.testRuns, [anExercise()])).toEqual([]);
    const done = aScreeningRun({ completed: true, testRuns: [aTestRun()] });
    const { tests } = screening;
    expect(compareRuns({ run: done, tests }, { run, tests })).toBeNull();
    expect(painfulTests(tests, run.testRuns)).toEqual([{ testId: test1.id, name: test1.name, ...strong }]);
  });

  test('[PN-1] [SR-12] lets the test be left unanswered: then it has no results', () => {
    expect(lacksRangeAnswer(aScreeningRun(), test1)).toBe(true);
    expect(lacksRangeAnswer(run, test1)).toBe(false);
    const left = leaveTest(run, test1, context);
    expect(left.position).toBe(1);
    expect(left.testRuns).toEqual([
      { testId: test1.id, duration: 1000, questionResults: [], questionRangeResults: [], ...strong },
    ]);
  });

  test('[PN-1] [PN-4] leaves the answers as they are, and stands beside the result', () => {
    const answered = answerQuestion(run, test1.id, aQuestion().id, true);
    const left = leaveTest(answered, test1, context);
    expect(left.testRuns[0]).toMatchObject({ ...strong, questionResults: [{ checked: true }] });
    expect(testResults(screening.tests, left.testRuns)).toMatchObject([{ percent: 100, pain: 6 }]);
    expect(painfulTests(screening.tests, left.testRuns)).toEqual([]);
  });

  test('[PN-1] can be changed and taken back, also when the test was left', () => {
    const milder = reportTestPain(run, test1.id, { pain: 2, painNote: null });
    expect(painAtTest(milder, test1.id)).toEqual({ pain: 2, painNote: null });
    expect(reportTestPain(run, test1.id, { pain: null, painNote: null }).testRuns).toEqual([]);
    const answered = answerQuestion(run, test1.id, aQuestion().id, true);
    const left = stepBack(leaveTest(answered, test1, context));
    const takenBack = reportTestPain(left, test1.id, { pain: null, painNote: null });
    expect(takenBack.testRuns[0]).toMatchObject({ pain: null, questionResults: [{ checked: true }] });
  });

  test('[PN-1] stays with its test when others are left, in the order of the tests', () => {
    const ahead = reportTestPain(aScreeningRun(), 12, strong);
    const left = leaveTest(answerQuestion(ahead, test1.id, aQuestion().id, true), test1, context);
    expect(left.testRuns.map(({ testId, pain }) => [testId, pain])).toEqual([
      [test1.id, undefined],
      [12, 6],
    ]);
  });
});

describe('pain at an exercise', () => {
  const run = reportUnitPain(anExerciseRun({ runUnits: [aRunUnit(), aRunUnit()] }), strong);

  test('[PN-1] is kept and to be sent at once', () => {
    expect(run).toMatchObject({ isDirty: true, clientRevision: 1 });
    expect(currentUnit(run)).toMatchObject({ ...strong, completed: false });
    expect(exerciseRunPostSchema.safeParse(exerciseRunPost(run)).success).toBe(true);
  });

  test('[PN-2] [TR-15] says why it was not done, so that it may be left', () => {
    const left = leaveUnit(run, { toggle: false, shownAt: 0, now: 1000 });
    expect(left).toMatchObject({ position: 1, runUnits: [{ ...strong, completed: false }, {}] });
    const painless = anExerciseRun({ runUnits: [aRunUnit(), aRunUnit()] });
    expect(leaveUnit(painless, { toggle: false, shownAt: 0, now: 1000 })).toBeNull();
  });

  test('[PN-1] of a run that is over stays as it is', () => {
    const over = anExerciseRun({ position: null });
    expect(reportUnitPain(over, strong)).toBe(over);
  });
});

describe('where pain is not stored', () => {
  const alone = { ...aTestRun({ testId: 12 }), questionResults: [], questionRangeResults: [], ...strong };
  const screened = aScreeningRun({ clientRevision: 3, testRuns: [aTestRun(strong), alone] });
  const trained = anExerciseRun({ clientRevision: 3, runUnits: [aRunUnit(strong)] });

  test('[PN-1] [CS-1] a run goes without it, and without what is nothing else', () => {
    expect(withoutPain(screeningRunPost(screened)).testRuns).toEqual([aTestRun()]);
    expect(withoutPain(exerciseRunPost(trained)).runUnits).toEqual([aRunUnit()]);
    expect([screened, trained].map(hasPain)).toEqual([true, true]);
    expect(hasPain(withoutPain(screened))).toBe(false);
  });

  test.each([
    ['screening', screened],
    ['training', trained],
  ])('[CS-1] [FL-16] a %s that the server keeps without it is no other one', (_, run) => {
    const sent = aSentRun(run, 501);
    expect(differsOnServer(run, sent)).toBe(false);
    expect(differsOnServer(run, { ...sent, stored: withoutPain(sent.stored as never) })).toBe(false);
  });

  test('[FL-16] another pain is another run', () => {
    const sent = aSentRun({ ...trained, runUnits: [aRunUnit({ ...strong, pain: 2 })] }, 501);
    expect(differsOnServer(trained, sent)).toBe(true);
  });
});
