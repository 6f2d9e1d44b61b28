import * as z from 'zod/mini';
import { deskNotificationSchema } from '../../src/contract/assignments';
import { demandSelf } from '../access/access';
import { viewerOf } from '../access/viewer';
import type { Database } from '../database/tables';
import { type Api, byUserId, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { sendList } from '../http/lists';
import type { Live } from '../live/live';
import { listNotifications, markNotificationRead } from './notifications';

/** The unread notifications of a user [API-34], and the end of one of them [AS-4]. */
export const notificationRoutes = (app: Api, { db, live }: { db: Database; live: Live }): void => {
  app.get('/notification/:userId', { schema: byUserId }, async (request, reply) => {
    demandSelf(viewerOf(request), request.params.userId);
    return sendList(request, reply, await listNotifications(db, request.params.userId));
  });

  const reading = { bodyLimit: smallBodyLimit, ...returns(z.object({}), { body: deskNotificationSchema }) };
  app.post('/notification/read', reading, async (request) => {
    const { id } = viewerOf(request);
    // What has arrived on one device is new on none of the others [LC-15].
    await live.transaction(
      async (transaction, { notify }) => {
        const wasUnread = await markNotificationRead(transaction, id, request.body);
        if (wasUnread) notify(id, { ...request.body, senderId: id });
      },
      [id],
    );
    return {};
  });
};
