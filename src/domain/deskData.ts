import type { Feedback } from '../contract/feedback';
import type { Screening } from '../contract/schemas';
import type { RatedExerciseRun } from '../contract/trainings';

/** What the server has beyond `as_db` [DE-5, AS-7]. */
export interface DeskData {
  /** The exercise runs of the user and, for a trainer, of the athletes, in no particular order. */
  trainings: RatedExerciseRun[];
  /** The feedback on them, in no particular order. */
  feedback: Feedback[];
  /** The screenings that can be assigned, for trainers. */
  published: Screening[];
}
