import type { Assignment } from '../../src/contract/assignments';
import { noDose } from '../../src/domain/planChanges';
import type { Database } from '../database/tables';
import { findUserScreenings } from '../screening/screenings';
import type { Known } from './known';
import type { OwnAssignment, OwnData, OwnMessage } from './schema';
import { exportWords } from './words';

type Note = OwnAssignment['notes'][number];

/** What trainers changed in the plan of an assignment [PL-1]. */
const planChangesOf = (
  { planChanges }: Assignment,
  known: Known,
): Pick<OwnAssignment, 'planChanges' | 'weeklyGoal'> => ({
  weeklyGoal: planChanges?.weeklyGoal ?? null,
  planChanges: (planChanges?.changes ?? []).map(
    ({ exerciseId, form, dose, position, reason, byName: by, at }) => ({
      exercise: known.exerciseName(exerciseId) ?? exportWords.exercise(exerciseId),
      form,
      ...(dose ?? noDose),
      place: position === null ? null : position + 1,
      reason,
      by,
      at,
    }),
  ),
});

/** Reads what is assigned to a person, with the notes about them. */
export const readAssignments = async (
  db: Database,
  known: Known,
  userId: number,
): Promise<OwnAssignment[]> => {
  const assignments: OwnAssignment[] = [];
  for (const assignment of await findUserScreenings(db, userId)) {
    const screening = assignment.screeningId === null ? null : await known.screening(assignment.screeningId);
    const testName = (id: number) => screening?.tests.find((test) => test.id === id)?.name ?? `Test ${id}`;
    const noteOf = (
      about: Note['about'],
      name: string | null,
      note: { athleteNote: string | null; trainerNote: string | null },
    ): Note => ({ about, name, athleteNote: note.athleteNote, trainerNote: note.trainerNote });
    const { screeningNote, trainingNote, testNotes, exerciseNotes } = assignment;
    assignments.push({
      screening: screening?.name ?? null,
      assignedAt: assignment.assignedAt ?? null,
      intervalWeeks: assignment.intervalWeeks ?? null,
      ...planChangesOf(assignment, known),
      notes: [
        ...(screeningNote ? [noteOf('screening', null, screeningNote)] : []),
        ...(trainingNote ? [noteOf('training', null, trainingNote)] : []),
        ...testNotes.map((note) => noteOf('test', testName(note.id), note)),
        ...exerciseNotes.map((note) => noteOf('exercise', known.exerciseName(note.id), note)),
      ],
    });
  }
  return assignments;
};

/** How many messages are read at once. */
const pageSize = 100;

/** Reads the conversations of a person, oldest first. What they only read along belongs to others. */
export async function* readMessages(
  db: Database,
  known: Known,
  userId: number,
): AsyncGenerator<OwnMessage[]> {
  const rooms = await db
    .selectFrom('chatRoom')
    .select(['id', 'firstUserId', 'secondUserId'])
    .where(({ eb, or }) => or([eb('firstUserId', '=', userId), eb('secondUserId', '=', userId)]))
    .orderBy('id')
    .execute();
  for (const room of rooms) {
    const partner = await known.personName(
      room.firstUserId === userId ? room.secondUserId : room.firstUserId,
    );
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom('chatMessage')
        .selectAll()
        .where('chatroomId', '=', room.id)
        .where('id', '>', last)
        .orderBy('id')
        .limit(pageSize)
        .execute();
      yield rows.map((row) => ({
        with: partner,
        isOwn: row.senderId === userId,
        at: new Date(row.createdAt).toISOString(),
        content: row.content,
        isRead: row.isRead === 1,
        isReadAlong: row.readerId !== null,
      }));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < pageSize) break;
    }
  }
}

/** Reads which clips a person has taken; those that were withdrawn are gone. */
export const readClips = async (db: Database, userId: number): Promise<OwnData['clips']> => {
  const rows = await db
    .selectFrom('clip')
    .select(['fileName', 'title', 'takenAt', 'seconds', 'seen'])
    .where('takenBy', '=', userId)
    .where('withdrawnAt', 'is', null)
    .orderBy('takenAt')
    .execute();
  return rows.map((row) => ({ ...row, takenAt: new Date(row.takenAt).toISOString() }));
};
