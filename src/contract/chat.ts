/** Chat and notifications: shapes and calls. */
import * as z from 'zod/mini';
import { maxMessageLength } from '../domain/messageLength';
import { get, post, runRefusals } from './calls';

const id = z.int().check(z.positive());

export const notificationSchema = z.object({
  type: z.enum(['CHAT', 'SCREENING', 'TRAINING']),
  senderId: id,
});

export const chatRoomSchema = z.object({ id, participants: z.array(id) });

/** A message as posted; the `clientId` makes it one message however often it is sent [API-39]. */
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
});

/** Who may be written to [API-9]. */
export const contactSchema = z.object({ id, firstName: z.string(), lastName: z.string() });

export const chatCalls = {
  notifications: (userId: number) => get(`/notification/${userId}`, z.array(notificationSchema)),
  contacts: (userId: number) => get(`/admin/user/name/contacts/${userId}`, z.array(contactSchema)),
  rooms: (userId: number) => get(`/chat/chatroom/${userId}`, z.array(chatRoomSchema)),
  messages: (chatroomId: number) => get(`/chat/chatroom/messages/${chatroomId}`, z.array(chatMessageSchema)),
  send: (message: ChatMessagePost) => post('/chat/', message, chatMessageSchema, runRefusals),
  markRead: (userId: number, chatroomId: number) =>
    get(`/chat/updatestatus/${userId}/${chatroomId}`, z.unknown()),
};

export type Notification = z.infer<typeof notificationSchema>;
export type ChatRoom = z.infer<typeof chatRoomSchema>;
export type ChatMessagePost = z.infer<typeof chatMessagePostSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type Contact = z.infer<typeof contactSchema>;
