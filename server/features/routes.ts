import {
  accountFeature,
  assignmentsFeature,
  changesFeature,
  clubFeature,
  consentFeature,
  endSessionFeature,
  featuresSchema,
  mailFilesFeature,
  membersFeature,
  noteRevisionsFeature,
  painFeature,
  trainerNotesFeature,
  trainingsFeature,
} from '../../src/contract/features';
import { healthFeature } from '../../src/contract/health';
import { readClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import { hasDemoClub } from '../demo/seedPeople';
import { type Api, returns } from '../http/api';

const always = [
  trainerNotesFeature,
  endSessionFeature,
  clubFeature,
  consentFeature,
  accountFeature,
  membersFeature,
  assignmentsFeature,
  noteRevisionsFeature,
  trainingsFeature,
  changesFeature,
  painFeature,
  healthFeature,
];

/**
 * Names the calls that this server has beside the contract [API-42], its database [ON-5], whether it is a demo, and the
 * club's interval [AS-5]. Open to everybody.
 */
export const featureRoutes = (app: Api, { db, config }: Pick<Dependencies, 'db' | 'config'>): void => {
  app.get('/features', returns(featuresSchema), async () => {
    const { id, epoch } = await db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
    const isDemo = config.hasDemo && (await hasDemoClub(db));
    const { intervalWeeks } = await readClub(db);
    const features = config.smtpUrl === undefined ? [...always, mailFilesFeature] : always;
    return { features, instance: id, epoch, isDemo, intervalWeeks };
  });
};
