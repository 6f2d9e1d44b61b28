import * as z from 'zod/mini';
import { contentItemSchema, contentSampleSchema } from '../../src/contract/content';
import { demandContent } from '../access/access';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import { listItems } from '../content/listItems';
import { once } from '../content/once';
import { inSnapshot } from '../database/snapshot';
import { type Api, returns } from '../http/api';
import { notFound } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { samples } from './samples';
import { listSamples, takeSample } from './takeSample';

type SampleDependencies = Pick<Dependencies, 'db' | 'now' | 'config'>;

const takingSchema = z.object({ clientId: z.uuid(), name: z.string() });

/** Content that a club can take over, for those who make its content [CT-10]. */
export const sampleRoutes = (app: Api, dependencies: SampleDependencies): void => {
  const { db, config } = dependencies;

  app.get('/content/samples', returns(z.array(contentSampleSchema)), async (request) => {
    demandContent(viewerOf(request));
    return inSnapshot(db, listSamples);
  });

  const taking = {
    bodyLimit: smallBodyLimit,
    ...returns(z.array(contentItemSchema), { body: takingSchema }),
  };
  app.post('/content/samples', taking, async (request) => {
    const { clientId, name } = request.body;
    const viewer = viewerOf(request);
    demandContent(viewer);
    const sample = samples.find((one) => one.name === name);
    if (!sample) throw notFound('Dieses Beispiel');
    return once(dependencies, viewer, clientId, {
      work: (transaction, by) => takeSample(transaction, config.dataDir, sample, by),
      answer: listItems,
    });
  });
};
