import type { Tables } from '../tables';
import type { LoggedKind } from './loggedKind';

/** A table whose writes are logged. */
export interface LoggedTable {
  table: keyof Tables;
  kind: LoggedKind;
  /** The column with the id of what changes for a person; none where the list changes as a whole. */
  row?: string;
  /** The column with the user to whom the row belongs; none where it belongs to all, or where another row says it. */
  owner?: string;
  /** The columns that count; all where none are named. */
  columns?: readonly string[];
}

const logged = <Table extends keyof Tables>(
  table: Table,
  kind: LoggedKind,
  columns: {
    row?: keyof Tables[Table] & string;
    owner?: keyof Tables[Table] & string;
    columns?: readonly (keyof Tables[Table] & string)[];
  } = {},
): LoggedTable => ({ table, kind, ...columns });

/**
 * Every table that the rows of `GET /changes` are made of [DE-6]. A table of which they are to be made, too, is one
 * line here. Whoever rests is nobody's athlete meanwhile, so that counts as a change of the right.
 */
export const loggedTables: readonly LoggedTable[] = [
  logged('trainerAthlete', 'athlete', { row: 'athleteId', owner: 'trainerId' }),
  logged('user', 'athlete', { row: 'id', columns: ['isResting'] }),
  logged('user', 'user', {
    row: 'id',
    owner: 'id',
    columns: [
      ...(['username', 'firstName', 'lastName', 'authorities', 'team'] as const),
      ...(['invitedAt', 'agreedVersion', 'painAgreedAt'] as const),
    ],
  }),
  // A row of a user says whether they have come in.
  logged('invitation', 'user', { row: 'userId', owner: 'userId', columns: ['usedAt'] }),
  logged('userScreening', 'userScreening', { row: 'id', owner: 'userId' }),
  logged('note', 'userScreening', { row: 'userScreeningId' }),
  logged('screening', 'screening', { row: 'id' }),
  logged('screeningRun', 'screeningRun', { row: 'id', owner: 'userId' }),
  logged('exerciseRun', 'exerciseRun', { row: 'id', owner: 'userId' }),
  logged('feedback', 'feedback', { row: 'exerciseRunId' }),
  logged('exercise', 'exercise', { row: 'id' }),
  logged('basisExercise', 'basis'),
  logged('feedbackQuestion', 'feedbackQuestions'),
];
