import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contactSchema } from '../../src/contract/chat';
import { demandSelf } from '../access';
import { viewerOf } from '../auth/authenticate';
import { findContacts } from '../database/contacts';
import type { Database } from '../database/tables';
import { idParam } from './params';

/** Whom one may write to [API-9]; everybody sees their own only. */
export const contactRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/admin/user/name/contacts/:id',
      { schema: { params: z.object({ id: idParam }), response: { 200: z.array(contactSchema) } } },
      async (request) => {
        demandSelf(viewerOf(request), request.params.id);
        return findContacts(db, request.params.id);
      },
    );
  };
