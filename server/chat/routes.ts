import * as z from 'zod/mini';
import {
  chatMessagePostSchema,
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
} from '../../src/contract/chat';
import { demandSelf, type Viewer } from '../access/access';
import { viewerOf } from '../access/viewer';
import { readMinorsChat } from '../club/minorsChat';
import type { Database } from '../database/tables';
import { type Api, byId, byUserId, idParam, returns } from '../http/api';
import { forbidden, notFound } from '../http/errors';
import { sendList } from '../http/lists';
import { findContacts } from './contacts';
import { listChatMessages, markMessagesRead } from './messages';
import { findChatRooms, findParticipants } from './rooms';
import { type ChatDependencies, sendMessage } from './sendMessage';

const byRoomId = { params: z.object({ chatroomId: idParam }) };
const byUserAndRoomId = { params: z.object({ userId: idParam, chatroomId: idParam }) };

/** Returns whether the viewer takes part in a room. Throws 404 when there is no such room. */
const takesPart = async (db: Database, viewer: Viewer, chatroomId: number): Promise<boolean> => {
  const participants = await findParticipants(db, chatroomId);
  if (!participants) throw notFound('Diese Konversation');
  return participants.includes(viewer.id);
};

/** Returns whether the viewer may read along something of a room [CS-3]. */
const hasReadAlong = async (db: Database, viewer: Viewer, chatroomId: number): Promise<boolean> =>
  (await db
    .selectFrom('chatMessage')
    .select('id')
    .where(({ and }) => and({ chatroomId, readerId: viewer.id }))
    .executeTakeFirst()) !== undefined;

/**
 * Returns whether the viewer is one of the two of a room, or only reads along. Throws 404 when there is no such room,
 * and 403 for everybody else [SE-6, SE-8].
 */
const demandReadable = async (db: Database, viewer: Viewer, chatroomId: number): Promise<boolean> => {
  if (await takesPart(db, viewer, chatroomId)) return true;
  if (!(await hasReadAlong(db, viewer, chatroomId))) throw forbidden();
  return false;
};

/** Contacts [API-9], rooms, messages, and marking them read [API-35 to API-38]. */
export const chatRoutes = (app: Api, dependencies: ChatDependencies): void => {
  const { db, live, now } = dependencies;

  app.get('/admin/user/name/contacts/:id', returns(z.array(contactSchema), byId), async (request) => {
    demandSelf(viewerOf(request), request.params.id);
    return findContacts(db, request.params.id, await readMinorsChat(db, now()));
  });

  app.get('/chat/chatroom/:userId', returns(z.array(chatRoomSchema), byUserId), async (request) => {
    demandSelf(viewerOf(request), request.params.userId);
    return findChatRooms(db, request.params.userId, await readMinorsChat(db, now()));
  });

  app.get('/chat/chatroom/messages/:chatroomId', { schema: byRoomId }, async (request, reply) => {
    const { chatroomId } = request.params;
    const viewer = viewerOf(request);
    const isTheirs = await demandReadable(db, viewer, chatroomId);
    return sendList(request, reply, await listChatMessages(db, chatroomId, isTheirs ? undefined : viewer.id));
  });

  app.post('/chat', returns(chatMessageSchema, { body: chatMessagePostSchema }), async (request) =>
    sendMessage(dependencies, viewerOf(request), request.body),
  );

  /** In the contract this GET writes. Its answer is empty and not cached, and there is no HEAD for it. */
  const readOptions = { exposeHeadRoute: false, schema: byUserAndRoomId };
  app.get('/chat/updatestatus/:userId/:chatroomId', readOptions, async (request, reply) => {
    const { userId, chatroomId } = request.params;
    const viewer = viewerOf(request);
    demandSelf(viewer, userId);
    await demandReadable(db, viewer, chatroomId);
    // What is read on one device is read on all of them [LC-15].
    await live.transaction(
      async (transaction, { notify }) => {
        const wasUnread = await markMessagesRead(transaction, userId, chatroomId);
        if (wasUnread) notify(userId, { type: 'CHAT', senderId: userId });
      },
      [userId],
    );
    return reply.header('cache-control', 'no-store').send();
  });
};
