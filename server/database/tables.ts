import type { Kysely } from 'kysely';
import type { FormerNoteTable, NoteTable, UserScreeningTable } from './tables/assignments';
import type { ClipTable, ClipUploadPartTable, ClipUploadTable } from './tables/clips';
import type { ClubTable, SetupCodeTable } from './tables/club';
import type { ConsentTable, ConsentTextTable, GuardianQuestionTable } from './tables/consents';
import type {
  BasisExerciseTable,
  ContentIdTable,
  ContentItemTable,
  ContentVersionTable,
  ExerciseTable,
  FeedbackQuestionTable,
  ScreeningTable,
} from './tables/content';
import type { ChangeTable, ErasureTable, InstanceTable, ReceivedEntryTable } from './tables/keeping';
import type { MailWayTable, WaitingNoticeTable } from './tables/mails';
import type { ChatMessageTable, ChatRoomTable, NotificationTable } from './tables/messages';
import type {
  AuthTokenTable,
  FormerRightTable,
  InvitationTable,
  MemberExportTable,
  PlannedErasureTable,
  RecoveryTokenTable,
  TrainerAthleteTable,
  UserTable,
  VerificationTokenTable,
} from './tables/people';
import type { ExerciseRunTable, FeedbackTable, ScreeningRunTable } from './tables/runs';
import type { AttemptTable, VideoPartTable, VideoTable } from './tables/shared';

/**
 * The columns of each table. The types are those that SQLite and PostgreSQL have in common: texts, whole and real
 * numbers. A list inside a row is JSON in a text column. Booleans are 0 and 1. Times are milliseconds since 1970.
 */
export interface Tables {
  instance: InstanceTable;
  user: UserTable;
  authToken: AuthTokenTable;
  verificationToken: VerificationTokenTable;
  recoveryToken: RecoveryTokenTable;
  trainerAthlete: TrainerAthleteTable;
  formerRight: FormerRightTable;
  invitation: InvitationTable;
  plannedErasure: PlannedErasureTable;
  memberExport: MemberExportTable;
  waitingNotice: WaitingNoticeTable;
  mailWay: MailWayTable;
  club: ClubTable;
  consentText: ConsentTextTable;
  consent: ConsentTable;
  guardianQuestion: GuardianQuestionTable;
  setupCode: SetupCodeTable;
  screening: ScreeningTable;
  userScreening: UserScreeningTable;
  note: NoteTable;
  formerNote: FormerNoteTable;
  exercise: ExerciseTable;
  basisExercise: BasisExerciseTable;
  contentItem: ContentItemTable;
  contentVersion: ContentVersionTable;
  contentId: ContentIdTable;
  screeningRun: ScreeningRunTable;
  exerciseRun: ExerciseRunTable;
  erasure: ErasureTable;
  feedbackQuestion: FeedbackQuestionTable;
  feedback: FeedbackTable;
  receivedEntry: ReceivedEntryTable;
  chatRoom: ChatRoomTable;
  chatMessage: ChatMessageTable;
  notification: NotificationTable;
  clip: ClipTable;
  change: ChangeTable;
  video: VideoTable;
  videoPart: VideoPartTable;
  clipUpload: ClipUploadTable;
  clipUploadPart: ClipUploadPartTable;
  attempt: AttemptTable;
}

export type Database = Kysely<Tables>;
