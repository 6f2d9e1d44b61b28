import type { Generated } from 'kysely';

/** A member of the club, with or without an account. */
export interface UserTable {
  id: Generated<number>;
  /** Null until the invitation is accepted. */
  username: string | null;
  firstName: string;
  lastName: string;
  /** Lower case. A family may share one [MB-1]. */
  email: string | null;
  /** Whether its owner has opened a link that was sent there. Until then the user cannot sign in [API-7]. */
  emailVerified: Generated<number>;
  /** An argon2 hash in PHC form. Null until the invitation is accepted. */
  passwordHash: string | null;
  /** JSON: `Authority[]`. */
  authorities: string;
  birthYear: Generated<number | null>;
  team: Generated<string | null>;
  /** A resting member cannot sign in; the data stays [MB-5]. */
  isResting: Generated<number>;
  invitedAt: Generated<number | null>;
  lastSeenAt: Generated<number | null>;
  /** When somebody wanted to keep the member who was not active for long [CL-4]. */
  keptAt: Generated<number | null>;
  /** When the member is erased at the earliest for that, and when this was first seen as come; null: not announced. */
  forgetAt: Generated<number | null>;
  seenForgetAt: Generated<number | null>;
  /** Who added the member; (`addedBy`, `clientId`) is unique, so that a repeated call adds nobody twice [ON-3]. */
  addedBy: Generated<number | null>;
  clientId: Generated<string | null>;
  /** The version of the club's text that the member has agreed to, and when [CS-1]: of their last consent [LV-1]. */
  agreedVersion: Generated<number | null>;
  agreedAt: Generated<number | null>;
  /** When the member agreed that entries about pain are stored; null if not. */
  painAgreedAt: Generated<number | null>;
  /** Who agreed for a minor [CS-2]. */
  guardianName: Generated<string | null>;
  guardianEmail: Generated<string | null>;
  /** Since when the guardian's confirmation of the last consent is missing; null where none is waited for [LV-3]. */
  guardianMissingSince: Generated<number | null>;
  /** When the server first saw that the time for it was over; null before, and after a clock that went wrong. */
  guardianSeenAt: Generated<number | null>;
  /** When the account was put to rest since it did not come; null where it rests for something else, or not. */
  guardianRestAt: Generated<number | null>;
}

export interface TrainerAthleteTable {
  trainerId: number;
  athleteId: number;
  /** Since when, in milliseconds; 0 when that was not stored yet [MB-6]. */
  since: Generated<number>;
}

/** A right to an athlete that has ended, also for the time of a rest [MB-6]. */
export interface FormerRightTable {
  trainerId: number;
  athleteId: number;
  /** As in `TrainerAthleteTable`. */
  since: number;
  /** When it ended, in milliseconds. */
  until: number;
}

/** A sign-in. */
export interface AuthTokenTable {
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is never stored. Unique. */
  tokenHash: string;
  userId: number;
  expiresAt: number;
  /** What is known of the device, such as 'Android, Chrome' [AC-1]. */
  device: Generated<string>;
  lastUsedAt: Generated<number | null>;
}

/** A link that verifies an address. The row stays, since the link can be opened again [CO-13]. */
export interface VerificationTokenTable {
  tokenHash: string;
  userId: number;
  /** A new address, which counts from then on [AC-1]; null for that of the account. */
  email: Generated<string | null>;
  /** When the link to a new address ends; null for that of the account. */
  expiresAt: Generated<number | null>;
  /** A used link is still answered, and changes nothing [CO-13]. */
  usedAt: Generated<number | null>;
}

/** A link to set a new password. */
export interface RecoveryTokenTable {
  tokenHash: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
  /** The hash of the password that was set with it, to recognise the same password when it is sent again [CO-15]. */
  passwordHash: string | null;
}

/**
 * How the mail of an invitation stands: no mail, to be sent, sent; or not to be sent any more, since the address takes
 * none ('failed'), three days were over ('givenUp') [MB-17], or too many went there ('limited') [MB-11].
 */
export type InvitationMail = 'none' | 'waiting' | 'sent' | 'failed' | 'givenUp' | 'limited';

/** The last invitation of a member; a new one takes its place [MB-2]. */
export interface InvitationTable {
  userId: number;
  /** SHA-256 of the link's token. Null while the mail waits: the token is made when it is sent. */
  tokenHash: string | null;
  /** SHA-256 of the short code [MB-4]. Null for invitations by mail. */
  codeHash: string | null;
  endsAt: number;
  /** Who invited; the mail names them. */
  invitedBy: number;
  mail: InvitationMail;
  /** When the first try to mail it failed; null before. */
  failingSince: Generated<number | null>;
  /** How often that failed, and before when it is not tried again. */
  tries: Generated<number>;
  nextAt: Generated<number>;
  usedAt: number | null;
  /** An argon2 hash of the answers it was accepted with, to recognise the same ones when they are sent again [MB-4]. */
  answerHash: string | null;
}

/** The erasure of a member that a trainer or admin has asked for: the account rests until then [MB-7]. */
export interface PlannedErasureTable {
  userId: number;
  /** Who asked for it, and why. */
  plannedBy: number;
  reason: string;
  /** When the member is erased at the earliest; null right after a restore, which gives them all the days anew. */
  dueAt: number | null;
  /** When the server first saw that the time has come; null before, and after a clock that went wrong. */
  seenDueAt: Generated<number | null>;
}

/** That somebody downloaded a member's data for them [LV-4]. Rows are only added. */
export interface MemberExportTable {
  id: Generated<number>;
  userId: number;
  at: number;
  exportedBy: number;
  reason: string;
}
