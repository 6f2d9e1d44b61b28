import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notificationSchema } from '../../src/contract/chat';
import { findChatNotifications } from '../chat/messages';
import type { Database } from '../database/tables';
import { idParam } from '../http/params';
import { demandSelf } from '../session/access';
import { viewerOf } from '../session/authenticate';

/** What a user has not read yet [API-34]; chat is all that notifies so far. */
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
