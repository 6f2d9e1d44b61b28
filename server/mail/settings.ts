import { mailAddressSchema } from './mailAddress';

/** Who the mails are from. */
export interface MailSender {
  name: string;
  address: string;
}

/** The settings of mails from the environment. */
export interface MailSettings {
  /** The address of the app, for the links in mails. It has no slash at the end. */
  publicUrl: string;
  /** `smtp://` or `smtps://` with user and password. Without it mails are written as files [RU-2]. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
}

/** Reads a URL with one of the schemes. The error message leaves the value out, since it may hold a password. */
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

/** Reads the settings of mails. `ownUrl` is the address of the server on this machine. Throws with a German message. */
export const readMailSettings = (env: NodeJS.ProcessEnv, ownUrl: string): MailSettings => {
  const publicUrl = readPublicUrl(env.PUBLIC_URL || ownUrl);
  const smtpUrl = env.SMTP_URL || undefined;
  if (smtpUrl) readUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  const mailFrom = env.MAIL_FROM || `Athletik Screening <noreply@${new URL(publicUrl).hostname}>`;
  return { publicUrl, smtpUrl, mailFrom: readSender(mailFrom) };
};
