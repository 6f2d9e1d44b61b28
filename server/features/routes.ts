import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { featuresSchema, trainerNotesFeature } from '../../src/contract/features';

/** Names the calls that this server has beside the contract [API-42]. */
export const featureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/features', { schema: { response: { 200: featuresSchema } } }, async () => ({
    features: [trainerNotesFeature],
  }));
};
