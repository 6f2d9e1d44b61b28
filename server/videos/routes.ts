import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { clipSchema } from '../../src/contract/clips';
import { type Api, returns } from '../http/api';
import { notFound } from '../http/errors';
import { matchesEtag } from '../http/etag';
import { parseByteRange } from './byteRange';
import { rangeNotSatisfiable } from './refusals';
import type { Video, Videos } from './video';

/**
 * For a year, as the contract says. A device that learns of another content asks under another address [VI-2]. It is
 * private, since only signed-in users may read it.
 */
const cacheControl = 'private, max-age=31536000, immutable';

/** Returns the requested range. It is 'whole' when `If-Range` names another content. */
const wantedRange = (request: FastifyRequest, { etag, size }: Video) => {
  const ifRange = request.headers['if-range'];
  const isOutdated = ifRange !== undefined && ifRange !== etag;
  return isOutdated || request.method !== 'GET' ? 'whole' : parseByteRange(request.headers.range, size);
};

const sendVideo = (request: FastifyRequest, reply: FastifyReply, video: Video) => {
  const { size, mediaType, etag } = video;
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers({ etag, 'cache-control': cacheControl }).send();
  }
  const range = wantedRange(request, video);
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(size);
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-length': end - start + 1,
    'content-type': mediaType,
  });
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.send(size === 0 ? '' : video.read({ start, end }));
};

/** Videos, whole or in ranges [API-31, API-44], and the list of all [VI-1]. */
export const videoRoutes = (app: Api, videos: Videos): void => {
  app.get('/video', returns(z.array(clipSchema)), async () => videos.list());

  const schema = { params: z.object({ fileName: z.string() }) };
  app.get('/video/:fileName', { schema }, async (request, reply) => {
    const video = await videos.find(request.params.fileName);
    if (!video) throw notFound('Dieses Video');
    return sendVideo(request, reply, video);
  });
};
