import type { FastifyInstance } from 'fastify';
import type { ServerAnswer, ServerRequest } from '../../fakes/serverCalls';

/** Sends a request to the real server. Returns a video and a ZIP as a Blob and an empty body as null. */
export const inject = async (
  app: Pick<FastifyInstance, 'inject'>,
  { method, path, body, token }: ServerRequest,
): Promise<ServerAnswer> => {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    payload: body === undefined ? undefined : JSON.stringify(body),
  });
  if (method === 'HEAD') {
    const { 'content-length': length, etag } = answer.headers;
    return { status: answer.statusCode, body: { size: Number(length), etag } };
  }
  const type = String(answer.headers['content-type']);
  if (type.startsWith('video/') || type === 'application/zip') {
    return { status: answer.statusCode, body: new Blob([new Uint8Array(answer.rawPayload)], { type }) };
  }
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
