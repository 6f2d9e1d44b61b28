import { featuresSchema, trainerNotesFeature } from '../../src/contract/features';
import { type Api, returns } from '../http/api';

/** Names the calls that this server has beside the contract [API-42]. */
export const featureRoutes = (app: Api): void => {
  app.get('/features', returns(featuresSchema), async () => ({ features: [trainerNotesFeature] }));
};
