import type { ChatMessage, ChatRoom, Contact, Notification } from '../../src/contract/chat';

/** The room of Anna and her trainer Tina. */
export const aRoom = (overrides: Partial<ChatRoom> = {}): ChatRoom => ({
  id: 801,
  participants: [1, 2],
  ...overrides,
});

/** A message from Tina to Anna. */
export const aMessage = (overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 901,
  clientId: '30000000-0000-4000-8000-000000000001',
  chatroomId: 801,
  senderId: 1,
  recipientId: 2,
  content: 'Hallo Anna',
  createdAt: '2026-11-21T13:03:12.000Z',
  ...overrides,
});

/** Tina as a contact. */
export const aContact = (overrides: Partial<Contact> = {}): Contact => ({
  id: 1,
  firstName: 'Tina',
  lastName: 'Trainer',
  ...overrides,
});

/** A notification of an unread message from Tina. */
export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  type: 'CHAT',
  senderId: 1,
  ...overrides,
});
