import { healthSchema } from '../../src/contract/health';
import { demandAdmin } from '../access/access';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import { type Api, returns } from '../http/api';
import type { Mails } from '../mail/mails';
import { createCertificateReader } from './certificate';
import type { KeptErrors } from './keptErrors';
import { readHealth } from './readHealth';
import { createRehearsal } from './rehearsal';
import { createTroubleMail } from './tellTrouble';

export type HealthDependencies = Pick<
  Dependencies,
  'config' | 'db' | 'now' | 'readCertificate' | 'sendMail' | 'timers'
> & {
  mails: Mails;
  keptErrors: KeptErrors;
};

/** The levels of the log that leave errors out. */
const withoutErrors: readonly string[] = ['fatal', 'silent'];

/** How the server is doing, for admins [HE-1]. */
export const healthRoutes = (app: Api, dependencies: HealthDependencies): void => {
  const { config, now, keptErrors, readCertificate } = dependencies;
  const rehearsal = createRehearsal(dependencies);
  const trouble = createTroubleMail(dependencies, app.log);
  app.addHook('onListen', async () => {
    rehearsal.noteCutOff();
    void trouble.start();
  });
  app.addHook('preClose', async () => {
    await Promise.all([rehearsal.stop(), trouble.stop()]);
  });

  const sources = {
    ...dependencies,
    startedAt: new Date(now()).toISOString(),
    readCertificate: readCertificate ?? createCertificateReader(config.publicUrl, now),
    latestRehearsal: rehearsal.latest,
    errors: withoutErrors.includes(config.logLevel) ? null : keptErrors,
  };

  app.get('/club/health', returns(healthSchema), async (request) => {
    demandAdmin(viewerOf(request));
    return readHealth(sources);
  });

  app.post('/club/rehearsal', returns(healthSchema), async (request) => {
    demandAdmin(viewerOf(request));
    rehearsal.start();
    return readHealth(sources);
  });
};
