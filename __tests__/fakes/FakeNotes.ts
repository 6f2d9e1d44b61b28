import { endSessionFeature, trainerNotesFeature } from '../../src/contract/features';
import { type NoteTarget, notePostSchema } from '../../src/contract/notes';
import type { Note, Screening, UserScreening } from '../../src/contract/schemas';
import { writtenText } from '../../src/domain/notes';
import { type CallTable, found, parse, Refusal, type SignedInCall } from './serverCalls';

interface Content {
  userScreenings: UserScreening[];
  screenings: readonly Screening[];
  exercises: readonly { id: number }[];
}

/** The part of the server that stores the notes of trainers. A server may lack it [API-42]. */
export class FakeNotes {
  /** The features of the server beyond the contract, or null when it lacks the call that lists them. */
  features: string[] | null = [trainerNotesFeature, endSessionFeature];

  readonly calls: CallTable<SignedInCall> = {
    'POST /screening/note': ({ body, user }) => {
      const { userScreeningId, target, ...texts } = parse(notePostSchema, body);
      const { userScreenings } = this.content;
      const stored = found(userScreenings.find(({ id }) => id === userScreeningId));
      if (!user.athleteIds.includes(stored.userId)) throw new Refusal(403);
      this.demandTarget(stored, target);
      const note = {
        id: 'id' in target ? target.id : userScreeningId,
        athleteNote: writtenText(texts.athleteNote),
        trainerNote: writtenText(texts.trainerNote),
      };
      const written = withNote(stored, target, note);
      userScreenings[userScreenings.indexOf(stored)] = written;
      return written;
    },
  };

  /** Changes these assignments. */
  constructor(private readonly content: Content) {}

  private demandTarget({ screeningId }: UserScreening, target: NoteTarget) {
    const { screenings, exercises } = this.content;
    const screening = screenings.find(({ id }) => id === screeningId);
    if (target.kind === 'test') found(screening?.tests.find(({ id }) => id === target.id));
    if (target.kind === 'exercise') found(exercises.find(({ id }) => id === target.id));
  }
}

/**
 * Returns the assignment with the note in place of the former one on its target. A note without any text is removed.
 */
const withNote = (stored: UserScreening, { kind }: NoteTarget, note: Note): UserScreening => {
  const written = note.athleteNote === null && note.trainerNote === null ? [] : [note];
  const among = (notes: Note[]) =>
    [...notes.filter(({ id }) => id !== note.id), ...written].sort((one, other) => one.id - other.id);
  switch (kind) {
    case 'screening':
      return { ...stored, screeningNote: written[0] ?? null };
    case 'training':
      return { ...stored, trainingNote: written[0] ?? null };
    case 'test':
      return { ...stored, testNotes: among(stored.testNotes) };
    case 'exercise':
      return { ...stored, exerciseNotes: among(stored.exerciseNotes) };
  }
};
