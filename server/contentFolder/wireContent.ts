import type { FeedbackQuestion } from '../../src/contract/feedback';
import type { BasisExercise, Exercise, Screening } from '../../src/contract/schemas';
import {
  compileBasis,
  compileExercise,
  compileFeedback,
  compileScreening,
  compileTest,
} from '../../src/domain/content/compile';
import { type FolderContent, itemsOf } from './content';

/** Content as athletes get it. */
export interface WireContent {
  screenings: Screening[];
  /** In the order of their list. */
  exercises: Exercise[];
  basis: BasisExercise[];
  feedbackQuestions: FeedbackQuestion[];
}

/** Returns what a folder holds as athletes get it. Throws when something in it lacks an id. */
export const wireContentOf = (content: FolderContent): WireContent => {
  const { ids, sortOrders } = content;
  const tests = new Map(itemsOf(content, 'test').map(({ key, body }) => [key, compileTest(key, body, ids)]));
  return {
    screenings: itemsOf(content, 'screening').map(({ key, body }) => compileScreening(key, body, tests, ids)),
    exercises: itemsOf(content, 'exercise')
      .map(({ key, body }) => compileExercise(key, body, ids, sortOrders.get(key) ?? null))
      .toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0)),
    basis: itemsOf(content, 'basis').flatMap(({ body }) => compileBasis(body, ids)),
    feedbackQuestions: itemsOf(content, 'feedback').flatMap(({ body }) => compileFeedback(body)),
  };
};
