/** The script of the worker for work in bulk. It shares only `as_db` with the page, as another tab does. */
import { createIds } from '../browser';
import { createSlots } from '../callSlots';
import { createDatabase } from '../database/createDatabase';
// What is here needs no request of its own, for which this thread would wait.
import '../database/methods';
import '../database/open';
import { createHttp } from '../http';
import { createBulk } from './inPage';
import { serve } from './serve';

const http = createHttp(process.env.API_BASE_URL ?? '/api', createSlots());

serve(createBulk(createDatabase(createIds(crypto)), http), {
  postMessage: (reply) => postMessage(reply),
  addEventListener: (type, listener) => addEventListener(type, listener),
});
