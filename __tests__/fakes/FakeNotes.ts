import { notePostSchema } from '../../src/contract/notes';
import type { CurrentUser, Note, UserScreening } from '../../src/contract/schemas';
import { failed, ok, type ServerAnswer, type ServerRequest } from './FakeServer';

/** The part of the server that takes the notes of trainers; a server may lack it [API-42]. */
export class FakeNotes {
  /** What the server has beside the contract, or null when it lacks the call that tells. */
  features: string[] | null = ['trainerNotes'];

  /** Writes into these assignments. */
  constructor(private readonly content: { userScreenings: UserScreening[] }) {}

  /** Null when the request is about something else. */
  answer({ path, body }: ServerRequest, user: CurrentUser): ServerAnswer | null {
    if (path === '/features') return this.features ? ok({ features: this.features }) : failed(404);
    if (path !== '/screening/note/') return null;
    const { userScreenings } = this.content;
    const { userScreeningId, target, ...texts } = notePostSchema.parse(body);
    const index = userScreenings.findIndex(({ id }) => id === userScreeningId);
    const stored = userScreenings[index];
    if (!stored) return failed(404);
    if (!user.athleteIds.includes(stored.userId)) return failed(403);
    const note: Note = { id: 'id' in target ? target.id : userScreeningId, ...texts };
    const added = (notes: Note[]) => [...notes.filter(({ id }) => id !== note.id), note];
    const changed: UserScreening = {
      ...stored,
      ...(target.kind === 'screening' && { screeningNote: note }),
      ...(target.kind === 'training' && { trainingNote: note }),
      ...(target.kind === 'test' && { testNotes: added(stored.testNotes) }),
      ...(target.kind === 'exercise' && { exerciseNotes: added(stored.exerciseNotes) }),
    };
    userScreenings[index] = changed;
    return ok(changed);
  }
}
