import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './etag';

/** A list of any length. */
export interface List {
  /** Tells its states apart [API-43]. */
  state: unknown;
  /** Its items as JSON, some at a time. Others are served between two pages. */
  pages: AsyncIterable<readonly string[]>;
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

/** Sends a list page by page, or 304 when the client has it already. */
export const sendList = (request: FastifyRequest, reply: FastifyReply, { state, pages }: List) => {
  const etag = `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return reply.send(Readable.from(asArray(pages), { objectMode: false }));
};
