import type { Generated, Kysely } from 'kysely';

/**
 * The tables as the code sees them. Only what SQLite and PostgreSQL have in common: texts, whole and real numbers.
 * A list inside a row is JSON in a text column; booleans are 0 and 1; points in time are milliseconds since 1970.
 */

export interface UserTable {
  id: Generated<number>;
  username: string;
  firstName: string;
  lastName: string;
  /** In small letters, unique. */
  email: string;
  /** Whether its owner has opened a link that was sent there; before that nobody signs in [API-7]. */
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

/** A link that verifies an address; it stays, since it answers again and again [CO-13]. */
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
  /** Of the password that was set with it, to know the same one when it is sent again [CO-15]. */
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
  /** The test's or exercise's id; for a screening's or training's own note the id of the user screening [API-17]. */
  subjectId: number;
  athleteNote: string | null;
  trainerNote: string | null;
}

export interface ExerciseTable {
  id: Generated<number>;
  name: string;
  video: string | null;
  description: string | null;
  description2: string | null;
  description3: string | null;
  materials: string | null;
  goal: string | null;
  sortOrder: number | null;
  sets: number | null;
  seconds: number | null;
  seconds2: number | null;
  distance: number | null;
  distance2: number | null;
  repeat: number | null;
  repeat2: number | null;
  pause: number | null;
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
  /** As it was sent, ISO 8601 in UTC. */
  start: string;
  /** The same as a number, for sorting: texts of different precision do not sort by time. */
  startedAt: number;
  completed: number;
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

export interface FeedbackQuestionTable {
  question: string;
  /** JSON: `string[]`. */
  options: string;
  position: number;
}

/** One per training [CO-14]. */
export interface FeedbackTable {
  exerciseRunId: number;
  comment: string;
  /** JSON: `Feedback['answers']`. */
  answers: string;
}

/** One for any two people, the one with the lower id first. */
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

export interface Tables {
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
  feedbackQuestion: FeedbackQuestionTable;
  feedback: FeedbackTable;
  chatRoom: ChatRoomTable;
  chatMessage: ChatMessageTable;
}

export type Database = Kysely<Tables>;
