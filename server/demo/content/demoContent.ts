import type { FeedbackQuestion } from '../../../src/contract/feedback';
import type { BasisExercise, Exercise, Screening, Test } from '../../../src/contract/schemas';
import { wireContentOf } from '../../contentFolder/wireContent';
import { athletikScreening } from '../../samples/samples';

/** The demo club's content as athletes get it [RU-10]. */
export interface DemoContent {
  /** The screening that every demo athlete but clara is assigned [RU-8, RU-9]. */
  screening: Screening;
  /** Those of the screening, in its order. */
  tests: Test[];
  /** With `sortOrder` 0, 1, 2, … */
  exercises: Exercise[];
  basis: BasisExercise[];
  feedbackQuestions: FeedbackQuestion[];
}

const read = (): DemoContent => {
  const { screenings, exercises, basis, feedbackQuestions } = wireContentOf(athletikScreening.read());
  const [screening] = screenings;
  if (!screening) throw new Error('The demo content has no screening.');
  return { screening, tests: screening.tests, exercises, basis, feedbackQuestions };
};

let content: DemoContent | undefined;

/** Returns the demo content. Its folder is read once, and only where a demo club is made. */
export const demoContent = (): DemoContent => {
  content ??= read();
  return content;
};

/** Returns the id of an exercise of the demo content by its name. Throws when no one has it. */
export const exerciseIdOf = (name: string): number => {
  const exercise = demoContent().exercises.find((one) => one.name === name);
  if (!exercise) throw new Error(`The demo content has no exercise ${name}.`);
  return exercise.id;
};

/** Returns a test of the demo content by its name. Throws when no one has it. */
export const testOf = (name: string): Test => {
  const test = demoContent().tests.find((one) => one.name === name);
  if (!test) throw new Error(`The demo content has no test ${name}.`);
  return test;
};
