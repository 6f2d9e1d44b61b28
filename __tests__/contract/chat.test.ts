import {
  chatCalls,
  chatMessagePostSchema,
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
  maxMessageLength,
  notificationSchema,
} from '../../src/contract/chat';

const post = {
  clientId: '0b9f2c6e-8f0e-4a57-9d3c-2f6f6f0f8a11',
  senderId: 1,
  recipientId: 2,
  content: 'Hallo Anna!',
};
const message = { ...post, id: 7, chatroomId: 3, createdAt: '2026-11-21T12:00:00.000Z' };
const room = { id: 3, participants: [1, 2] };
const contact = { id: 2, firstName: 'Anna', lastName: 'Amsel' };
const notification = { type: 'CHAT', senderId: 1 };

test.each([
  ['API-34', chatCalls.notifications(2), 'GET /notification/2', undefined, [notification]],
  ['API-9', chatCalls.contacts(2), 'GET /admin/user/name/contacts/2', undefined, [contact]],
  ['API-35', chatCalls.rooms(2), 'GET /chat/chatroom/2', undefined, [room]],
  ['API-36', chatCalls.messages(3), 'GET /chat/chatroom/messages/3', undefined, [message]],
  ['API-37', chatCalls.send(post), 'POST /chat/', post, message],
  ['API-38', chatCalls.markRead(2, 3), 'GET /chat/updatestatus/2/3', undefined, undefined],
])(
  '[%s] [API-5] is the request, and takes the answer, of the contract: %j',
  (_rule, call, line, body, answer) => {
    expect(`${call.method} ${call.path}`).toBe(line);
    expect(call.body).toEqual(body);
    expect(call.schema.parse(answer)).toEqual(answer);
  },
);

const shapes = {
  notificationSchema,
  contactSchema,
  chatRoomSchema,
  chatMessageSchema,
  chatMessagePostSchema,
};

test.each([
  ['API-34', 'notificationSchema', { ...notification, type: 'MAIL' }],
  ['API-34', 'notificationSchema', { type: 'CHAT' }],
  ['API-9', 'contactSchema', { ...contact, firstName: null }],
  ['API-35', 'chatRoomSchema', { ...room, participants: ['1', '2'] }],
  ['API-36', 'chatMessageSchema', { ...message, id: undefined }],
  ['API-36', 'chatMessageSchema', { ...message, createdAt: '21.11.2026' }],
  ['API-37', 'chatMessagePostSchema', { ...post, clientId: 'seven' }],
  ['API-37', 'chatMessagePostSchema', { ...post, recipientId: 0 }],
] as const)('[%s] [UP-17] %s refuses %j', (_rule, name, value) => {
  expect(shapes[name].safeParse(value).success).toBe(false);
});

test.each(['SCREENING', 'TRAINING'])('[API-34] a notification may be of the type %s', (type) => {
  expect(notificationSchema.parse({ type, senderId: 1 })).toEqual({ type, senderId: 1 });
});

test('[API-37] a message is trimmed, and neither empty nor too long', () => {
  const contentOf = (content: string) => chatMessagePostSchema.safeParse({ ...post, content }).data?.content;
  expect(contentOf('  Hallo\nAnna! \n')).toBe('Hallo\nAnna!');
  expect(contentOf(' \n\t')).toBeUndefined();
  expect(contentOf('x'.repeat(maxMessageLength))).toHaveLength(4000);
  expect(contentOf('x'.repeat(maxMessageLength + 1))).toBeUndefined();
});
