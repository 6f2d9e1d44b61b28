/** The schemas of chat and notifications. */
import * as z from 'zod/mini';

/** Longest message, in UTF-16 units, as a text input counts them. */
export const maxMessageLength = 4000;

const id = z.int().check(z.positive());

export const notificationSchema = z.object({
  type: z.enum(['CHAT', 'SCREENING', 'TRAINING']),
  senderId: id,
});

/**
 * `readers` read along, and are no participants [CS-3]. `formerReaders` have read along and keep that, but read nothing
 * new. Who asks as one of them stands in `readers`, too: the room is there for them.
 */
export const chatRoomSchema = z.object({
  id,
  participants: z.array(id),
  readers: z.optional(z.array(id)),
  formerReaders: z.optional(z.array(id)),
});

/** A message as posted. The same `clientId` is stored only once, however often it is sent [API-39]. */
export const chatMessagePostSchema = z.object({
  clientId: z.uuid(),
  senderId: id,
  recipientId: id,
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
});

export const chatMessageSchema = z.extend(chatMessagePostSchema, {
  id,
  chatroomId: id,
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Who may read it along. Another server lacks it [CS-3]. */
  readers: z.optional(z.array(id)),
});

/**
 * A person to whom the user may write [API-9]. `isClosed` means that only the name stands there. `readers` read along
 * what the two write, also before they have a room [CS-3].
 */
export const contactSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  isClosed: z.optional(z.boolean()),
  readers: z.optional(z.array(id)),
});

export type Notification = z.infer<typeof notificationSchema>;
export type ChatRoom = z.infer<typeof chatRoomSchema>;
export type ChatMessagePost = z.infer<typeof chatMessagePostSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type Contact = z.infer<typeof contactSchema>;
