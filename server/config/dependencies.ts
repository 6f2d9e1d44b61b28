import type { Certificate } from '../../src/contract/health';
import type { Database } from '../database/tables';
import type { SendMail } from '../mail/mailer';
import type { Passwords } from '../secrets/passwords';
import type { Clock, Timers } from '../system/time';
import type { ServerConfig } from './config';

/** What the server is built from. Each part says which of these it needs. */
export interface Dependencies {
  db: Database;
  passwords: Passwords;
  sendMail: SendMail;
  now: Clock;
  timers: Timers;
  /** None where the server makes no backups by itself. */
  dailyBackup?: { hasFailed(): boolean } | undefined;
  /** Looks at the certificate of the app's address, unless the usual way does [HE-3]. */
  readCertificate?: (() => Promise<Certificate>) | undefined;
  /** The most bytes of a page of changes, unless it is the usual number [DE-6]. */
  changesPageBytes?: number | undefined;
  config: Pick<
    ServerConfig,
    | 'dataDir'
    | 'demoVideosDir'
    | 'distDir'
    | 'hasDemo'
    | 'logLevel'
    | 'metricsToken'
    | 'packageRoot'
    | 'publicUrl'
    | 'smtpUrl'
    | 'timeLimits'
    | 'trustProxy'
  >;
}
