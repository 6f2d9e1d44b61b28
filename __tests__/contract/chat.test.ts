import {
  chatMessagePostSchema,
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
  notificationSchema,
} from '../../src/contract/chat';
import { chatCalls } from '../../src/contract/chatCalls';
import { aContact, aMessage, aNotification, aRoom } from '../builders';

const { id, chatroomId, createdAt, ...post } = aMessage();

test.each([
  ['API-9', chatCalls.contacts(2), 'GET /admin/user/name/contacts/2', [aContact()]],
  ['API-34', chatCalls.notifications(2), 'GET /notification/2', [aNotification()]],
  ['API-35', chatCalls.rooms(2), 'GET /chat/chatroom/2', [aRoom()]],
  ['API-36', chatCalls.messages(801), 'GET /chat/chatroom/messages/801', [aMessage()]],
  ['API-37', chatCalls.send(post), 'POST /chat/', aMessage()],
  ['API-38', chatCalls.markRead(2, 801), 'GET /chat/updatestatus/2/801', undefined],
] as const)('[%s] the call reads and answers as the specification has it', (_rule, call, line, answer) => {
  expect(`${call.method} ${call.path}`).toBe(line);
  expect(call.schema.parse(answer)).toEqual(answer);
});

test('[API-37] a message is sent with its sender, recipient, content and client id, and without space around it', () => {
  expect(chatCalls.send(post).body).toEqual(post);
  expect(chatMessagePostSchema.parse({ ...post, content: '  Hallo ' }).content).toBe('Hallo');
  expect(chatMessagePostSchema.safeParse({ ...post, content: '   ' }).success).toBe(false);
  expect(chatMessagePostSchema.safeParse({ ...post, content: 'a'.repeat(4001) }).success).toBe(false);
});

test.each([
  ['API-9', contactSchema, { id: 1, firstName: 'Tina' }],
  ['API-34', notificationSchema, { type: 'MAIL', senderId: 1 }],
  ['API-34', notificationSchema, { type: 'CHAT' }],
  ['API-35', chatRoomSchema, { id: 801, participants: ['anna'] }],
  ['API-36', chatMessageSchema, { ...aMessage(), createdAt: '21.11.2026' }],
  ['API-36', chatMessageSchema, { ...aMessage(), chatroomId: null }],
])('[%s] what lacks a part or has another type is no answer', (_rule, schema, answer) => {
  expect(schema.safeParse(answer).success).toBe(false);
});
