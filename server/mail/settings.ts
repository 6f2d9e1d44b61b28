import { mailAddressSchema } from './mailAddress';
import type { MailSender } from './mailer';

/** What the environment says about mails. */
export interface MailSettings {
  /** Where people reach the app, without a slash at the end; the links in mails lead there. */
  publicUrl: string;
  /** `smtp://` or `smtps://` with user and password; undefined leaves mails as files [RU-2]. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
}

/** Reads a URL of one of the schemes; the value stays out of the message, since it may hold a password. */
const readUrl = (variable: string, value: string, schemes: readonly string[]): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !schemes.includes(url.protocol)) {
    throw new Error(
      `${variable} muss mit ${schemes.map((scheme) => `${scheme}//`).join(' oder ')} beginnen.`,
    );
  }
  return url;
};

const readPublicUrl = (value: string): string => {
  const { origin, pathname } = readUrl('PUBLIC_URL', value, ['http:', 'https:']);
  return `${origin}${pathname}`.replace(/\/+$/, '');
};

/** Reads `Name <address>` or an address alone. */
const readSender = (value: string): MailSender => {
  const [, name = '', inBrackets] = /^(\P{Cc}*?)\s*<(\S+)>$/u.exec(value) ?? [];
  const address = mailAddressSchema.safeParse(inBrackets ?? value);
  if (!address.success) throw new Error(`MAIL_FROM muss „Name <adresse>“ sein, nicht „${value}“.`);
  return { name, address: address.data };
};

/** Reads the settings of mails; `ownUrl` is where the server is reached on this machine. Throws in German. */
export const readMailSettings = (env: NodeJS.ProcessEnv, ownUrl: string): MailSettings => {
  const publicUrl = readPublicUrl(env.PUBLIC_URL || ownUrl);
  const smtpUrl = env.SMTP_URL || undefined;
  if (smtpUrl) readUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  const mailFrom = env.MAIL_FROM || `Athletik Screening <noreply@${new URL(publicUrl).hostname}>`;
  return { publicUrl, smtpUrl, mailFrom: readSender(mailFrom) };
};
