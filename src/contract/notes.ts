/**
 * Writing the notes of an athlete's screening: calls that are ours alone, beside those of the contract [API-42]. A server
 * names what it has of them at `GET /features`; one without that call has none.
 */
import * as z from 'zod/mini';
import { maxNoteLength } from '../domain/noteLength';
import { get, post, runRefusals } from './calls';
import { userScreeningSchema } from './schemas';

const id = z.int().check(z.positive());
const noteText = z.nullable(z.string().check(z.maxLength(maxNoteLength)));

/** The feature that tells of the call `save`. */
export const trainerNotesFeature = 'trainerNotes';

export const featuresSchema = z.object({ features: z.array(z.string()) });

/** What a note is about; the id is the test's or the exercise's [API-17]. */
export const noteTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['screening', 'training']) }),
  z.object({ kind: z.enum(['test', 'exercise']), id }),
]);

/** Both texts of a note, for the athlete and for trainers [NO-2]; null or blank is none. */
export const notePostSchema = z.object({
  userScreeningId: id,
  target: noteTargetSchema,
  athleteNote: noteText,
  trainerNote: noteText,
});

export const noteCalls = {
  features: () => get('/features', featuresSchema, runRefusals),
  save: (note: NotePost) => post('/screening/note/', note, userScreeningSchema, runRefusals),
};

export type NoteTarget = z.infer<typeof noteTargetSchema>;
export type NotePost = z.infer<typeof notePostSchema>;
