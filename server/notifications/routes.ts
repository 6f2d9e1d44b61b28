import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notificationSchema } from '../../src/contract/chat';
import { findChatNotifications } from '../chat/messages';
import type { Database } from '../database/tables';
import { idParam } from '../http/params';
import { demandSelf } from '../session/access';
import { viewerOf } from '../session/authenticate';

/** The unread notifications of a user [API-34]. So far only chat makes notifications. */
export const notificationRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/notification/:userId',
      { schema: { params: z.object({ userId: idParam }), response: { 200: z.array(notificationSchema) } } },
      async (request) => {
        demandSelf(viewerOf(request), request.params.userId);
        return findChatNotifications(db, request.params.userId);
      },
    );
  };
