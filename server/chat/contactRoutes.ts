import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contactSchema } from '../../src/contract/chat';
import type { Database } from '../database/tables';
import { idParam } from '../http/params';
import { demandSelf } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findContacts } from './contacts';

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
