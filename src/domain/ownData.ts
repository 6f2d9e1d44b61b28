/** What a person's own data says in words, for them to take along [AC-2]. */
import type { Feedback } from '../contract/feedback';
import type { ExerciseRun, RunUnit, TestRun } from '../contract/runs';
import type { Exercise, Screening, Test } from '../contract/schemas';
import { painOf } from './pain';
import { noDose } from './planChanges';
import { type Answer, type AskedQuestion, answersIn } from './progress/answers';
import { testProgress } from './progress/results';
import type { LocalExerciseRun, LocalScreeningRun } from './runs';
import type { Side } from './sides';

/** The words for what has no text of its own. */
export interface AnswerWords {
  yes: string;
  no: string;
  question: (place: number) => string;
  answer: (place: number) => string;
}

/** An answer of a test in words. */
export interface AnswerInWords {
  /** Unique in the test. */
  key: string;
  question: string;
  side: Side | null;
  answer: string;
  /** Which of the values it is, from 1; null for yes and no. */
  place: number | null;
  /** What it counts, from 0 to 1. */
  value: number;
}

/** A test that was done, in words. */
export interface TestInWords {
  id: number;
  name: string;
  durationMs: number;
  /** Whole percent; null without answers. */
  result: number | null;
  answers: AnswerInWords[];
  pain: number | null;
  painNote: string | null;
}

type Described = Pick<AskedQuestion, 'description' | 'place'>;

/** A question in words. */
export const questionInWords = ({ description, place }: Described, words: AnswerWords): string =>
  description?.trim() || words.question(place);

/** One of the values of a range question in words. */
export const valueInWords = ({ description, place }: Described, words: AnswerWords): string =>
  description?.trim() || words.answer(place);

const answerInWords = ({ question, text, value }: Answer, words: AnswerWords): AnswerInWords => ({
  key: question.key,
  question: questionInWords(question, words),
  side: question.side ?? null,
  answer: typeof text === 'boolean' ? (text ? words.yes : words.no) : valueInWords(text, words),
  place: typeof text === 'boolean' ? null : text.place,
  value,
});

/** The tests of a screening that were done, in its order. `tests` are those of the version that was done [CT-2]. */
export const testsInWords = (
  tests: readonly Test[],
  testRuns: readonly TestRun[],
  words: AnswerWords,
): TestInWords[] =>
  tests.flatMap((test) => {
    const run = testRuns.find(({ testId }) => testId === test.id);
    if (!run) return [];
    return [
      {
        id: test.id,
        name: test.name,
        durationMs: run.duration,
        result: testProgress(test, run),
        answers: [...answersIn(test, run).values()].map((answer) => answerInWords(answer, words)),
        pain: painOf(run),
        painNote: run.painNote ?? null,
      },
    ];
  });

/** An exercise of a training in words. `name` is null for an exercise that nobody knows. */
export const unitInWords = (unit: RunUnit, name: string | null) => ({
  exerciseId: unit.exerciseId,
  name,
  isDone: unit.completed,
  durationMs: unit.duration,
  note: unit.athleteNote,
  change: unit.adapted
    ? { form: unit.adapted.form, ...(unit.adapted.dose ?? noDose), reason: unit.adapted.reason }
    : null,
  pain: painOf(unit),
  painNote: unit.painNote ?? null,
});

/** What a device holds of a person. */
export interface OnDevice {
  userId: number;
  screeningRuns: readonly LocalScreeningRun[];
  exerciseRuns: readonly LocalExerciseRun[];
  /** Those of the server that this device keeps; of others, too. */
  trainings: readonly Pick<ExerciseRun, 'id' | 'userId' | 'clientId' | 'start' | 'completed' | 'runUnits'>[];
  feedback: readonly Feedback[];
  screenings: readonly Screening[];
  exercises: readonly Exercise[];
}

/** A person's screenings and trainings on this device in words, with the feedback on them. Those of others stay out. */
export const onDeviceInWords = (device: OnDevice, words: AnswerWords) => {
  const { userId, screenings, exercises } = device;
  const isOwn = (run: { userId: number }) => run.userId === userId;
  const tests = new Map(screenings.map((screening) => [screening.id, screening]));
  const names = new Map(exercises.map(({ id, name }) => [id, name]));
  const ownTrainings = device.trainings.filter(isOwn);
  const here = new Set(device.exerciseRuns.map(({ clientId }) => clientId));
  const training = (
    run: Pick<ExerciseRun, 'clientId' | 'start' | 'completed' | 'runUnits'>,
    isSent: boolean,
  ) => ({
    clientId: run.clientId,
    start: run.start,
    isCompleted: run.completed,
    isSent,
    exercises: run.runUnits.map((unit) => unitInWords(unit, names.get(unit.exerciseId) ?? null)),
  });
  const ids = new Set(ownTrainings.map(({ id }) => id));
  return {
    screenings: device.screeningRuns.filter(isOwn).map((run) => ({
      clientId: run.clientId,
      start: run.start,
      isCompleted: run.completed,
      isSent: !run.isDirty,
      screening: tests.get(run.screeningId)?.name ?? null,
      tests: testsInWords(tests.get(run.screeningId)?.tests ?? [], run.testRuns, words),
    })),
    trainings: [
      ...device.exerciseRuns.filter(isOwn).map((run) => training(run, !run.isDirty)),
      ...ownTrainings.filter(({ clientId }) => !here.has(clientId)).map((run) => training(run, true)),
    ],
    feedback: device.feedback.filter(({ exerciseRunId }) => ids.has(exerciseRunId)),
  };
};
