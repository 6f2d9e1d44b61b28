import type { Generated, Kysely } from 'kysely';
import type { Exercise } from '../../src/contract/schemas';

/**
 * The columns of each table. The types are those that SQLite and PostgreSQL have in common: texts, whole and real numbers.
 * A list inside a row is JSON in a text column. Booleans are 0 and 1. Times are milliseconds since 1970.
 */

export interface UserTable {
  id: Generated<number>;
  username: string;
  firstName: string;
  lastName: string;
  /** Lower case, unique. */
  email: string;
  /** Whether its owner has opened a link that was sent there. Until then the user cannot sign in [API-7]. */
  emailVerified: Generated<number>;
  /** An argon2 hash in PHC form. */
  passwordHash: string;
  /** JSON: `Authority[]`. */
  authorities: string;
}

export interface AuthTokenTable {
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  expiresAt: number;
}

/** A link that verifies an address. The row stays, since the link can be opened again [CO-13]. */
export interface VerificationTokenTable {
  tokenHash: string;
  userId: number;
}

/** A link to set a new password. */
export interface RecoveryTokenTable {
  tokenHash: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
  /** The hash of the password that was set with it, to recognise the same password when it is sent again [CO-15]. */
  passwordHash: string | null;
}

export interface TrainerAthleteTable {
  trainerId: number;
  athleteId: number;
}

export interface ScreeningTable {
  id: Generated<number>;
  name: string;
  /** JSON: `Test[]`. */
  tests: string;
}

export interface UserScreeningTable {
  id: Generated<number>;
  userId: number;
  screeningId: number | null;
}

/** What a note is about. */
export type NoteKind = 'screening' | 'training' | 'test' | 'exercise';

export interface NoteTable {
  userScreeningId: number;
  kind: NoteKind;
  /**
   * The id of the test or exercise [API-17]. A note on the screening or training as a whole has the id of the user
   * screening.
   */
  subjectId: number;
  athleteNote: string | null;
  trainerNote: string | null;
}

/** The columns are the fields on the wire. */
export interface ExerciseTable extends Omit<Exercise, 'id'> {
  id: Generated<number>;
}

export interface BasisExerciseTable {
  exerciseId: number;
  position: number;
}

/** What both kinds of run have; (`userId`, `clientId`) is unique [API-39]. */
export interface RunColumns {
  id: Generated<number>;
  userId: number;
  clientId: string;
  clientRevision: number;
  /** As posted, ISO 8601 in UTC. */
  start: string;
  /** The same time as a number. It is sorted by, since texts of different precision do not sort by time. */
  startedAt: number;
  completed: number;
  /** How long its lists are, as JSON. */
  bytes: number;
  /** A UUID that changes with the run: one without a revision changes, too. Empty until then in an older database. */
  tag: string;
}

export interface ScreeningRunTable extends RunColumns {
  screeningId: number;
  /** JSON: `TestRun[]`. */
  testRuns: string;
  /** JSON: `Exercise[]`. */
  exercises: string;
}

export interface ExerciseRunTable extends RunColumns {
  screeningRunId: number | null;
  /** JSON: `RunUnit[]`. */
  runUnits: string;
}

/** A run that was erased on purpose and is never stored again [ON-5]. The user may be erased, too. */
export interface ErasureTable {
  userId: number;
  clientId: string;
}

export interface FeedbackQuestionTable {
  question: string;
  /** JSON: `string[]`. */
  options: string;
  position: number;
}

/** One per exercise run [CO-14]. */
export interface FeedbackTable {
  exerciseRunId: number;
  comment: string;
  /** JSON: `Feedback['answers']`. */
  answers: string;
}

/** The outbox entries that the server has taken; (`writtenBy`, `clientId`) is unique [ON-3]. */
export interface ReceivedEntryTable {
  writtenBy: number;
  clientId: string;
}

/** One per pair of people. The person with the lower id is first. */
export interface ChatRoomTable {
  id: Generated<number>;
  firstUserId: number;
  secondUserId: number;
}

/** (`senderId`, `clientId`) is unique [API-39]. */
export interface ChatMessageTable {
  id: Generated<number>;
  clientId: string;
  chatroomId: number;
  senderId: number;
  recipientId: number;
  content: string;
  createdAt: number;
  /** Whether the recipient has read it. */
  isRead: number;
}

/** Which database this is; one row [ON-5, ON-6]. */
export interface InstanceTable {
  /** A UUID that was made with the database. */
  id: string;
  /** A UUID that changes when a backup is restored. */
  epoch: string;
}

export interface Tables {
  instance: InstanceTable;
  user: UserTable;
  authToken: AuthTokenTable;
  verificationToken: VerificationTokenTable;
  recoveryToken: RecoveryTokenTable;
  trainerAthlete: TrainerAthleteTable;
  screening: ScreeningTable;
  userScreening: UserScreeningTable;
  note: NoteTable;
  exercise: ExerciseTable;
  basisExercise: BasisExerciseTable;
  screeningRun: ScreeningRunTable;
  exerciseRun: ExerciseRunTable;
  erasure: ErasureTable;
  feedbackQuestion: FeedbackQuestionTable;
  feedback: FeedbackTable;
  receivedEntry: ReceivedEntryTable;
  chatRoom: ChatRoomTable;
  chatMessage: ChatMessageTable;
}

export type Database = Kysely<Tables>;
