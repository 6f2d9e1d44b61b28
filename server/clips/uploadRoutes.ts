import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maxUploadBytes, uploadPath } from '../../src/contract/contentClips';
import { demandContent } from '../access/access';
import { viewerOf } from '../access/viewer';
import { faultOf } from '../database/faults';
import type { Api } from '../http/api';
import { conflict, HttpError, notFound, tooLarge } from '../http/errors';
import { clipsFull } from './refusals';
import { hasRoom } from './room';
import type { UploadStore } from './uploadStore';

/** The media type of a part, by tus. */
const partType = 'application/offset+octet-stream';

/** Where the routes are seen from outside. */
const path = `/api${uploadPath}`;

const unreadable = () => new HttpError(400, 'Die Anfrage ist nicht lesbar.');

/** What a refusal of tus is here, by its status. */
const refusals: Readonly<Record<number, () => HttpError>> = {
  403: () => notFound('Diesen Upload'),
  404: () => notFound('Diesen Upload'),
  409: () => conflict('Von diesem Video ist schon mehr oder weniger angekommen.'),
  410: () => notFound('Diesen Upload'),
  413: () => tooLarge('Ein Video darf höchstens 50 MB haben.'),
  423: () => conflict('Dieses Video kommt gerade schon an.'),
  507: () => clipsFull(),
};

/** Returns the request as the web has it. The body is read as it comes, and by nobody else. */
const toWeb = (request: FastifyRequest, headers: Record<string, string>): Request => {
  const sent = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const hasBody = request.method === 'PATCH';
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method === 'GET' ? 'HEAD' : request.method,
    headers: { ...Object.fromEntries(sent), ...headers },
    duplex: 'half',
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array> }),
  };
  return new Request(`http://server${request.url}`, init);
};

const toMetadata = (userId: number) => ({
  'upload-metadata': `user ${Buffer.from(String(userId)).toString('base64')}`,
});

/** Returns whose upload it is. Throws 404 for one that is unknown. */
export const uploadOf = async (uploads: UploadStore, userId: number, id: string) => {
  const upload = await uploads.getUpload(id).catch((error: unknown) => {
    throw error instanceof Error ? error : notFound('Diesen Upload');
  });
  if (upload.metadata?.user !== String(userId)) throw notFound('Diesen Upload');
  return upload;
};

/** The bytes of clips, by the tus protocol: an upload that breaks off goes on where it was [CT-3]. */
export const uploadRoutes = (
  api: Api,
  { uploads, dataDir }: { uploads: UploadStore; dataDir: string },
): void => {
  const tus = new Server({
    path,
    datastore: uploads,
    maxSize: maxUploadBytes,
    relativeLocation: true,
    allowedOrigins: [],
    onResponseError: async (_request, error) => {
      const isFull = faultOf(error) === 'full' || !(await hasRoom(dataDir, 0));
      return isFull ? { status_code: 507, body: '' } : undefined;
    },
  });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    headers: Record<string, string> = {},
  ): Promise<FastifyReply> => {
    const response = await tus.handleWeb(toWeb(request, headers));
    const { status } = response;
    if (status >= 500 && status !== 507) throw new Error(await response.text());
    if (status >= 400) throw (refusals[status] ?? unreadable)();
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(status).header('cache-control', 'no-store').send();
  };

  const schema = { params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }) };
  const demandOwn = async (request: FastifyRequest, id: string): Promise<void> => {
    const viewer = viewerOf(request);
    demandContent(viewer);
    await uploadOf(uploads, viewer.id, id);
  };

  api.register(async (app: Api) => {
    app.addContentTypeParser(partType, (_request, _payload, done) => done(null));

    app.post(uploadPath, async (request, reply) => {
      const viewer = viewerOf(request);
      demandContent(viewer);
      const size = Number(request.headers['upload-length']);
      // For the upload, and for the clip that is made of it.
      if (size <= maxUploadBytes && !(await hasRoom(dataDir, 2 * size))) throw clipsFull();
      return answer(request, reply, toMetadata(viewer.id));
    });

    // Fastify answers HEAD, as which tus asks, with the headers of this.
    app.get(`${uploadPath}/:id`, { schema }, async (request, reply) => {
      await demandOwn(request, request.params.id);
      return answer(request, reply);
    });

    app.patch(`${uploadPath}/:id`, { schema }, async (request, reply) => {
      await demandOwn(request, request.params.id);
      return answer(request, reply);
    });

    app.delete(`${uploadPath}/:id`, { schema }, async (request, reply) => {
      await demandOwn(request, request.params.id);
      return answer(request, reply);
    });
  });
};
