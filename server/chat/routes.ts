import * as z from 'zod/mini';
import {
  chatMessagePostSchema,
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
} from '../../src/contract/chat';
import type { Database } from '../database/tables';
import { type Api, byId, byUserId, idParam, returns } from '../http/api';
import { forbidden, notFound } from '../http/errors';
import { sendList } from '../http/lists';
import { demandSelf, type Viewer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findContacts } from './contacts';
import { listChatMessages, markMessagesRead } from './messages';
import { findChatRoom, findChatRooms } from './rooms';
import { type ChatDependencies, sendMessage } from './sendMessage';

const byRoomId = { params: z.object({ chatroomId: idParam }) };
const byUserAndRoomId = { params: z.object({ userId: idParam, chatroomId: idParam }) };

/** Throws 404 when there is no such room, and 403 when the viewer does not take part in it [SE-6, SE-8]. */
const demandParticipant = async (db: Database, viewer: Viewer, chatroomId: number): Promise<void> => {
  const room = await findChatRoom(db, chatroomId);
  if (!room) throw notFound('Diese Konversation');
  if (!room.participants.includes(viewer.id)) throw forbidden();
};

/** Contacts [API-9], rooms, messages, and marking them read [API-35 to API-38]. */
export const chatRoutes = (app: Api, dependencies: ChatDependencies): void => {
  const { db } = dependencies;

  app.get('/admin/user/name/contacts/:id', returns(z.array(contactSchema), byId), async (request) => {
    demandSelf(viewerOf(request), request.params.id);
    return findContacts(db, request.params.id);
  });

  app.get('/chat/chatroom/:userId', returns(z.array(chatRoomSchema), byUserId), async (request) => {
    demandSelf(viewerOf(request), request.params.userId);
    return findChatRooms(db, request.params.userId);
  });

  app.get('/chat/chatroom/messages/:chatroomId', { schema: byRoomId }, async (request, reply) => {
    await demandParticipant(db, viewerOf(request), request.params.chatroomId);
    return sendList(request, reply, await listChatMessages(db, request.params.chatroomId));
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
    await demandParticipant(db, viewer, chatroomId);
    await markMessagesRead(db, userId, chatroomId);
    return reply.header('cache-control', 'no-store').send();
  });
};
