import type { Tables } from '../database/tables';

/** A table and the columns of its key, by which its rows are read in pages. */
export interface TransferredTable {
  name: keyof Tables;
  key: readonly [string, ...string[]];
}

const transferred = <Name extends keyof Tables>(
  name: Name,
  ...key: [keyof Tables[Name] & string, ...(keyof Tables[Name] & string)[]]
): TransferredTable => ({ name, key });

/**
 * Every table that both databases have. One that refers to another comes after it. The log of changes is the last: what
 * the import itself adds to it is replaced.
 */
export const transferredTables: readonly TransferredTable[] = [
  transferred('instance', 'id'),
  transferred('user', 'id'),
  transferred('club', 'name'),
  transferred('setupCode', 'codeHash'),
  transferred('authToken', 'id'),
  transferred('verificationToken', 'tokenHash'),
  transferred('recoveryToken', 'tokenHash'),
  transferred('trainerAthlete', 'trainerId', 'athleteId'),
  transferred('invitation', 'userId'),
  transferred('screening', 'id'),
  transferred('userScreening', 'id'),
  transferred('note', 'userScreeningId', 'kind', 'subjectId'),
  transferred('formerNote', 'userScreeningId', 'kind', 'subjectId', 'revision'),
  transferred('exercise', 'id'),
  transferred('basisExercise', 'exerciseId'),
  transferred('screeningRun', 'id'),
  transferred('exerciseRun', 'id'),
  transferred('erasure', 'userId', 'clientId'),
  transferred('feedbackQuestion', 'question'),
  transferred('feedback', 'exerciseRunId'),
  transferred('receivedEntry', 'writtenBy', 'clientId'),
  transferred('chatRoom', 'id'),
  transferred('chatMessage', 'id'),
  transferred('notification', 'userId', 'type', 'senderId'),
  transferred('change', 'id'),
];
