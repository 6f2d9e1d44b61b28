import { endSessionFeature, featuresSchema, trainerNotesFeature } from '../../src/contract/features';
import type { Database } from '../database/tables';
import { type Api, returns } from '../http/api';

/** Names the calls that this server has beside the contract [API-42], and its database [ON-5]. Open to everybody. */
export const featureRoutes = (app: Api, db: Database): void => {
  app.get('/features', returns(featuresSchema), async () => {
    const { id, epoch } = await db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
    return { features: [trainerNotesFeature, endSessionFeature], instance: id, epoch };
  });
};
