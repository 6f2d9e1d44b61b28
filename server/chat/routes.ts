import * as z from 'zod/mini';
import {
  chatMessagePostSchema,
  chatMessageSchema,
  chatRoomSchema,
  contactSchema,
} from '../../src/contract/chat';
import { type Api, byId, byUserId, idParam, returns } from '../http/api';
import { forbidden, notFound } from '../http/errors';
import { sendList } from '../http/lists';
import { demandSelf, type Viewer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findContacts } from './contacts';
import { listChatMessages, markMessagesRead } from './messages';
import { readMinorsChat } from './minorsChat';
import { findChatRoom, findChatRooms } from './rooms';
import { type ChatDependencies, sendMessage } from './sendMessage';

const byRoomId = { params: z.object({ chatroomId: idParam }) };
const byUserAndRoomId = { params: z.object({ userId: idParam, chatroomId: idParam }) };

/**
 * Returns from when on the viewer may read the messages of a room: a participant all of them, the second reader those since
 * the club has chosen so [CS-3]. Throws 404 when there is no such room, and 403 for everybody else [SE-6, SE-8].
 */
const readableSince = async (
  { db, now }: ChatDependencies,
  viewer: Viewer,
  chatroomId: number,
): Promise<number> => {
  const chat = await readMinorsChat(db, now());
  const room = await findChatRoom(db, chatroomId, chat);
  if (!room) throw notFound('Diese Konversation');
  if (room.participants.includes(viewer.id)) return 0;
  if (!chat.secondReader || !room.readers?.includes(viewer.id)) throw forbidden();
  return chat.secondReader.since;
};

/** Contacts [API-9], rooms, messages, and marking them read [API-35 to API-38]. */
export const chatRoutes = (app: Api, dependencies: ChatDependencies): void => {
  const { db, now } = dependencies;

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
    const since = await readableSince(dependencies, viewerOf(request), chatroomId);
    return sendList(request, reply, await listChatMessages(db, chatroomId, since));
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
    await readableSince(dependencies, viewer, chatroomId);
    await markMessagesRead(db, userId, chatroomId);
    return reply.header('cache-control', 'no-store').send();
  });
};
