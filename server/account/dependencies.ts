import type { Clock } from '../clock';
import type { Database } from '../database/tables';
import type { SendMail } from '../mail/mailer';
import type { Mails } from '../mail/mails';
import type { Passwords } from '../session/passwords';

/** What everything about accounts works with. */
export interface AccountDependencies {
  db: Database;
  passwords: Passwords;
  mails: Mails;
  sendMail: SendMail;
  now: Clock;
}
