import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns whether `If-None-Match` names the tag. The comparison is weak, since a proxy may have weakened the tag. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ?? false;

/**
 * The last answer of each route with its tag. That of content, such as the exercises, is the same for everybody, and
 * its hash takes longer than its query. For any other route it costs one comparison.
 */
const lastAnswers = new Map<string, { payload: string; etag: string }>();

const etagOf = (route: string, payload: string): string => {
  const last = lastAnswers.get(route);
  if (last?.payload === payload) return last.etag;
  const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  lastAnswers.set(route, { payload, etag });
  return etag;
};

/**
 * An `onSend` hook that tags the JSON answer of a GET with a hash of its content. It sends 304 without a body when the
 * client has that content already [API-43]. A list has a tag of its own.
 */
export const tagAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
    return payload;
  const etag = etagOf(request.routeOptions.url ?? '', payload);
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
  reply.code(304);
  return null;
};
