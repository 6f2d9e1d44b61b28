import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type Message from 'nodemailer/lib/mailer';
import * as z from 'zod/mini';
import { faultOf } from './faults';
import { mailAddressSchema } from './mailAddress';
import { MailNotSent } from './mailNotSent';
import type { Mail } from './mails';
import type { MailSender, MailSettings } from './settings';

/** Sends a mail. Throws `MailNotSent`, which is a 503 that knows what was in the way. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Shorter than the app waits for an answer [CO-1], so that the app gets a 503 when the mail server does not answer. */
const timeouts = {
  dnsTimeout: 2_000,
  connectionTimeout: 3_000,
  greetingTimeout: 3_000,
  socketTimeout: 8_000,
};

/** The address is passed as an object, since a text would be read as a list of addresses. */
const toMessage = (from: MailSender, { to, subject, text }: Mail): Message.Options => {
  const address = z.safeParse(mailAddressSchema, to);
  if (!address.success) throw new MailNotSent('address', address.error);
  return { from, to: { name: '', address: address.data }, subject, text };
};

const createSmtpMailer = (url: string, from: MailSender): SendMail => {
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => {
    const message = toMessage(from, mail);
    await transport.sendMail(message).catch((error: unknown) => {
      throw new MailNotSent(faultOf(error), error);
    });
  };
};

interface MailerConfig extends Pick<MailSettings, 'smtpUrl' | 'mailFrom'> {
  dataDir: string;
  isProduction: boolean;
}

/**
 * Writes mails as `mail/*.eml`. Only the owner can read the files, since the links open accounts. The log has the link,
 * but in production only the name of the file: more people read a log.
 */
const createFileMailer = (
  { dataDir, isProduction, mailFrom: from }: MailerConfig,
  say: (line: string) => void,
): SendMail => {
  const folder = join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(from, mail));
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const path = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, `${path}.eml`);
    say(isProduction ? `E-Mail ohne SMTP_URL: mail/${name}.eml` : `E-Mail an ${mail.to}: ${mail.link}`);
  };
};

/** Sends mails by SMTP when it is configured. Otherwise writes files to the data folder and says so [RU-2]. */
export const createMailer = (config: MailerConfig, say: (line: string) => void): SendMail =>
  config.smtpUrl === undefined
    ? createFileMailer(config, say)
    : createSmtpMailer(config.smtpUrl, config.mailFrom);
