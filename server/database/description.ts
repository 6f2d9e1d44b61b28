import type { Tables } from './tables';

/** What a write adds to the log of changes [DE-6]. */
export interface Logged<Column extends string = string> {
  /** What the entry is about: a row of `GET /changes`, a whole list, or the right to see an athlete. */
  kind: string;
  /** The column with the id of what changes for a person; none where the list changes as a whole. */
  row?: Column;
  /** The column with the user to whom the row belongs; none where it belongs to all, or where another row says it. */
  owner?: Column;
  /** The columns that count; all where none are named. */
  columns?: readonly Column[];
}

/** What is to be said of a table, beside its columns. */
interface Description<Column extends string = string> {
  /** The columns of its key, by which its rows are read in pages. */
  key: readonly [Column, ...Column[]];
  /** The columns that say whose a row is: the id of a user, or of a row that is somebody's. None for the club's. */
  owners: readonly Column[];
  /** Further columns with such an id. The row is not theirs. */
  mentions?: readonly Column[];
  /** Whether a restored backup has the rows as they were, or `renewInstance` changes some [ON-6]. */
  restored: 'as it was' | 'renewed';
  /** Which entries of the log a write adds. */
  logged: readonly Logged<Column>[];
  /** It is in PostgreSQL alone: with SQLite the only process has it in its memory or in the data folder. */
  isShared?: true;
}

/**
 * Every table, and what the server has to know of it where it treats all tables alike. One that refers to another comes
 * after it. The log of changes is the last that is exported: what an import itself adds to it is replaced.
 */
const descriptions = {
  instance: { key: ['id'], owners: [], restored: 'renewed', logged: [] },
  user: {
    key: ['id'],
    owners: ['id'],
    mentions: ['addedBy'],
    restored: 'as it was',
    logged: [
      // A resting member is nobody's athlete meanwhile, so that counts as a change of the right.
      { kind: 'athlete', row: 'id', columns: ['isResting'] },
      {
        kind: 'user',
        row: 'id',
        owner: 'id',
        columns: [
          'username',
          'firstName',
          'lastName',
          'authorities',
          'team',
          'invitedAt',
          'agreedVersion',
          'painAgreedAt',
          'forgetAt',
          'guardianMissingSince',
        ],
      },
    ],
  },
  club: { key: ['name'], owners: [], mentions: ['secondReaderId'], restored: 'as it was', logged: [] },
  consentText: { key: ['version'], owners: [], restored: 'as it was', logged: [] },
  consent: {
    key: ['id'],
    owners: ['userId'],
    mentions: ['enteredBy'],
    restored: 'as it was',
    // The columns of the user say it to the devices.
    logged: [],
  },
  guardianQuestion: {
    key: ['id'],
    owners: ['userId'],
    mentions: ['consentId'],
    restored: 'as it was',
    // The columns of the user say it to the devices.
    logged: [],
  },
  setupCode: { key: ['codeHash'], owners: [], restored: 'as it was', logged: [] },
  authToken: { key: ['id'], owners: ['userId'], restored: 'renewed', logged: [] },
  verificationToken: { key: ['tokenHash'], owners: ['userId'], restored: 'renewed', logged: [] },
  recoveryToken: { key: ['tokenHash'], owners: ['userId'], restored: 'renewed', logged: [] },
  trainerAthlete: {
    key: ['trainerId', 'athleteId'],
    owners: ['trainerId', 'athleteId'],
    restored: 'as it was',
    logged: [{ kind: 'athlete', row: 'athleteId', owner: 'trainerId' }],
  },
  formerRight: {
    key: ['trainerId', 'athleteId', 'until'],
    owners: ['trainerId', 'athleteId'],
    restored: 'as it was',
    logged: [],
  },
  invitation: {
    key: ['userId'],
    owners: ['userId'],
    mentions: ['invitedBy'],
    restored: 'as it was',
    // A row of a user says whether they have come in.
    logged: [{ kind: 'user', row: 'userId', owner: 'userId', columns: ['usedAt'] }],
  },
  plannedErasure: {
    key: ['userId'],
    owners: ['userId'],
    mentions: ['plannedBy'],
    restored: 'renewed',
    logged: [],
  },
  memberExport: {
    key: ['id'],
    owners: ['userId'],
    mentions: ['exportedBy'],
    restored: 'as it was',
    logged: [],
  },
  waitingNotice: { key: ['id'], owners: ['userId'], restored: 'as it was', logged: [] },
  mailWay: { key: ['id'], owners: [], restored: 'as it was', logged: [] },
  screening: {
    key: ['id'],
    owners: [],
    restored: 'as it was',
    // What else there is says which can be assigned, which the log does not tell.
    logged: [{ kind: 'screening', row: 'id', columns: ['name', 'tests'] }],
  },
  userScreening: {
    key: ['id'],
    owners: ['userId'],
    restored: 'renewed',
    logged: [{ kind: 'userScreening', row: 'id', owner: 'userId' }],
  },
  note: {
    key: ['userScreeningId', 'kind', 'subjectId'],
    owners: ['userScreeningId'],
    restored: 'renewed',
    logged: [{ kind: 'userScreening', row: 'userScreeningId' }],
  },
  formerNote: {
    key: ['userScreeningId', 'kind', 'subjectId', 'revision'],
    owners: ['userScreeningId'],
    restored: 'renewed',
    logged: [],
  },
  exercise: { key: ['id'], owners: [], restored: 'as it was', logged: [{ kind: 'exercise', row: 'id' }] },
  basisExercise: { key: ['exerciseId'], owners: [], restored: 'as it was', logged: [{ kind: 'basis' }] },
  contentItem: { key: ['key'], owners: [], mentions: ['changedBy'], restored: 'as it was', logged: [] },
  contentVersion: {
    key: ['key', 'version'],
    owners: [],
    mentions: ['publishedBy'],
    restored: 'as it was',
    logged: [],
  },
  contentId: { key: ['id'], owners: [], restored: 'as it was', logged: [] },
  screeningRun: {
    key: ['id'],
    owners: ['userId'],
    mentions: ['ratedBy', 'postedBy'],
    restored: 'renewed',
    logged: [{ kind: 'screeningRun', row: 'id', owner: 'userId' }],
  },
  exerciseRun: {
    key: ['id'],
    owners: ['userId'],
    mentions: ['screeningRunId', 'ratedBy', 'postedBy'],
    restored: 'renewed',
    logged: [{ kind: 'exerciseRun', row: 'id', owner: 'userId' }],
  },
  erasure: { key: ['id'], owners: [], restored: 'renewed', logged: [] },
  feedbackQuestion: {
    key: ['question'],
    owners: [],
    restored: 'as it was',
    logged: [{ kind: 'feedbackQuestions' }],
  },
  feedback: {
    key: ['exerciseRunId'],
    owners: ['exerciseRunId'],
    restored: 'renewed',
    logged: [{ kind: 'feedback', row: 'exerciseRunId' }],
  },
  receivedEntry: {
    key: ['writtenBy', 'clientId'],
    owners: ['writtenBy'],
    restored: 'as it was',
    logged: [],
  },
  chatRoom: { key: ['id'], owners: ['firstUserId', 'secondUserId'], restored: 'as it was', logged: [] },
  chatMessage: {
    key: ['id'],
    owners: ['chatroomId', 'senderId', 'recipientId'],
    mentions: ['readerId'],
    restored: 'as it was',
    logged: [],
  },
  notification: {
    key: ['userId', 'type', 'senderId'],
    owners: ['userId'],
    mentions: ['senderId'],
    restored: 'as it was',
    logged: [],
  },
  clip: { key: ['fileName'], owners: [], mentions: ['takenBy'], restored: 'as it was', logged: [] },
  change: { key: ['id'], owners: [], restored: 'renewed', logged: [] },
  video: { key: ['fileName'], owners: [], restored: 'as it was', logged: [], isShared: true },
  videoPart: { key: ['hash', 'position'], owners: [], restored: 'as it was', logged: [], isShared: true },
  clipUpload: { key: ['id'], owners: [], restored: 'as it was', logged: [], isShared: true },
  clipUploadPart: {
    key: ['uploadId', 'start'],
    owners: [],
    restored: 'as it was',
    logged: [],
    isShared: true,
  },
  attempt: { key: ['key'], owners: [], restored: 'as it was', logged: [], isShared: true },
} as const satisfies { [Table in keyof Tables]: Description<keyof Tables[Table] & string> };

type Descriptions = typeof descriptions;

/** What an entry of the log is about. */
export type LoggedKind = Descriptions[keyof Tables]['logged'][number]['kind'];

/** What an entry is about that is somebody's. */
export type OwnedKind = {
  [Table in keyof Tables]: Descriptions[Table]['owners'] extends readonly []
    ? never
    : Descriptions[Table]['logged'][number]['kind'];
}[keyof Tables];

/** A table by name, with its description. */
export interface DescribedTable extends Description {
  name: keyof Tables;
}

/** Every table. */
export const describedTables = Object.entries(descriptions).map(
  ([name, said]: [string, Description]): DescribedTable => ({ ...said, name: name as keyof Tables }),
);

/** What the entries are about that are somebody's, in the order of the tables. */
export const ownedKinds: readonly OwnedKind[] = [
  ...new Set(
    describedTables.flatMap(({ owners, logged }) =>
      owners.length > 0 ? logged.map(({ kind }) => kind as OwnedKind) : [],
    ),
  ),
];

/** The tables that both databases have. */
export const commonTables = describedTables.filter(({ isShared }) => !isShared);
