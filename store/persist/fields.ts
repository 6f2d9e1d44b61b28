/**
 * The fields of each slice that redux-persist keeps, with their schemas. A field is restored only if it fits its
 * schema, because an older or newer app version may have written it.
 */
import * as z from 'zod/mini';
import { agreementSchema } from '../../src/contract/agreement';
import {
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
  notificationSchema,
} from '../../src/contract/chat';
import { feedbackQuestionSchema } from '../../src/contract/feedback';
import { basisExerciseSchema } from '../../src/contract/schemas';
import type { ChatState } from '../chat/slice';
import type { ExerciseState } from '../exercise/slice';
import type { FeedbackState } from '../feedback/slice';
import type { NotificationsState } from '../notifications/slice';
import type { ServerState } from '../server/slice';
import type { OfUser } from '../session/ofUser';
import type { StartPageState } from '../startPage/slice';
import { type UpdateState, updateTopics } from '../update/slice';
import type { KeptFields } from './persisted';

/** Older apps kept these slices without their user. */
const userId = z._default(z.nullable(z.int()), null);

export const keptOfUpdate: KeptFields<OfUser<UpdateState>> = {
  userId,
  entries: z.array(
    z.object({ text: z.string(), topic: z.enum([...updateTopics, 'Error']), isError: z.boolean() }),
  ),
  updatedAt: z.nullable(z.number()),
};

export const keptOfExercise: KeptFields<OfUser<ExerciseState>> = {
  userId,
  basis: z.array(basisExerciseSchema),
};

export const keptOfChat: KeptFields<OfUser<ChatState>> = {
  userId: z.int(),
  contacts: z.array(contactSchema),
  rooms: z.array(chatRoomSchema),
  messages: z.record(z.string(), z.array(chatMessageSchema)),
};

export const keptOfNotifications: KeptFields<OfUser<NotificationsState>> = {
  userId: z.int(),
  entries: z.array(notificationSchema),
};

export const keptOfServer: KeptFields<OfUser<ServerState>> = {
  userId,
  features: z.array(z.string()),
  instance: z.nullable(z.string()),
  epoch: z.nullable(z.string()),
  agreement: z.optional(agreementSchema),
};

export const keptOfFeedback: KeptFields<FeedbackState> = {
  questions: z.nullable(z.array(feedbackQuestionSchema)),
};

const localIds = z.array(z.int());

export const keptOfStartPage: KeptFields<OfUser<StartPageState>> = {
  userId: z.int(),
  runs: z.nullable(z.object({ screeningRun: localIds, exerciseRun: localIds })),
};
