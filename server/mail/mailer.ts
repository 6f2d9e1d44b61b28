import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type Message from 'nodemailer/lib/mailer';
import * as z from 'zod/mini';
import { mailNotSent } from '../http/errors';
import { mailAddressSchema } from './mailAddress';
import type { Mail } from './mails';

/** Sends a mail. Throws when the address is none, and 503 when the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface MailConfig {
  dataDir: string;
  /** `smtp://` or `smtps://`; without it, mails are files [RU-2]. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
}

/** Who the mails are from. */
export interface MailSender {
  name: string;
  address: string;
}

/** Shorter than what the app waits for an answer, so that it is told when the mail server does not answer [CO-1]. */
const timeouts = {
  dnsTimeout: 2_000,
  connectionTimeout: 3_000,
  greetingTimeout: 3_000,
  socketTimeout: 8_000,
};

/** The address goes as an object, since a text would be read as a list of addresses. */
const toMessage = (from: MailSender, { to, subject, text }: Mail): Message.Options => ({
  from,
  to: { name: '', address: z.parse(mailAddressSchema, to) },
  subject,
  text,
});

const createSmtpMailer = (url: string, from: MailSender): SendMail => {
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => {
    const message = toMessage(from, mail);
    await transport.sendMail(message).catch((error: unknown) => {
      throw mailNotSent(error);
    });
  };
};

/** Mails as `mail/*.eml`, readable by the owner alone since they open accounts, and the link in the log. */
const createFileMailer = (dataDir: string, from: MailSender, say: (line: string) => void): SendMail => {
  const folder = join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(from, mail));
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, `${path}.eml`);
    say(`E-Mail an ${mail.to}: ${mail.link}`);
  };
};

/** Mails by SMTP when it is configured, else as files in the data folder; `say` then tells the link [RU-2]. */
export const createMailer = (
  { dataDir, smtpUrl, mailFrom }: MailConfig,
  say: (line: string) => void,
): SendMail =>
  smtpUrl === undefined ? createFileMailer(dataDir, mailFrom, say) : createSmtpMailer(smtpUrl, mailFrom);
