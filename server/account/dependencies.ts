import type { Clock } from '../clock';
import type { Database } from '../database/tables';
import type { SendMail } from '../mail/mailer';
import type { Mails } from '../mail/mails';
import type { Passwords } from '../session/passwords';

/** The dependencies of all account functions. */
export interface AccountDependencies {
  db: Database;
  passwords: Passwords;
  mails: Mails;
  sendMail: SendMail;
  now: Clock;
}
