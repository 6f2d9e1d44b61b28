import * as z from 'zod/mini';
import { mailAddressSchema } from './mailAddress';

/** Who the mails are from. */
export interface MailSender {
  name: string;
  address: string;
}

/** The settings of mails. */
export interface MailSettings {
  /** The address of the app, for the links in mails. It has no slash at the end. */
  publicUrl: string;
  /** `smtp://` or `smtps://` with user and password. Without it mails are written as files [RU-2]. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
}

/** A URL with one of the schemes. The error message leaves the value out, since it may hold a password. */
export const addressSchema = (variable: string, schemes: readonly string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
      error: `${variable} muss mit ${schemes.map((scheme) => `${scheme}//`).join(' oder ')} beginnen.`,
    }),
  );

/** Reads `Name <address>` or an address alone. Returns undefined for anything else. */
export const readSender = (value: string): MailSender | undefined => {
  const [, name = '', inBrackets] = /^(\P{Cc}*?)\s*<(\S+)>$/u.exec(value) ?? [];
  const address = mailAddressSchema.safeParse(inBrackets ?? value);
  return address.success ? { name, address: address.data } : undefined;
};

/** What MAIL_FROM has to be. */
export const senderProblem = (value: string): string =>
  `MAIL_FROM muss „Name <adresse>“ sein, nicht „${value}“.`;

/** `Name <address>` or an address alone, read. */
export const senderSchema = z.pipe(
  z.string(),
  z.transform((value: string, context) => {
    const sender = readSender(value);
    if (sender) return sender;
    context.issues.push({ code: 'custom', input: value, message: senderProblem(value) });
    return z.NEVER;
  }),
);
