import type { Generated } from 'kysely';

export interface UserScreeningTable {
  id: Generated<number>;
  userId: number;
  screeningId: number | null;
  /** Weeks until the screening is due again; null for no reminder [AS-5]. */
  intervalWeeks: Generated<number | null>;
  /** Null where nothing is assigned, and where it was before this was stored. */
  assignedAt: Generated<number | null>;
  /** JSON of the changes of the plan, with who made them; null where it was never changed [PL-1]. */
  planChanges: Generated<string | null>;
  /** Grows with each change of the plan; 0 where it was never changed. */
  planRevision: Generated<number>;
  /** Trainings a week; null without a goal [PL-5]. */
  weeklyGoal: Generated<number | null>;
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

/** What a note said before. The texts are gone; their hashes tell which of them a person has changed [NT-1]. */
export interface FormerNoteTable extends Pick<NoteTable, 'userScreeningId' | 'kind' | 'subjectId'> {
  revision: number;
  /** Null where there was no text. */
  athleteHash: string | null;
  trainerHash: string | null;
}
