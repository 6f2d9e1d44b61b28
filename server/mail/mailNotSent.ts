import type { MailFault } from '../../src/contract/mail';
import { HttpError } from '../http/errors';

/** 503: a mail was not sent. The cause goes to the log. */
export class MailNotSent extends HttpError {
  constructor(
    readonly fault: MailFault,
    cause: unknown,
  ) {
    super(
      503,
      'Die E-Mail konnte nicht verschickt werden. Bitte versuch es später noch einmal.',
      {},
      { cause },
    );
  }
}
