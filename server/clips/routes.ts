import * as z from 'zod/mini';
import { contentClipSchema, newClipSchema } from '../../src/contract/contentClips';
import { demandContent } from '../access/access';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { type Api, returns } from '../http/api';
import { openVideos } from '../videos/openVideos';
import { addClip } from './addClip';
import { createClearing } from './clearing';
import { findClip, findClips, removeClip, withdrawClip } from './clips';
import { openUploads } from './openUploads';
import { uploadRoutes } from './uploadRoutes';

/** The club's own clips [CT-3, CT-12]. */
export const clipRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'db' | 'now' | 'timers' | 'config'>,
): void => {
  const { db, now, config } = dependencies;
  const { dataDir } = config;
  const uploads = openUploads(dependencies);
  const videosIn = (transaction: Database) => openVideos(transaction, dataDir);
  const clearing = createClearing({ ...dependencies, uploads, videosIn }, app.log);
  app.addHook('onListen', async () => void clearing.start());
  app.addHook('preClose', () => clearing.stop());

  uploadRoutes(app, { uploads, dataDir });

  const all = returns(z.array(contentClipSchema));
  app.get('/clips', all, async (request) => {
    demandContent(viewerOf(request));
    return findClips(db);
  });

  const adding = { bodyLimit: 64 * 1024, ...returns(contentClipSchema, { body: newClipSchema }) };
  app.post('/clips', adding, async (request) => {
    const viewer = viewerOf(request);
    demandContent(viewer);
    const fileName = await addClip({ db, uploads, videosIn, now: now() }, viewer, request.body);
    return findClip(db, fileName);
  });

  const params = z.object({ fileName: z.string() });
  app.post('/clips/:fileName/withdraw', returns(contentClipSchema, { params }), async (request) =>
    withdrawClip(db, viewerOf(request), { fileName: request.params.fileName, videosIn, now: now() }),
  );

  app.delete('/clips/:fileName', { ...returns(z.array(contentClipSchema), { params }) }, async (request) => {
    demandContent(viewerOf(request));
    await removeClip(db, request.params.fileName, videosIn);
    return findClips(db);
  });
};
