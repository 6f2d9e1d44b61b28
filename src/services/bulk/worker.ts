/** The script of the worker for work in bulk. It shares only `as_db` with the page, as another tab does. */
import { createIds } from '../browser';
import { createDatabase } from '../database/createDatabase';
import { createBulk } from './inPage';
import { serve } from './serve';

serve(createBulk(createDatabase(createIds(crypto))), {
  postMessage: (reply) => postMessage(reply),
  addEventListener: (type, listener) => addEventListener(type, listener),
});
