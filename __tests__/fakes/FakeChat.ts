import { type ChatMessage, type ChatRoom, chatMessagePostSchema } from '../../src/contract/chat';
import type { CurrentUser } from '../../src/contract/schemas';
import type { ServerAnswer, ServerRequest } from './FakeServer';

const ok = (body: unknown): ServerAnswer => ({ status: 200, body });

/** Rooms and messages of the contract in memory: each message once, and unread until its room is marked read. */
export class FakeChat {
  readonly rooms: ChatRoom[] = [];
  readonly messages: ChatMessage[] = [];
  private readonly unread = new Set<number>();
  /** Client ids of messages that are refused, and the status to refuse them with. */
  readonly refusals = new Map<string, number>();

  constructor(private readonly users: readonly CurrentUser[]) {}

  /** What somebody else wrote. */
  say(sender: CurrentUser, recipient: CurrentUser, content: string): ChatMessage {
    const clientId = `20000000-0000-4000-8000-${String(this.messages.length).padStart(12, '0')}`;
    return this.store({ clientId, senderId: sender.id, recipientId: recipient.id, content });
  }

  /** Undefined for what is no call of the chat. */
  answer({ method, path, body }: ServerRequest, user: CurrentUser): ServerAnswer | undefined {
    const last = Number(path.split('/').at(-1));
    if (method === 'POST') return path === '/chat/' ? this.post(body, user) : undefined;
    if (path.startsWith('/admin/user/name/contacts/')) return ok(this.contactsOf(user));
    if (path.startsWith('/notification/')) return ok(this.notificationsOf(user));
    if (path.startsWith('/chat/chatroom/messages/')) return ok(this.inRoom(last));
    if (path.startsWith('/chat/chatroom/')) {
      return ok(this.rooms.filter(({ participants }) => participants.includes(user.id)));
    }
    if (path.startsWith('/chat/updatestatus/')) return this.markRead(user, last);
    return undefined;
  }

  private inRoom(roomId: number) {
    return this.messages.filter(({ chatroomId }) => chatroomId === roomId);
  }

  private contactsOf(user: CurrentUser) {
    return this.users
      .filter(({ id, athleteIds }) => user.athleteIds.includes(id) || athleteIds.includes(user.id))
      .map(({ id, firstName, lastName }) => ({ id, firstName, lastName }));
  }

  private notificationsOf(user: CurrentUser) {
    return this.messages
      .filter(({ id, recipientId }) => recipientId === user.id && this.unread.has(id))
      .map(({ senderId }) => ({ type: 'CHAT', senderId }));
  }

  private markRead(user: CurrentUser, roomId: number): ServerAnswer {
    for (const { id, recipientId } of this.inRoom(roomId))
      if (recipientId === user.id) this.unread.delete(id);
    return ok({});
  }

  private post(body: unknown, user: CurrentUser): ServerAnswer {
    const post = chatMessagePostSchema.parse(body);
    const refusal = post.senderId === user.id ? this.refusals.get(post.clientId) : 403;
    if (refusal) {
      return { status: refusal, body: { status: refusal, error: 'No', message: 'Das darfst du nicht.' } };
    }
    return ok(this.messages.find(({ clientId }) => clientId === post.clientId) ?? this.store(post));
  }

  private store(post: Omit<ChatMessage, 'id' | 'chatroomId' | 'createdAt'>): ChatMessage {
    const participants = [post.senderId, post.recipientId];
    let room = this.rooms.find((known) => participants.every((id) => known.participants.includes(id)));
    if (!room) {
      room = { id: 800 + this.rooms.length, participants };
      this.rooms.push(room);
    }
    const id = 900 + this.messages.length;
    const message = { ...post, id, chatroomId: room.id, createdAt: new Date(Date.now()).toISOString() };
    this.messages.push(message);
    this.unread.add(id);
    return message;
  }
}
