import type { Generated } from 'kysely';
import type { MailFault } from '../../../src/contract/mail';

/** A mail that tells of a change of an account and is still to be sent [AC-1]. It holds no secret. */
export interface WaitingNoticeTable {
  id: Generated<number>;
  userId: number;
  /** The address that is told, which may no longer be that of the account. */
  recipient: string;
  subject: string;
  text: string;
  link: string;
  /** When the first try failed; null before. */
  failingSince: Generated<number | null>;
  /** How often that failed, and before when it is not tried again. */
  tries: Generated<number>;
  nextAt: Generated<number>;
}

/** What is in the way of all mails [MB-17]. It has one row, or none while nothing is known to be. */
export interface MailWayTable {
  id: number;
  fault: MailFault;
  failingSince: number | null;
  tries: number;
  nextAt: number;
}
