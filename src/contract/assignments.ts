/**
 * Assignments and revisions of notes: the features `assignmentsFeature` and `noteRevisionsFeature`. Only what needs
 * them imports this file, since the app's first load does not.
 */
import * as z from 'zod/mini';
import { notePostSchema } from './notes';
import { create, read } from './requests';
import { errorBodySchema, noteSchema, screeningSchema, userScreeningSchema } from './schemas';

const id = z.int().check(z.positive());

/** Weeks until a screening is due again [AS-5]. */
export const intervalWeeksSchema = z.int().check(z.gte(1), z.lte(52));

/** Null means no reminder. */
const reminderSchema = z.nullable(intervalWeeksSchema);

/** How often a note was changed. One that never was has 0 [NT-1]. */
const revisionSchema = z.int().check(z.nonnegative());

export const revisedNoteSchema = z.extend(noteSchema, { revision: revisionSchema });

/** A user screening as our server returns it in every answer. What is beyond the contract another server may lack. */
export const assignmentSchema = z.extend(userScreeningSchema, {
  intervalWeeks: reminderSchema,
  /** When the present screening was assigned. Null where no screening is assigned, or where nobody knows any more. */
  assignedAt: z.nullable(z.iso.datetime()),
  screeningNote: z.nullable(revisedNoteSchema),
  trainingNote: z.nullable(revisedNoteSchema),
  testNotes: z.array(revisedNoteSchema),
  exerciseNotes: z.array(revisedNoteSchema),
});

/** Null withdraws. `base` is the `screeningId` that the person saw [AS-2, AS-3]. */
export const assignmentPostSchema = z.object({
  clientId: z.uuid(),
  userId: id,
  screeningId: z.nullable(id),
  intervalWeeks: reminderSchema,
  base: z.nullable(id),
});

/** A note with what it was written on [NT-1]. Without `clientId` and `revision` it is the note of `noteCalls`. */
export const revisedNotePostSchema = z.extend(notePostSchema, {
  clientId: z.optional(z.uuid()),
  revision: z.optional(revisionSchema),
});

/** Body of a 409 to an assignment: what is assigned now [AS-2]. */
export const assignmentConflictSchema = z.extend(errorBodySchema, { present: assignmentSchema });

/** Body of a 409 to a note: the note as it is now [NT-1]. */
export const noteConflictSchema = z.extend(errorBodySchema, { present: revisedNoteSchema });

/** A notification that `assignmentCalls.markRead` ends; one of a message ends when the message is read [AS-4]. */
export const deskNotificationSchema = z.object({ type: z.enum(['SCREENING', 'TRAINING']), senderId: id });

export type RevisedNote = z.infer<typeof revisedNoteSchema>;
export type Assignment = z.infer<typeof assignmentSchema>;
export type AssignmentPost = z.infer<typeof assignmentPostSchema>;
export type RevisedNotePost = z.infer<typeof revisedNotePostSchema>;
export type DeskNotification = z.infer<typeof deskNotificationSchema>;

export const assignmentCalls = {
  /** The screenings that can be assigned, for trainers [AS-7]. */
  publishedScreenings: () => read('/screening/', z.array(screeningSchema)),
  /** A 409 has the body of `assignmentConflictSchema` [AS-2]. */
  assign: (assignment: AssignmentPost) => create('/screening/assignment/', assignmentSchema, assignment),
  /** A 409 has the body of `noteConflictSchema` [NT-1]. */
  saveNote: (note: RevisedNotePost) => create('/screening/note/', assignmentSchema, note),
  markRead: (notification: DeskNotification) => create('/notification/read/', z.unknown(), notification),
};
