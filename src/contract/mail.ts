/** What can be in the way of a mail, for the server and for the page that tells admins of it [CL-5]. */
import * as z from 'zod/mini';

/**
 * 'address': the mail server says that the address takes no mails. 'later', 'content', 'relay': it does not take this
 * mail now, for what it says, or for whom it is. All others are faults of the way, so that no mail goes out.
 */
export const mailFaultSchema = z.enum([
  'address',
  'later',
  'content',
  'relay',
  'sender',
  'login',
  'certificate',
  'encryption',
  'dns',
  'unreachable',
  'timeout',
  'busy',
  'refused',
  'other',
]);

export type MailFault = z.infer<typeof mailFaultSchema>;

/** How the sending of mails stands. Without a mail server they are files. */
export const mailStateSchema = z.object({
  isSetUp: z.boolean(),
  /** What is in the way of all mails, and since when; null where nothing is known to be. */
  fault: z.nullable(mailFaultSchema),
  faultSince: z.nullable(z.iso.datetime()),
  /** Mails that could not be sent yet and are tried again. */
  waiting: z.int(),
  /** Invitations that are not tried again. */
  failed: z.int(),
});

export type MailState = z.infer<typeof mailStateSchema>;

/** What became of a test mail, and where it went. Without a fault the mail server has taken it. */
export const testMailSchema = z.object({
  email: z.string(),
  fault: z.nullable(mailFaultSchema),
});

export type TestMail = z.infer<typeof testMailSchema>;
