/** Accepting an invitation, open to everybody who has its token or its short code [MB-4]. */
import * as z from 'zod/mini';
import { consentAnswers } from './consent';
import { create, read } from './requests';
import { currentUserSchema } from './schemas';

export const invitationSchema = z.object({
  clubName: z.string(),
  firstName: z.string(),
  /** Null where the birth year of an athlete is unknown and has to be asked [CS-2]. */
  needsGuardian: z.nullable(z.boolean()),
  consentText: z.string(),
  /** The version of the text. Older servers do not say it. */
  consentVersion: z.optional(z.int()),
});

export const invitationAnswerSchema = z.object({
  username: z.string(),
  password: z.string(),
  /** Whether the member agrees to the club's text. Without it there is no account. */
  consent: z.boolean(),
  /** The version of the text that was read. Without it the present one counts as read [CS-1]. */
  version: z.optional(z.int()),
  ...consentAnswers,
});

/** The `code` in the body of the 409 to a user name that somebody else has. */
export const usernameTaken = 'username';

/** How a short code is written: ten characters, none of which looks like another [MB-4]. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const codeLength = 10;

/** Returns a code as it is stored, however it was typed: in lower case, with blanks, hyphens or dashes. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

/** Whether a text can be a code. The tokens of links are longer. */
export const isCode = (typed: string): boolean => {
  const code = normaliseCode(typed);
  return code.length === codeLength && [...code].every((letter) => codeAlphabet.includes(letter));
};

export type Invitation = z.infer<typeof invitationSchema>;
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;

const at = (tokenOrCode: string) => `/invitation/${encodeURIComponent(tokenOrCode)}`;

/** A 404 means that the invitation is unknown, used or expired. The same answers again within 10 minutes are taken. */
export const invitationCalls = {
  open: (tokenOrCode: string) => read(at(tokenOrCode), invitationSchema),
  accept: (tokenOrCode: string, answer: InvitationAnswer) =>
    create(at(tokenOrCode), currentUserSchema, answer),
};
