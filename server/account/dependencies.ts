import type { Dependencies } from '../config/dependencies';
import type { Mails } from '../mail/mails';

/** The dependencies of all account functions. */
export type AccountDependencies = Pick<Dependencies, 'db' | 'passwords' | 'sendMail' | 'now'> & {
  mails: Mails;
  /** Sends the mails that wait in the database. */
  mailing: { sendSoon(): Promise<void> };
};
