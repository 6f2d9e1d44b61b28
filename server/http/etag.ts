import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A strong entity tag: a hash of the content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether `If-None-Match` names the tag; compared weakly, since a proxy may have weakened it. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ?? false;

/**
 * Gives JSON that was read a tag of its content, and answers 304 without a body to whoever has it already [API-43].
 * An `onSend` hook.
 */
export const tagAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = etagOf(payload);
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
  reply.code(304);
  return null;
};
