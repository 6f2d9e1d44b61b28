import type { Exercise, RangeQuestion, Screening, Test, UserScreening } from '../../../src/contract/schemas';
import type { Owner } from '../../../src/domain/owner';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import {
  answerQuestion,
  answerRangeQuestion,
  createScreeningRun,
  leaveTest,
} from '../../../src/domain/screeningRun';
import { sidesOf } from '../../../src/domain/sides';
import type { Course } from './athletes';
import type { Random } from './random';
import { daysBefore } from './times';

/** How hard each question is for an athlete, from 0 to 1, by question id. It stays from run to run. */
type Difficulties = ReadonlyMap<number, number>;

const difficultiesFor = (tests: readonly Test[], random: Random): Difficulties => {
  const ids = tests.flatMap(({ questions, rangeQuestions }) => [...questions, ...rangeQuestions]);
  return new Map(ids.map(({ id }) => [id, random.next()]));
};

/** The value that says best how well something succeeds, from 0 to 1. Null for a question without values. */
const valueFor = ({ questionRangeValues }: RangeQuestion, success: number): number | null => {
  const distance = ({ resultWeight }: { resultWeight: number }) => Math.abs(resultWeight / 10 - success);
  return questionRangeValues.toSorted((one, other) => distance(one) - distance(other))[0]?.id ?? null;
};

/** Answers a test as somebody of this skill would. The form of the day makes a small difference. */
const answerTest = (
  run: LocalScreeningRun,
  test: Test,
  { skill, difficulties, random }: { skill: number; difficulties: Difficulties; random: Random },
): LocalScreeningRun => {
  const ease = (id: number) => skill - (difficulties.get(id) ?? 0) + random.between(-0.04, 0.04);
  let answered = run;
  for (const side of sidesOf(test)) {
    for (const { id } of test.questions) answered = answerQuestion(answered, test.id, id, ease(id) > 0, side);
    for (const question of test.rangeQuestions) {
      const value = valueFor(question, skill + ease(question.id) * 0.4);
      answered = answerRangeQuestion(answered, test.id, question.id, value, side);
    }
  }
  return answered;
};

interface ScreeningHistory {
  course: Course;
  userScreening: UserScreening & { screeningId: number };
  screening: Screening;
  exercises: readonly Exercise[];
  /** Who recorded the runs. */
  owner: Owner;
  random: Random;
  now: number;
}

/**
 * Returns the completed screening runs of an athlete, oldest first, by the same steps as in the app. What the tests ask
 * comes from the content alone.
 */
export const screeningRunsOf = ({
  course,
  userScreening,
  screening,
  exercises,
  owner,
  random,
  now,
}: ScreeningHistory): LocalScreeningRun[] => {
  const difficulties = difficultiesFor(screening.tests, random);
  const talent = random.between(-0.07, 0.07);
  const [first, last] = course.skill;
  return course.screenings.map((daysAgo, index) => {
    const share = index / Math.max(1, course.screenings.length - 1);
    const skill = first + (last - first) * share + talent;
    const day = daysAgo + Math.round(random.between(-3, 3));
    let time = daysBefore(now, day, random.between(14 * 60, 17 * 60));
    let run = createScreeningRun({ clientId: random.uuid(), userScreening, owner, now: time });
    for (const test of screening.tests) {
      const shownAt = time;
      const questions = test.questions.length + test.rangeQuestions.length;
      time += (40 + questions * random.between(10, 16)) * 1000;
      run = answerTest(run, test, { skill, difficulties, random });
      run = leaveTest(run, test, { screening, exercises, shownAt, now: time });
    }
    return run;
  });
};
