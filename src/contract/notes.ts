/**
 * Writes a note of a user screening. Our own call, beyond the contract: the feature `trainerNotesFeature` [API-42].
 */
import * as z from 'zod/mini';
import { post } from './calls';
import { userScreeningSchema } from './schemas';

/** Longest text of a note, in UTF-16 units, as a text area counts them. */
export const maxNoteLength = 2000;

const id = z.int().check(z.positive());
const noteText = z.nullable(z.string().check(z.maxLength(maxNoteLength)));

/** What a note is about. `id` is the id of the test or exercise [API-17]. */
const noteTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['screening', 'training']) }),
  z.object({ kind: z.enum(['test', 'exercise']), id }),
]);

/** The texts of a note for the athlete and for trainers [NO-2]. Null or blank means no text. */
export const notePostSchema = z.object({
  userScreeningId: id,
  target: noteTargetSchema,
  athleteNote: noteText,
  trainerNote: noteText,
});

export const noteCalls = {
  save: (note: NotePost) => post('/screening/note/', note, userScreeningSchema),
};

export type NoteTarget = z.infer<typeof noteTargetSchema>;
export type NotePost = z.infer<typeof notePostSchema>;
