import type { MailState } from '../../src/contract/mail';
import type { Database } from '../database/tables';
import { countFailedMails, countWaitingMails } from '../mail/mailCounts';
import { findWayFault } from '../mail/way';
import { isoOrNull } from '../system/time';

/** Returns how the sending of mails stands, for admins [CL-5]. */
export const readMailState = async (db: Database, smtpUrl: string | undefined): Promise<MailState> => {
  const way = await findWayFault(db);
  return {
    isSetUp: smtpUrl !== undefined,
    fault: way?.fault ?? null,
    faultSince: isoOrNull(way?.failingSince ?? null),
    waiting: await countWaitingMails(db),
    failed: await countFailedMails(db),
  };
};
