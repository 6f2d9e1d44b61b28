import type { MailFault } from '../../src/contract/mail';
import { MailNotSent } from './mailNotSent';

/** What nodemailer says of a mail that was not sent: a code of its own, and what the mail server has answered to. */
interface SmtpError {
  message: string;
  code?: string;
  command?: string;
  responseCode?: number;
}

const isSmtpError = (error: unknown): error is SmtpError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** Faults of one mail. The next one may get through. */
const ofOneMail: ReadonlySet<MailFault> = new Set(['address', 'later', 'content', 'relay']);

/** Returns whether no mail gets through. */
export const isOfTheWay = (fault: MailFault): boolean => !ofOneMail.has(fault);

/** Answers that ask for another sign-in, to any command. */
const loginCodes = [530, 534, 535, 538];

/** A refusal of who sends, not of the address: extended codes 5.7.x, or in words. */
const refusesSender = (message: string): boolean => /\b5\.7\.\d|\brelay/i.test(message);

/** What an answer of the mail server means: 4xx for now, 5xx for good. */
const faultOfAnswer = ({ code, command = '', message }: SmtpError, answer: number): MailFault => {
  const isFinal = answer >= 500;
  if (answer === 421) return 'busy';
  if (code === 'ETLS') return 'encryption';
  if (isFinal && (code === 'EAUTH' || loginCodes.includes(answer))) return 'login';
  if (command === 'RCPT TO') return isFinal ? faultOfRecipient(message) : 'later';
  if (command === 'DATA') return isFinal ? 'content' : 'later';
  if (command === 'MAIL FROM' && isFinal) return 'sender';
  return isFinal ? 'refused' : 'busy';
};

const faultOfRecipient = (message: string): MailFault => (refusesSender(message) ? 'relay' : 'address');

/** What stands in the text of an error that has no answer: OpenSSL and the system name their reasons there. */
const reasons: readonly [RegExp, MailFault][] = [
  [/certificate|altnames/i, 'certificate'],
  [/SSL|TLS/, 'encryption'],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/, 'dns'],
  [/ETIMEDOUT|timeout|never received/i, 'timeout'],
  [/ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|closed/i, 'unreachable'],
];

const faultsOfCodes: Readonly<Record<string, MailFault>> = {
  EDNS: 'dns',
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EAUTH: 'login',
  EPROTOCOL: 'refused',
};

/** Returns what was in the way of a mail. */
export const faultOf = (error: unknown): MailFault => {
  if (error instanceof MailNotSent) return error.fault;
  if (!isSmtpError(error)) return 'other';
  const { code = '', message, responseCode } = error;
  if (responseCode !== undefined) return faultOfAnswer(error, responseCode);
  return faultsOfCodes[code] ?? reasons.find(([words]) => words.test(message))?.[1] ?? 'other';
};
