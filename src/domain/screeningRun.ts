import type { TestRun } from '../contract/runs';
import type { Exercise, Screening, Test } from '../contract/schemas';
import { type Owner, originOf } from './owner';
import { isWithoutResults, type Pain, painOf } from './pain';
import { recommendExercises } from './recommendation';
import { changed, type LocalScreeningRun, type TestAnswers } from './runs';
import { isOfSide, type Side, sideField, sidesOf } from './sides';

/** Returns a new run at test index 0, not dirty [SR-1, FL-5]. */
export const createScreeningRun = (from: {
  clientId: string;
  /** The athlete, and what is gone through. */
  userScreening: { userId: number; screeningId: number };
  owner: Owner;
  /** Milliseconds since the epoch. */
  now: number;
}): LocalScreeningRun => {
  const start = new Date(from.now).toISOString();
  return {
    kind: 'screeningRun',
    clientId: from.clientId,
    clientRevision: 0,
    userId: from.userScreening.userId,
    screeningId: from.userScreening.screeningId,
    recordedBy: from.owner.id,
    origin: originOf(from.owner),
    start,
    touchedAt: start,
    completed: false,
    isDirty: false,
    testRuns: [],
    exercises: [],
    position: 0,
    drafts: {},
    refusal: null,
    failure: null,
    forkOf: null,
  };
};

/** What a result is about. */
interface Asked {
  questionId: number;
  side?: Side | null | undefined;
}

const isAbout = (questionId: number, side: Side | null) => (result: Asked) =>
  result.questionId === questionId && isOfSide(side)(result);

/** Of a test that nobody has touched. */
export const noAnswers: TestAnswers = { questionResults: [], questionRangeResults: [] };

/**
 * All answers of one test, in a test with sides left before right [SI-1]. An untouched checkbox counts as unchecked, an
 * untouched dropdown as null; so does one of both sides, where the test has got sides since.
 */
export const answersOf = (run: LocalScreeningRun, test: Test): TestAnswers => {
  const draft = run.drafts[test.id] ?? noAnswers;
  return {
    questionResults: test.questions.flatMap(({ id }) =>
      sidesOf(test).map(
        (side) =>
          draft.questionResults.find(isAbout(id, side)) ?? {
            questionId: id,
            checked: false,
            ...sideField(side),
          },
      ),
    ),
    questionRangeResults: test.rangeQuestions.flatMap(({ id }) =>
      sidesOf(test).map(
        (side) =>
          draft.questionRangeResults.find(isAbout(id, side)) ?? {
            questionId: id,
            questionRangeValueId: null,
            ...sideField(side),
          },
      ),
    ),
  };
};

/** Whether this yes/no question is checked, in a test with sides for this side. */
export const isChecked = (answers: TestAnswers, questionId: number, side: Side | null = null): boolean =>
  answers.questionResults.find(isAbout(questionId, side))?.checked ?? false;

/** Id of the chosen value of a range question, or null; in a test with sides for this side. */
export const chosenValueId = (
  answers: TestAnswers,
  questionId: number,
  side: Side | null = null,
): number | null =>
  answers.questionRangeResults.find(isAbout(questionId, side))?.questionRangeValueId ?? null;

const withDraft = (run: LocalScreeningRun, testId: number, draft: TestAnswers): LocalScreeningRun =>
  changed(run, { drafts: { ...run.drafts, [testId]: draft } });

/** Stores a yes/no answer [SR-6]; null takes it back, so that nobody has touched the question [TS-2]. */
export const answerQuestion = (
  run: LocalScreeningRun,
  testId: number,
  questionId: number,
  checked: boolean | null,
  side: Side | null = null,
): LocalScreeningRun => {
  const draft = run.drafts[testId] ?? noAnswers;
  const others = draft.questionResults.filter((other) => !isAbout(questionId, side)(other));
  const given = checked === null ? [] : [{ questionId, checked, ...sideField(side) }];
  return withDraft(run, testId, { ...draft, questionResults: [...others, ...given] });
};

/** Stores a range answer; null removes it [SR-7]. */
export const answerRangeQuestion = (
  run: LocalScreeningRun,
  testId: number,
  questionId: number,
  questionRangeValueId: number | null,
  side: Side | null = null,
): LocalScreeningRun => {
  const draft = run.drafts[testId] ?? noAnswers;
  const result = { questionId, questionRangeValueId, ...sideField(side) };
  const others = draft.questionRangeResults.filter((other) => !isAbout(questionId, side)(other));
  return withDraft(run, testId, { ...draft, questionRangeResults: [...others, result] });
};

/** Number of checkboxes of a test that nobody touched. They count as unchecked. */
export const countUntouched = (run: LocalScreeningRun, test: Test): number => {
  const touched = run.drafts[test.id]?.questionResults ?? [];
  return test.questions.flatMap(({ id }) => sidesOf(test).filter((side) => !touched.some(isAbout(id, side))))
    .length;
};

const testRunOf = (run: LocalScreeningRun, testId: number) =>
  run.testRuns.find((testRun) => testRun.testId === testId);

/** What was reported about pain at a test [PN-1]. */
export const painAtTest = (run: LocalScreeningRun, testId: number): Pain => ({
  pain: painOf(testRunOf(run, testId)),
  painNote: testRunOf(run, testId)?.painNote ?? null,
});

/** Stores pain at a test, also before it is left: such a test run has no results [PN-1]. */
export const reportTestPain = (run: LocalScreeningRun, testId: number, pain: Pain): LocalScreeningRun => {
  const former = testRunOf(run, testId) ?? { testId, duration: 0, ...noAnswers };
  const others = run.testRuns.filter((testRun) => testRun !== former);
  const reported = { ...former, ...pain };
  const isEmpty = pain.pain === null && isWithoutResults(reported);
  return changed(run, { testRuns: isEmpty ? others : [...others, reported] });
};

/** A test with range questions may be left only if at least one of them is answered, or with pain [SR-12, PN-1]. */
export const lacksRangeAnswer = (run: LocalScreeningRun, test: Test): boolean =>
  test.rangeQuestions.length > 0 &&
  painAtTest(run, test.id).pain === null &&
  answersOf(run, test).questionRangeResults.every((result) => result.questionRangeValueId === null);

const isUntouched = ({ questionResults, questionRangeResults }: TestAnswers = noAnswers): boolean =>
  questionResults.length === 0 &&
  questionRangeResults.every(({ questionRangeValueId }) => questionRangeValueId === null);

/** Whether 'Weiter' would leave the test without results: it hurts, and nothing is answered [PN-1]. */
export const staysWithoutResults = (run: LocalScreeningRun, test: Test): boolean =>
  painAtTest(run, test.id).pain !== null && isUntouched(run.drafts[test.id]);

/** What 'Weiter' stores. */
const resultsOf = (run: LocalScreeningRun, test: Test): TestAnswers & Partial<Pain> => {
  const answers = staysWithoutResults(run, test) ? noAnswers : answersOf(run, test);
  const pain = painAtTest(run, test.id);
  return pain.pain === null ? answers : { ...answers, ...pain };
};

const isLastTest = (screening: Screening, position: number) => position >= screening.tests.length - 1;

/**
 * 'Weiter': stores the test with its longest duration in milliseconds [SR-11], calculates the exercises again [SR-10]
 * and moves to the next test; on the last test, completes the run [SR-13]. If the clock was set back, the measured
 * time counts as 0. A run that is no longer open stays unchanged, so that a second 'Fertig' does not reopen it.
 */
export const leaveTest = (
  run: LocalScreeningRun,
  test: Test,
  context: { screening: Screening; exercises: readonly Exercise[]; shownAt: number; now: number },
): LocalScreeningRun => {
  if (run.position === null) return run;
  const former = testRunOf(run, test.id);
  const measured = Math.round(context.now - context.shownAt);
  const testRun: TestRun = {
    testId: test.id,
    duration: Math.max(former?.duration ?? 0, measured),
    ...resultsOf(run, test),
  };
  const testRuns = context.screening.tests.flatMap(({ id }) =>
    id === test.id ? testRun : (testRunOf(run, id) ?? []),
  );
  const completed = isLastTest(context.screening, run.position);
  return changed(run, {
    testRuns,
    exercises: recommendExercises(context.screening.tests, testRuns, context.exercises),
    completed,
    position: completed ? null : run.position + 1,
    touchedAt: new Date(context.now).toISOString(),
  });
};

/** Total duration of a run in milliseconds. */
export const totalDuration = (run: { testRuns: readonly TestRun[] }): number =>
  run.testRuns.reduce((sum, { duration }) => sum + duration, 0);
