import * as z from 'zod/mini';
import { notificationSchema } from '../../src/contract/chat';
import { findChatNotifications } from '../chat/messages';
import type { Database } from '../database/tables';
import { type Api, byUserId, returns } from '../http/api';
import { demandSelf } from '../session/access';
import { viewerOf } from '../session/authenticate';

/** The unread notifications of a user [API-34]. So far only chat makes notifications. */
export const notificationRoutes = (app: Api, db: Database): void => {
  app.get('/notification/:userId', returns(z.array(notificationSchema), byUserId), async (request) => {
    demandSelf(viewerOf(request), request.params.userId);
    return findChatNotifications(db, request.params.userId);
  });
};
