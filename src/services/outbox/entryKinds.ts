import * as z from 'zod/mini';
import { chatMessagePostSchema } from '../../contract/chat';
import { contentDraftSchema, contentItemSchema, contentStandingSchema } from '../../contract/content';
import { feedbackSchema } from '../../contract/feedback';
import { notePostSchema } from '../../contract/notes';
import { morningPainPostSchema } from '../../contract/pain';
import { planChangeSchema } from '../../contract/planChanges';
import { noteSchema, userScreeningSchema } from '../../contract/schemas';
import type { ConflictOf, EntryKind, PayloadOf } from '../../domain/entryKinds';
import type { EntryOf } from '../../domain/outbox';
import { unknownOrigin } from '../../domain/owner';
import { failureSchema } from '../failureSchema';
import { originSchema } from '../originSchema';

const { clientId, senderId, recipientId, content } = chatMessagePostSchema.shape;
const { id, userId, screeningId } = userScreeningSchema.shape;
const { exerciseId, form, dose, position, reason } = planChangeSchema.shape;

/** What entries of all kinds have. */
export const entryFields = {
  clientId,
  writtenBy: senderId,
  writtenAt: z.iso.datetime(),
  isTried: z.boolean(),
  refusal: z.nullable(z.string()),
  // Older app versions did not store the last two.
  failure: z._default(z.nullable(failureSchema), null),
  origin: z._default(originSchema, unknownOrigin),
};

/** Returns the schema of the rows of a kind. */
const rowOf = <Kind extends EntryKind>(
  kind: Kind,
  payload: z.ZodMiniType<PayloadOf<Kind>>,
  conflict: z.ZodMiniType<ConflictOf<Kind> | null> = z.null(),
) =>
  z.object({
    ...entryFields,
    kind: z.literal(kind),
    payload,
    // Older app versions did not store a conflict.
    conflict: z._default(z.nullable(conflict), null),
  });

const trainingIds = {
  exerciseRunId: z.nullable(feedbackSchema.shape.exerciseRunId),
  exerciseRunClientId: z.nullable(z.string()),
};

/** What is read from the rows on the device, by the kind of the entry. */
export const entrySchemas: { [Kind in EntryKind]: z.ZodMiniType<EntryOf<Kind>> } = {
  message: rowOf('message', z.object({ recipientId, content })),
  feedback: rowOf(
    'feedback',
    z.extend(z.pick(feedbackSchema, { comment: true, answers: true }), trainingIds),
  ),
  pain: rowOf('pain', z.extend(z.pick(morningPainPostSchema, { value: true, at: true }), trainingIds)),
  note: rowOf(
    'note',
    z.extend(notePostSchema, { userId, revision: z.int().check(z.nonnegative()) }),
    noteSchema,
  ),
  assignment: rowOf(
    'assignment',
    z.object({ userId, screeningId, intervalWeeks: z.nullable(z.int()), base: z.nullable(id) }),
    userScreeningSchema,
  ),
  plan: rowOf(
    'plan',
    z.object({
      userId,
      revision: z.int(),
      weeklyGoal: z.nullable(z.int()),
      changes: z.array(z.object({ exerciseId, form, dose, position, reason })),
    }),
    userScreeningSchema,
  ),
  correction: rowOf(
    'correction',
    z.object({ userId, runId: id, runClientId: z.string(), toUserId: z.nullable(id) }),
  ),
  contentDraft: rowOf(
    'contentDraft',
    z.intersection(contentDraftSchema, z.object({ standing: z.optional(contentStandingSchema) })),
    contentItemSchema,
  ),
};
