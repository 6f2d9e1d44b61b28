/** The members of the club: the feature `membersFeature`, for trainers and admins [MB-1 to MB-5, MB-8, CS-2]. */
import * as z from 'zod/mini';
import { consentEntrySchema } from './consentEntries';
import { change, create, read, remove } from './requests';
import { authoritiesSchema, authoritySchema } from './schemas';

const id = z.int().check(z.positive());
const moment = z.nullable(z.iso.datetime());

/**
 * In one line, with nothing that is not seen, and no link: mails have names in them. The joiners of some scripts may
 * stand between letters.
 */
const nameForm = /^(?!.*:\/\/)(?:[\p{L}\p{M}][\u200C\u200D](?=\p{L})|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}])*$/u;

/** A name of a person, a team or a club [MB-12]. */
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(nameForm));

/** Nobody who is a member was born before. */
export const earliestBirthYear = 1900;
export const birthYearSchema = z.int().check(z.gte(earliestBirthYear), z.lte(2100));

/** Most members that one call takes. */
export const maxImport = 500;

/** 'invited' has no account yet, unless there is a consent on paper; 'resting' cannot sign in [MB-1, MB-5]. */
export const memberStateSchema = z.enum(['invited', 'active', 'resting']);

/**
 * What is in the way of an invitation's mail [MB-17]: it waits and is tried again; or it is not tried again, since the
 * address takes no mails, three days are over, or too many went there [MB-11].
 */
export const mailProblemSchema = z.enum(['waiting', 'undeliverable', 'givenUp', 'limited']);

/** What a trainer or admin sees of a guardian's confirmation of a member's consent [LV-3]. */
export const memberGuardianSchema = z.object({
  /** Where the mail goes; null where the guardian gave no address. */
  email: z.nullable(z.string()),
  /** What is in the way of that mail. */
  mailProblem: z.nullable(mailProblemSchema),
  /** Since when the confirmation is missing; null where it is there, or is not waited for. */
  missingSince: moment,
  confirmedAt: moment,
  /** Whether the account rests because it did not come. */
  isResting: z.boolean(),
});

export const memberSchema = z.object({
  id,
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  /** An address that was given to the account, and counts once its owner has opened the link in the mail [AC-1]. */
  newEmail: z._default(z.nullable(z.string()), null),
  birthYear: z.nullable(z.int()),
  team: z.nullable(z.string()),
  roles: authoritiesSchema,
  trainerIds: z.array(id),
  state: memberStateSchema,
  hasConsent: z.boolean(),
  /** All that the member agreed to and withdrew, the last one first [LV-1]. */
  consents: z._default(z.array(consentEntrySchema), []),
  invitedAt: moment,
  lastSeenAt: moment,
  /** Until when the last invitation is good; null for a member who was not invited, or has used it. */
  invitationEndsAt: z._default(moment, null),
  /** Whether the mail of the last invitation was not sent, and is not tried again [MB-2]. */
  hasMailFailed: z._default(z.boolean(), false),
  /** What is in the way of that mail. */
  mailProblem: z._default(z.nullable(mailProblemSchema), null),
  /** When the member is erased at the earliest; null where nobody has asked for that [MB-7]. */
  erasureAt: z._default(moment, null),
  /** When the member is erased at the earliest, having been without activity for long; else null [CL-4]. */
  forgetAt: z._default(moment, null),
  /** Only of a member whose present consent a guardian was asked about, or is to be. */
  guardian: z.optional(memberGuardianSchema),
});

/** What the sheet prints of an invitation: the secret of its link, and its short code [MB-2, MB-4]. */
const printedInvitationSchema = z.object({ token: z.string(), code: z.string(), endsAt: z.iso.datetime() });

/** A member with a new invitation. A member with an address gets it by mail, and `invitation` is null. */
export const invitedMemberSchema = z.extend(memberSchema, {
  invitation: z.nullable(printedInvitationSchema),
});

/** A code that sets a new password once, within 24 hours [MB-8]. */
export const recoveryCodeSchema = z.object({ code: z.string(), endsAt: z.iso.datetime() });

const memberFields = {
  firstName: nameSchema,
  lastName: nameSchema,
  email: z.nullable(z.string().check(z.maxLength(254))),
  birthYear: z.nullable(birthYearSchema),
  team: z.nullable(nameSchema),
  roles: z.array(authoritySchema).check(z.minLength(1)),
};

/** A repeated `clientId` makes no second member [ON-3]. */
export const newMemberSchema = z.object({ clientId: z.uuid(), ...memberFields });
export const newMembersSchema = z.array(newMemberSchema).check(z.minLength(1), z.maxLength(maxImport));
export const memberChangeSchema = z.object({
  firstName: z.optional(memberFields.firstName),
  lastName: z.optional(memberFields.lastName),
  email: z.optional(memberFields.email),
  birthYear: z.optional(memberFields.birthYear),
  team: z.optional(memberFields.team),
  roles: z.optional(memberFields.roles),
});
/** Members who are invited anew at once. */
export const inviteAllSchema = z.object({
  memberIds: z.array(id).check(z.minLength(1), z.maxLength(maxImport)),
});
export const trainerChoiceSchema = z.object({ trainerId: id });

/** A consent on paper [CS-2]. `date` is the day on it: 2026-11-22. */
export const paperConsentSchema = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  guardianName: z.nullable(nameSchema),
});

/** Where the question to a guardian is sent, also once more [LV-3]. */
export const guardianMailSchema = z.object({ email: z.string().check(z.maxLength(254)) });

/** The user name that was typed, or the full name of a member without one, and why the member is erased [MB-7]. */
export const memberErasureSchema = z.object({
  name: z.string().check(z.maxLength(300)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

/** Somebody to hand an athlete over to. */
export const trainerSchema = z.object({ id, firstName: z.string(), lastName: z.string() });

export type MailProblem = z.infer<typeof mailProblemSchema>;
export type MemberGuardian = z.infer<typeof memberGuardianSchema>;
export type MemberState = z.infer<typeof memberStateSchema>;
export type Member = z.infer<typeof memberSchema>;
export type InvitedMember = z.infer<typeof invitedMemberSchema>;
export type RecoveryCode = z.infer<typeof recoveryCodeSchema>;
export type NewMember = z.infer<typeof newMemberSchema>;
export type MemberChange = z.infer<typeof memberChangeSchema>;
export type MemberErasure = z.infer<typeof memberErasureSchema>;
export type PaperConsent = z.infer<typeof paperConsentSchema>;
export type Trainer = z.infer<typeof trainerSchema>;

const at = (memberId: number, rest = '') => `/members/${memberId}${rest}`;

/** A 403 means that it is for admins, or about somebody else's athlete; a 422 names what cannot be. */
export const memberCalls = {
  all: () => read('/members/', z.array(memberSchema)),
  trainers: () => read('/members/trainers/', z.array(trainerSchema)),
  add: (member: NewMember) => create('/members/', memberSchema, member),
  /** All or nothing [MB-3]. */
  addAll: (members: NewMember[]) => create('/members/all/', z.array(memberSchema), members),
  change: (memberId: number, fields: MemberChange) => change(at(memberId), memberSchema, fields),
  invite: (memberId: number) => create(at(memberId, '/invitation'), invitedMemberSchema, {}),
  /** Mails the invitations of members who have an address and no account yet. All or nothing [MB-18]. */
  inviteAll: (memberIds: number[]) => create('/members/all/invitation', z.array(memberSchema), { memberIds }),
  rest: (memberId: number) => create(at(memberId, '/rest'), memberSchema, {}),
  wake: (memberId: number) => create(at(memberId, '/wake'), memberSchema, {}),
  /** The account rests, and is erased after `erasureDays` [MB-7]: the feature `erasureFeature`. */
  erase: (memberId: number, erasure: MemberErasure) =>
    create(at(memberId, '/erasure'), memberSchema, erasure),
  /** Stops the erasure, and wakes the account. */
  stopErasure: (memberId: number) => remove(at(memberId, '/erasure'), memberSchema),
  /** Keeps a member without activity as if they had been there now [CL-4]. */
  keep: (memberId: number) => create(at(memberId, '/keeping'), memberSchema, {}),
  noteConsent: (memberId: number, consent: PaperConsent) =>
    create(at(memberId, '/consent'), memberSchema, consent),
  /** Mails the question to the guardian, also once more or to another address [LV-3]. A 409 says why it cannot. */
  askGuardian: (memberId: number, email: string) =>
    create(at(memberId, '/guardian'), memberSchema, { email }),
  addTrainer: (memberId: number, trainerId: number) =>
    create(at(memberId, '/trainers/'), memberSchema, { trainerId }),
  removeTrainer: (memberId: number, trainerId: number) =>
    remove(at(memberId, `/trainers/${trainerId}`), memberSchema),
  makeRecoveryCode: (memberId: number) => create(at(memberId, '/recovery'), recoveryCodeSchema, {}),
};
