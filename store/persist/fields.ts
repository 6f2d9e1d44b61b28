/** What redux-persist keeps of each slice, and what it must look like to be taken back: another app may have written it. */
import * as z from 'zod/mini';
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
import type { NotesState } from '../notes/slice';
import type { NotificationsState } from '../notifications/slice';
import { type UpdateState, updateTopics } from '../update/slice';
import type { KeptFields } from './persisted';

const userId = z.nullable(z.int());

export const keptOfUpdate: KeptFields<UpdateState> = {
  entries: z.array(
    z.object({ text: z.string(), topic: z.enum([...updateTopics, 'Error']), isError: z.boolean() }),
  ),
};

export const keptOfExercise: KeptFields<ExerciseState> = { basis: z.array(basisExerciseSchema) };

export const keptOfChat: KeptFields<ChatState> = {
  userId,
  contacts: z.array(contactSchema),
  rooms: z.array(chatRoomSchema),
  messages: z.record(z.string(), z.array(chatMessageSchema)),
};

export const keptOfNotifications: KeptFields<NotificationsState> = {
  userId,
  entries: z.array(notificationSchema),
};

export const keptOfNotes: KeptFields<NotesState> = { features: z.array(z.string()) };

export const keptOfFeedback: KeptFields<FeedbackState> = {
  questions: z.nullable(z.array(feedbackQuestionSchema)),
  drafts: z.record(z.string(), z.object({ answers: z.record(z.string(), z.string()), comment: z.string() })),
  settled: z.array(z.string()),
};
