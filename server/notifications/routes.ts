import { listChatNotifications } from '../chat/messages';
import type { Database } from '../database/tables';
import { type Api, byUserId } from '../http/api';
import { sendList } from '../http/lists';
import { demandSelf } from '../session/access';
import { viewerOf } from '../session/authenticate';

/** The unread notifications of a user [API-34]. So far only chat makes notifications. */
export const notificationRoutes = (app: Api, db: Database): void => {
  app.get('/notification/:userId', { schema: byUserId }, async (request, reply) => {
    demandSelf(viewerOf(request), request.params.userId);
    return sendList(request, reply, await listChatNotifications(db, request.params.userId));
  });
};
