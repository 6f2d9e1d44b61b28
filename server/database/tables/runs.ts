import type { Generated } from 'kysely';

/** What both kinds of run have; (`userId`, `clientId`) is unique [API-39]. */
export interface RunColumns {
  id: Generated<number>;
  userId: number;
  clientId: string;
  clientRevision: number;
  /** As posted, ISO 8601 in UTC. */
  start: string;
  /**
   * When it counts as started, in milliseconds: that time, or when it arrived if that was more than a day ahead [CO-8].
   * It is sorted by, since texts of different precision do not sort by time.
   */
  startedAt: number;
  completed: number;
  /** How long its lists are, as JSON. */
  bytes: number;
  /** A UUID that changes with the run: one without a revision changes, too. Empty until then in an older database. */
  tag: string;
  /** Who posted its first version [HI-5]. Null for a run that came before this was stored. */
  ratedBy: Generated<number | null>;
  /** Who posted the version that is stored [MB-6]. Null when that is not known. */
  postedBy: Generated<number | null>;
}

export interface ScreeningRunTable extends RunColumns {
  screeningId: number;
  /** JSON: `TestRun[]`. */
  testRuns: string;
  /** JSON: `Exercise[]`. */
  exercises: string;
  /** Of a second look: the client id of the first screening, or `nearest`; else null [ZB-1]. */
  secondOf: string | null;
  /** `live` or `clip`; null where the device does not say [ZB-2]. */
  ratedFrom: string | null;
}

export interface ExerciseRunTable extends RunColumns {
  screeningRunId: number | null;
  /** JSON: `RunUnit[]`. */
  runUnits: string;
  /** JSON: `{ value, at }`; null without an answer [PN-3]. */
  morningPain: Generated<string | null>;
}

/** One per exercise run [CO-14]. */
export interface FeedbackTable {
  exerciseRunId: number;
  comment: string;
  /** JSON: `Feedback['answers']`. */
  answers: string;
  /** A UUID that changes with the feedback. Empty until then in an older database. */
  tag: Generated<string>;
}
