import {
  accountFeature,
  assignmentsFeature,
  changesFeature,
  clubFeature,
  consentFeature,
  contentFeature,
  endSessionFeature,
  erasureFeature,
  exportFeature,
  featuresSchema,
  mailFilesFeature,
  memberExportFeature,
  membersFeature,
  noteRevisionsFeature,
  painFeature,
  planFeature,
  runCorrectionsFeature,
  secondLookFeature,
  trainerNotesFeature,
  trainingsFeature,
  withdrawalFeature,
} from '../../src/contract/features';
import { healthFeature } from '../../src/contract/health';
import { readClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import { isDemo } from '../demo/isDemo';
import { type Api, returns } from '../http/api';
import type { AgreementCounter } from '../secondLook/counter';
import { tagOfClips } from '../videos/clips';
import type { Videos } from '../videos/video';

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
  runCorrectionsFeature,
  healthFeature,
  contentFeature,
  exportFeature,
  memberExportFeature,
  erasureFeature,
  withdrawalFeature,
  planFeature,
  secondLookFeature,
];

interface FeatureDependencies extends Pick<Dependencies, 'db' | 'config'> {
  videos: Videos;
  agreement: AgreementCounter;
}

/**
 * Names the calls that this server has beside the contract [API-42], its database [ON-5], whether it is a demo, the
 * club's interval [AS-5], what changes with any clip [VI-1], and how often raters differ [ZB-3]. Open to everybody.
 */
export const featureRoutes = (app: Api, { db, config, videos, agreement }: FeatureDependencies): void => {
  app.get('/features', returns(featuresSchema), async () => {
    const { id, epoch } = await db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
    const { intervalWeeks } = await readClub(db);
    const features = config.smtpUrl === undefined ? [...always, mailFilesFeature] : always;
    const clips = await tagOfClips(videos);
    const counted = await agreement.recent();
    return {
      features,
      instance: id,
      epoch,
      isDemo: await isDemo({ db, config }),
      intervalWeeks,
      clips,
      agreement: counted,
    };
  });
};
