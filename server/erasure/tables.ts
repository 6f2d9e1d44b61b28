import type { Database, Tables } from '../database/tables';
import { endSignins } from '../journal/endSignins';
import { noteEndedTokens } from '../journal/noteEndedTokens';
import { emptiedUser } from './emptiedUser';

/** Who is erased. Only what an athlete wrote to others goes, too [LV-4]. */
export interface Erased {
  id: number;
  isAthleteOnly: boolean;
}

const assignmentsOf = (db: Database, id: number) =>
  db.selectFrom('userScreening').select('id').where('userId', '=', id);

const runsOf = (db: Database, table: 'screeningRun' | 'exerciseRun', id: number) =>
  db.selectFrom(table).select('id').where('userId', '=', id);

/** The tables with rows that are somebody's by their column `userId` alone. */
type OwnTable =
  | 'verificationToken'
  | 'recoveryToken'
  | 'invitation'
  | 'plannedErasure'
  | 'memberExport'
  | 'consent'
  | 'waitingNotice'
  | 'screeningRun'
  | 'exerciseRun';

const ownRows =
  (table: OwnTable) =>
  (db: Database, { id }: Erased) =>
    db.deleteFrom(table).where('userId', '=', id).execute();

const rightsIn =
  (table: 'trainerAthlete' | 'formerRight') =>
  (db: Database, { id }: Erased) =>
    db
      .deleteFrom(table)
      .where(({ or, eb }) => or([eb('trainerId', '=', id), eb('athleteId', '=', id)]))
      .execute();

const notesIn =
  (table: 'note' | 'formerNote') =>
  (db: Database, { id }: Erased) =>
    db.deleteFrom(table).where('userScreeningId', 'in', assignmentsOf(db, id)).execute();

/**
 * How each table loses what it has of a person [MB-7]; null where it has nothing but, at most, the id. A new table does
 * not compile until it is here.
 */
export const erasers: Record<keyof Tables, ((db: Database, erased: Erased) => Promise<unknown>) | null> = {
  instance: null,
  user: (db, { id }) => db.updateTable('user').set(emptiedUser).where('id', '=', id).execute(),
  // A second reader who cannot sign in reads nothing along [CS-3].
  club: null,
  consentText: null,
  consent: ownRows('consent'),
  // Their links say that the person was erased [LV-3].
  guardianQuestion: async (db, { id }) =>
    noteEndedTokens(
      db,
      await db
        .deleteFrom('guardianQuestion')
        .where('userId', '=', id)
        .returning(['tokenHash', 'userId'])
        .execute(),
    ),
  setupCode: null,
  authToken: (db, { id }) => endSignins(db, (column) => column('userId', '=', id)),
  verificationToken: ownRows('verificationToken'),
  recoveryToken: ownRows('recoveryToken'),
  trainerAthlete: rightsIn('trainerAthlete'),
  formerRight: rightsIn('formerRight'),
  invitation: ownRows('invitation'),
  plannedErasure: ownRows('plannedErasure'),
  memberExport: ownRows('memberExport'),
  waitingNotice: ownRows('waitingNotice'),
  mailWay: null,
  screening: null,
  // Its id stays, so that a note that still comes is refused as one about somebody who was erased.
  userScreening: (db, { id }) =>
    db
      .updateTable('userScreening')
      .set({ screeningId: null, intervalWeeks: null, assignedAt: null, planChanges: null, weeklyGoal: null })
      .where('userId', '=', id)
      .execute(),
  note: notesIn('note'),
  formerNote: notesIn('formerNote'),
  exercise: null,
  basisExercise: null,
  contentItem: null,
  contentVersion: null,
  contentId: null,
  screeningRun: ownRows('screeningRun'),
  exerciseRun: ownRows('exerciseRun'),
  erasure: null,
  feedbackQuestion: null,
  feedback: (db, { id }) =>
    db
      .deleteFrom('feedback')
      .where('exerciseRunId', 'in', runsOf(db, 'exerciseRun', id))
      .execute(),
  receivedEntry: (db, { id }) => db.deleteFrom('receivedEntry').where('writtenBy', '=', id).execute(),
  chatRoom: async (db, { id, isAthleteOnly }) => {
    if (!isAthleteOnly) return;
    await db
      .deleteFrom('chatRoom')
      .where(({ or, eb }) => or([eb('firstUserId', '=', id), eb('secondUserId', '=', id)]))
      .execute();
  },
  chatMessage: async (db, { id, isAthleteOnly }) => {
    if (!isAthleteOnly) return;
    await db
      .deleteFrom('chatMessage')
      .where(({ or, eb }) => or([eb('senderId', '=', id), eb('recipientId', '=', id)]))
      .execute();
  },
  notification: (db, { id }) =>
    db
      .deleteFrom('notification')
      .where(({ or, eb }) => or([eb('userId', '=', id), eb('senderId', '=', id)]))
      .execute(),
  // A clip is the club's content.
  clip: null,
  // It has ids, and tells the trainers' devices that the athlete is gone.
  change: null,
  video: null,
  videoPart: null,
  // An upload that nobody goes on with is gone after 7 days.
  clipUpload: null,
  clipUploadPart: null,
  attempt: null,
};
