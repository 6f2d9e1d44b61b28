import type { Generated } from 'kysely';
import type { Exercise } from '../../../src/contract/schemas';

export interface ScreeningTable {
  id: Generated<number>;
  name: string;
  /** JSON: `Test[]`. */
  tests: string;
  /** Whether it can be assigned. A retired one stays readable [AS-7]. */
  isPublished: Generated<number>;
}

/** The columns are the fields on the wire. */
export interface ExerciseTable extends Omit<Exercise, 'id' | 'sides'> {
  id: Generated<number>;
  /** 1 for an exercise that is done on each side, else null [SI-1]. */
  sides: number | null;
}

export interface BasisExerciseTable {
  exerciseId: number;
  position: number;
}

export interface FeedbackQuestionTable {
  question: string;
  /** JSON: `string[]`. */
  options: string;
  /** JSON: `string[]`, those of the options that ask for the trainer's attention [DE-2]. */
  attention: Generated<string>;
  position: number;
}
