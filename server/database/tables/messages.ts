import type { Generated } from 'kysely';
import type { DeskNotification } from '../../../src/contract/assignments';

/** One per pair of people. The person with the lower id is first. */
export interface ChatRoomTable {
  id: Generated<number>;
  firstUserId: number;
  secondUserId: number;
}

/** (`senderId`, `clientId`) is unique [API-39]. */
export interface ChatMessageTable {
  id: Generated<number>;
  clientId: string;
  chatroomId: number;
  senderId: number;
  recipientId: number;
  content: string;
  createdAt: number;
  /** Whether the recipient has read it. */
  isRead: number;
  /** Who may read it along, from when it was written on [CS-3]. */
  readerId: number | null;
}

/** Something new that a person has not seen yet, beside messages; one of a type and sender [AS-4]. */
export interface NotificationTable {
  userId: number;
  type: DeskNotification['type'];
  senderId: number;
}
