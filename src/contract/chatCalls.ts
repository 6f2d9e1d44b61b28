/** The calls of chat and notifications. */
import * as z from 'zod/mini';
import { get, post } from './calls';
import {
  type ChatMessagePost,
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
  notificationSchema,
} from './chat';

export const chatCalls = {
  notifications: (userId: number) => get(`/notification/${userId}`, z.array(notificationSchema)),
  contacts: (userId: number) => get(`/admin/user/name/contacts/${userId}`, z.array(contactSchema)),
  rooms: (userId: number) => get(`/chat/chatroom/${userId}`, z.array(chatRoomSchema)),
  messages: (chatroomId: number) => get(`/chat/chatroom/messages/${chatroomId}`, z.array(chatMessageSchema)),
  send: (message: ChatMessagePost) => post('/chat/', message, chatMessageSchema),
  markRead: (userId: number, chatroomId: number) =>
    get(`/chat/updatestatus/${userId}/${chatroomId}`, z.unknown()),
};
