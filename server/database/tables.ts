import type { Generated, Kysely } from 'kysely';
import type { DeskNotification } from '../../src/contract/assignments';
import type { MinorsChat } from '../../src/contract/club';
import type { Exercise } from '../../src/contract/schemas';
import type { LoggedKind } from './changeLog/loggedKind';

/**
 * The columns of each table. The types are those that SQLite and PostgreSQL have in common: texts, whole and real numbers.
 * A list inside a row is JSON in a text column. Booleans are 0 and 1. Times are milliseconds since 1970.
 */

/** A member of the club, with or without an account. */
export interface UserTable {
  id: Generated<number>;
  /** Null until the invitation is accepted. */
  username: string | null;
  firstName: string;
  lastName: string;
  /** Lower case. A family may share one [MB-1]. */
  email: string | null;
  /** Whether its owner has opened a link that was sent there. Until then the user cannot sign in [API-7]. */
  emailVerified: Generated<number>;
  /** An argon2 hash in PHC form. Null until the invitation is accepted. */
  passwordHash: string | null;
  /** JSON: `Authority[]`. */
  authorities: string;
  birthYear: Generated<number | null>;
  team: Generated<string | null>;
  /** A resting member cannot sign in; the data stays [MB-5]. */
  isResting: Generated<number>;
  invitedAt: Generated<number | null>;
  lastSeenAt: Generated<number | null>;
  /** Who added the member; (`addedBy`, `clientId`) is unique, so that a repeated call adds nobody twice [ON-3]. */
  addedBy: Generated<number | null>;
  clientId: Generated<string | null>;
  /** The version of the club's text that the member has agreed to, and when [CS-1]. */
  agreedVersion: Generated<number | null>;
  agreedAt: Generated<number | null>;
  /** When the member agreed that entries about pain are stored; null if not. */
  painAgreedAt: Generated<number | null>;
  /** Who agreed for a minor [CS-2]. */
  guardianName: Generated<string | null>;
  guardianEmail: Generated<string | null>;
}

/** A sign-in. */
export interface AuthTokenTable {
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is never stored. Unique. */
  tokenHash: string;
  userId: number;
  expiresAt: number;
  /** What is known of the device, such as 'Android, Chrome' [AC-1]. */
  device: Generated<string>;
  lastUsedAt: Generated<number | null>;
}

/** A link that verifies an address. The row stays, since the link can be opened again [CO-13]. */
export interface VerificationTokenTable {
  tokenHash: string;
  userId: number;
  /** A new address, which counts from then on [AC-1]; null for that of the account. */
  email: Generated<string | null>;
  /** When the link to a new address ends; null for that of the account. */
  expiresAt: Generated<number | null>;
  /** A used link is still answered, and changes nothing [CO-13]. */
  usedAt: Generated<number | null>;
}

/** How the mail of an invitation stands: there is none, it is to be sent, it was sent, it could not be delivered. */
export type InvitationMail = 'none' | 'waiting' | 'sent' | 'failed';

/** The last invitation of a member; a new one takes its place [MB-2]. */
export interface InvitationTable {
  userId: number;
  /** SHA-256 of the link's token. Null while the mail waits: the token is made when it is sent. */
  tokenHash: string | null;
  /** SHA-256 of the short code [MB-4]. Null for invitations by mail. */
  codeHash: string | null;
  endsAt: number;
  /** Who invited; the mail names them. */
  invitedBy: number;
  mail: InvitationMail;
  usedAt: number | null;
  /** An argon2 hash of the answers it was accepted with, to recognise the same ones when they are sent again [MB-4]. */
  answerHash: string | null;
}

/** The club; one row [CL-2]. There is none before the set-up. */
export interface ClubTable {
  name: string;
  /** JSON: `Operator`. */
  operator: string;
  consentText: string;
  consentVersion: number;
  minorsChat: MinorsChat;
  secondReaderId: number | null;
  /** The second reader reads what was written from then on [CS-3]. */
  secondReaderSince: number | null;
  intervalWeeks: number;
  keepMonths: number;
}

/** The code of the set-up link; one row [CL-1]. */
export interface SetupCodeTable {
  codeHash: string;
  /** When the club began with it; the same set-up is taken again for a while, since the answer may have been lost. */
  usedAt: Generated<number | null>;
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
  /** Whether it can be assigned. A retired one stays readable [AS-7]. */
  isPublished: Generated<number>;
}

export interface UserScreeningTable {
  id: Generated<number>;
  userId: number;
  screeningId: number | null;
  /** Weeks until the screening is due again; null for no reminder [AS-5]. */
  intervalWeeks: Generated<number | null>;
  /** Null where nothing is assigned, and where it was before this was stored. */
  assignedAt: Generated<number | null>;
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
  /** Grows with each change; the row stays when the note is emptied [NT-1]. */
  revision: Generated<number>;
  /** Emptied by an app that knows no revisions. To every app such a note is gone. */
  isRemoved: Generated<number>;
}

/** What a note said before. The texts themselves are gone; the hashes tell which of them a person has changed [NT-1]. */
export interface FormerNoteTable extends Pick<NoteTable, 'userScreeningId' | 'kind' | 'subjectId'> {
  revision: number;
  /** Null where there was no text. */
  athleteHash: string | null;
  trainerHash: string | null;
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
  /** Who posted its first version [HI-5]. Null for a run that came before this was stored. */
  ratedBy: Generated<number | null>;
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
  /** JSON: `{ value, at }`; null without an answer [PN-3]. */
  morningPain: Generated<string | null>;
}

/**
 * What must never come back, whatever backup is restored [ON-6]: a run that was erased on purpose, by its owner and
 * `clientId` [ON-5], or an ended sign-in. The user may be erased, too. `server/journal` keeps each row in a file as well.
 */
export interface ErasureTable {
  id: Generated<number>;
  /** Null for a sign-in, and so is the client id. */
  userId: Generated<number | null>;
  clientId: Generated<string | null>;
  /** SHA-256 of the token of a sign-in that was ended; null for a run. */
  tokenHash: Generated<string | null>;
}

export interface FeedbackQuestionTable {
  question: string;
  /** JSON: `string[]`. */
  options: string;
  /** JSON: `string[]`, those of the options that ask for the trainer's attention [DE-2]. */
  attention: Generated<string>;
  position: number;
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
  /** Who may read it along, from when it was written on [CS-3]. */
  readerId: number | null;
}

/** Something new that a person has not seen yet, beside messages; one of a type and sender [AS-4]. */
export interface NotificationTable {
  userId: number;
  type: DeskNotification['type'];
  senderId: number;
}

/** Which database this is; one row [ON-5, ON-6]. */
export interface InstanceTable {
  /** A UUID that was made with the database. */
  id: string;
  /** A UUID that changes when a backup is restored. */
  epoch: string;
  /** In a backup, when it was made; null in the database of a server. */
  backedUpAt: Generated<number | null>;
  /** The revision of a note that is new: above all that were given before a backup was restored [NT-1]. */
  firstNoteRevision: Generated<number>;
}

/** An entry of the log of changes, written by triggers [DE-6]. Entries never change; the oldest are forgotten. */
export interface ChangeTable {
  /** Grows with each entry, in the order of the commits: one transaction writes at a time. */
  id: Generated<number>;
  /** Random, to tell the entry from one with the same id in another copy of the database. */
  tag: string;
  /** 'start' is the first entry of a log and says nothing more. */
  kind: LoggedKind | 'start';
  /** The id of what changed; 0 for a list as a whole. */
  rowId: number;
  /** The user to whom it belongs, or who has the right; null for everybody, or where another row says it. */
  ownerId: number | null;
}

/** A clip; only in PostgreSQL. */
export interface VideoTable {
  fileName: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the content. */
  hash: string;
}

/** A part of a clip, which belongs to the content and not to the name; only in PostgreSQL. */
export interface VideoPartTable {
  hash: string;
  /** 0 for the first part. */
  position: number;
  content: Buffer;
}

/** How often somebody has tried something; only in PostgreSQL. */
export interface AttemptTable {
  /** SHA-256 of what is limited and of who tried. */
  key: string;
  attempts: number;
  /** When the attempts count no more. */
  endsAt: number;
}

export interface Tables {
  instance: InstanceTable;
  user: UserTable;
  authToken: AuthTokenTable;
  verificationToken: VerificationTokenTable;
  recoveryToken: RecoveryTokenTable;
  trainerAthlete: TrainerAthleteTable;
  invitation: InvitationTable;
  club: ClubTable;
  setupCode: SetupCodeTable;
  screening: ScreeningTable;
  userScreening: UserScreeningTable;
  note: NoteTable;
  formerNote: FormerNoteTable;
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
  notification: NotificationTable;
  change: ChangeTable;
  video: VideoTable;
  videoPart: VideoPartTable;
  attempt: AttemptTable;
}

export type Database = Kysely<Tables>;
