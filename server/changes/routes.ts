import * as z from 'zod/mini';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import type { Api } from '../http/api';
import { sendJson } from '../http/json';
import { unknownCursor } from './cursor';
import { maxPageBytes, readChanges, readPresent } from './readChanges';

/** Any text is taken: a text that is no cursor is 410, like a cursor that is too old. */
const bySince = { querystring: z.object({ since: z.optional(z.unknown()) }) };

/**
 * What changed for the caller [DE-6]. Without a cursor, nothing but the cursor of this moment. The answer is made as
 * JSON, since its rows are stored as JSON and may be long; `changesSchema` says what is in it.
 */
export const changeRoutes = (
  app: Api,
  { db, changesPageBytes = maxPageBytes }: Pick<Dependencies, 'db' | 'changesPageBytes'>,
): void => {
  app.get('/changes', { schema: bySince }, async (request, reply) => {
    const viewer = viewerOf(request);
    const { since } = request.query;
    if (since === undefined || since === '') return sendJson(reply, await readPresent(db, viewer));
    if (typeof since !== 'string') throw unknownCursor();
    return sendJson(reply, await readChanges(db, viewer, since, changesPageBytes));
  });
};
