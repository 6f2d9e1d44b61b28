import type { Generated } from 'kysely';
import type { ContentKind } from '../../../src/contract/content';
import type { Exercise } from '../../../src/contract/schemas';

export interface ScreeningTable {
  id: Generated<number>;
  name: string;
  /** JSON: `Test[]`. */
  tests: string;
  /** Whether it can be assigned. A retired one stays readable [AS-7]. */
  isPublished: Generated<number>;
  /** The item that it is a version of [CT-2]; null before the server made one. */
  itemKey: Generated<string | null>;
  version: Generated<number>;
}

/** An item of the content: what the club has written, and what of it is published [CT-1]. */
export interface ContentItemTable {
  /** A UUID that the first device made. */
  key: string;
  kind: ContentKind;
  state: 'draft' | 'published' | 'retired';
  /** Grows with each change of the body [CT-11]. */
  revision: number;
  /** JSON: the body of its kind. What is published where there is no draft. */
  body: string;
  /** JSON; null before it was published. */
  publishedBody: string | null;
  /** The id that athletes' content has; null before it was published, and for the lists. */
  publishedId: number | null;
  version: Generated<number>;
  publishedAt: number | null;
  changedAt: number;
  changedBy: number | null;
}

/** What was published once. */
export interface ContentVersionTable {
  key: string;
  version: number;
  /** JSON: the body of its kind. */
  body: string;
  /** JSON: the ids of the questions and values by their keys; of a test. */
  ids: string;
  publishedId: number | null;
  publishedAt: number;
  publishedBy: number | null;
}

/** The ids that tests, questions and values have got, with the key of each. */
export interface ContentIdTable {
  id: Generated<number>;
  key: string;
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
