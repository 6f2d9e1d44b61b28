import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listToJson } from '../database/json';
import { matchesEtag } from './etag';
import { jsonType, sendJson } from './json';

/** A list of any length. */
export interface List {
  /** Tells its states apart [API-43]. */
  state: unknown;
  /** Its items as JSON, some at a time. Others are served between two pages. */
  pages: AsyncIterable<readonly string[]>;
}

/** A list that is short enough to be sent at once. */
export interface ShortList extends Pick<List, 'state'> {
  items: readonly string[];
}

/** How long others have the server between two pages, in milliseconds: longer than a page takes. */
const breath = 3;

async function* asArray(pages: AsyncIterable<readonly string[]>) {
  let separator = '[';
  for await (const items of pages) {
    if (items.length === 0) continue;
    yield separator + items.join(',');
    separator = ',';
    await pause(breath);
  }
  yield separator === '[' ? '[]' : ']';
}

/** Sends a list, a long one page by page, or 304 when the client has it already. */
export const sendList = (request: FastifyRequest, reply: FastifyReply, list: List | ShortList) => {
  const etag = `"${createHash('sha256').update(JSON.stringify(list.state)).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if ('items' in list) return sendJson(reply, listToJson(list.items));
  return reply.type(jsonType).send(Readable.from(asArray(list.pages), { objectMode: false }));
};
