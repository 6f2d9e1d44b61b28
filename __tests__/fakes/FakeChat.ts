import { type DeskNotification, deskNotificationSchema } from '../../src/contract/assignments';
import {
  type ChatMessage,
  type ChatRoom,
  type Contact,
  chatMessagePostSchema,
} from '../../src/contract/chat';
import type { CurrentUser } from '../../src/contract/schemas';
import { type CallTable, demandSelf, found, parse, Refusal, type SignedInCall } from './serverCalls';

const areContacts = (one: CurrentUser, other: CurrentUser) =>
  one.athleteIds.includes(other.id) || other.athleteIds.includes(one.id);

/**
 * Rooms and messages of the contract in memory. Each message is stored once and is unread until its room is marked
 * read.
 */
export class FakeChat {
  readonly rooms: ChatRoom[] = [];
  readonly messages: ChatMessage[] = [];
  /** Ids of the messages whose recipient has not opened the conversation since. */
  readonly unread = new Set<number>();
  /** What the user has not read yet beside messages: one of a type and sender [AS-4]. */
  private announced: (DeskNotification & { userId: number })[] = [];
  /** Client ids of messages that are refused, and the status of the refusal. */
  readonly refusals = new Map<string, number>();
  /** The highest ids ever given: also a restored server gives none twice [ON-6]. */
  private lastRoomId = 799;
  /** Reads along in every room of others, as if all who chat were minors [CS-3]. */
  secondReader: CurrentUser | null = null;
  private lastId = 899;

  readonly calls: CallTable<SignedInCall> = {
    'GET /admin/user/name/contacts/*': ({ user, params: [userId] }) => {
      demandSelf(user, Number(userId));
      return this.namesFor(user);
    },
    'GET /notification/*': ({ user, params: [userId] }) => {
      demandSelf(user, Number(userId));
      const messages = this.messages
        .filter(({ id, recipientId }) => recipientId === user.id && this.unread.has(id))
        .map(({ senderId }) => ({ type: 'CHAT', senderId }));
      const others = this.announced
        .filter((one) => one.userId === user.id)
        .map(({ type, senderId }) => ({ type, senderId }))
        .sort((one, other) => one.type.localeCompare(other.type) || one.senderId - other.senderId);
      return [...messages, ...others];
    },
    'POST /notification/read': ({ user, body }) => {
      const { type, senderId } = parse(deskNotificationSchema, body);
      this.announced = this.announced.filter(
        (one) => one.userId !== user.id || one.type !== type || one.senderId !== senderId,
      );
      return {};
    },
    'GET /chat/chatroom/*': ({ user, params: [userId] }) => {
      demandSelf(user, Number(userId));
      return this.roomsOf(user);
    },
    'GET /chat/chatroom/messages/*': ({ user, params: [roomId] }) => this.inRoom(user, Number(roomId)),
    'GET /chat/updatestatus/*/*': ({ user, params: [userId, roomId] }) => {
      demandSelf(user, Number(userId));
      for (const { id, recipientId } of this.inRoom(user, Number(roomId)))
        if (recipientId === user.id) this.unread.delete(id);
      return null;
    },
    'POST /chat': ({ user, body }) => {
      const post = parse(chatMessagePostSchema, body);
      demandSelf(user, post.senderId);
      const refusal = this.refusals.get(post.clientId);
      if (refusal) throw new Refusal(refusal, 'Das darfst du nicht.');
      if (!this.contactsOf(user).some(({ id }) => id === post.recipientId)) throw new Refusal(403);
      const isSame = ({ senderId, clientId }: ChatMessage) =>
        senderId === post.senderId && clientId === post.clientId;
      return this.messages.find(isSame) ?? this.store(post);
    },
  };

  constructor(private readonly content: { users: readonly CurrentUser[] }) {}

  /** Stores a message that somebody else wrote. */
  say(sender: CurrentUser, recipient: CurrentUser, content: string): ChatMessage {
    const clientId = `20000000-0000-4000-8000-${String(this.lastId - 899).padStart(12, '0')}`;
    return this.store({ clientId, senderId: sender.id, recipientId: recipient.id, content });
  }

  /** Notes that somebody changed something for this user [AS-4]. */
  announce(userId: number, { type, senderId }: DeskNotification) {
    const isSame = (one: DeskNotification & { userId: number }) =>
      one.userId === userId && one.type === type && one.senderId === senderId;
    if (!this.announced.some(isSame)) this.announced.push({ userId, type, senderId });
  }

  private contactsOf(user: CurrentUser) {
    return this.content.users.filter((other) => areContacts(user, other));
  }

  private readersOf(participants: readonly number[]): Pick<ChatRoom, 'readers'> {
    const { secondReader } = this;
    return secondReader && !participants.includes(secondReader.id) ? { readers: [secondReader.id] } : {};
  }

  private formerReadersOf({ id, participants }: ChatRoom): Pick<ChatRoom, 'formerReaders'> {
    const present = this.readersOf(participants).readers ?? [];
    const ever = this.messages.flatMap(({ chatroomId, readers = [] }) => (chatroomId === id ? readers : []));
    const former = [...new Set(ever)].filter((reader) => !present.includes(reader));
    return former.length > 0 ? { formerReaders: former.sort((one, other) => one - other) } : {};
  }

  /** Returns the rooms of a user, and those in which the user reads along or has done so. */
  private roomsOf(user: CurrentUser): ChatRoom[] {
    return this.rooms
      .map((room) => ({ ...room, ...this.readersOf(room.participants), ...this.formerReadersOf(room) }))
      .filter(({ participants, readers = [], formerReaders = [] }) =>
        [...participants, ...readers, ...formerReaders].includes(user.id),
      )
      .map((room) => (room.participants.includes(user.id) ? room : this.asReader(room, user.id)));
  }

  private asReader({ formerReaders = [], ...room }: ChatRoom, readerId: number): ChatRoom {
    const isFormer = formerReaders.includes(readerId);
    return { ...room, readers: [readerId], ...(isFormer && { formerReaders: [readerId] }) };
  }

  /** Returns the contacts of a user, and the names of all others who are in a room of theirs. */
  private namesFor(user: CurrentUser): Contact[] {
    const contacts = this.contactsOf(user).map(({ id }) => id);
    const ids = this.roomsOf(user).flatMap(({ participants, readers, formerReaders = [] }) => [
      ...(readers ? [...participants, ...readers] : []),
      ...formerReaders,
    ]);
    const readers = contacts.flatMap((id) => this.readersOf([user.id, id]).readers ?? []);
    const others = [...ids, ...readers].filter((id) => id !== user.id && !contacts.includes(id));
    return this.content.users
      .filter(({ id }) => contacts.includes(id) || others.includes(id))
      .map(({ id, firstName, lastName }) => ({
        ...{ id, firstName, lastName },
        ...(contacts.includes(id) ? this.readersOf([user.id, id]) : { isClosed: true }),
      }));
  }

  /** Returns the messages of a room to those who are in it only [SE-6]. */
  private inRoom(user: CurrentUser, roomId: number) {
    found(this.rooms.find(({ id }) => id === roomId));
    if (!this.roomsOf(user).some(({ id }) => id === roomId)) throw new Refusal(403);
    const room = this.rooms.find(({ id }) => id === roomId);
    const isReadAlong = !room?.participants.includes(user.id);
    return this.messages.filter(
      ({ chatroomId, readers = [] }) => chatroomId === roomId && (!isReadAlong || readers.includes(user.id)),
    );
  }

  private store(post: Omit<ChatMessage, 'id' | 'chatroomId' | 'createdAt'>): ChatMessage {
    const participants = [post.senderId, post.recipientId].sort((one, other) => one - other);
    let room = this.rooms.find((known) => participants.every((id) => known.participants.includes(id)));
    if (!room) {
      this.lastRoomId += 1;
      room = { id: this.lastRoomId, participants };
      this.rooms.push(room);
    }
    this.lastId += 1;
    const id = this.lastId;
    const createdAt = new Date(Date.now()).toISOString();
    const message = { ...post, id, chatroomId: room.id, createdAt, ...this.readersOf(participants) };
    this.messages.push(message);
    this.unread.add(id);
    return message;
  }
}
