import type { MailProblem, Member } from '../contract/members';

/** Who looks at the members. */
export interface MembersViewer {
  id: number;
  isAdmin: boolean;
}

export const isAthlete = ({ roles }: Pick<Member, 'roles'>): boolean => roles.includes('ROLE_ATHLETE');

/** Whether the member neither trains nor has another role in the club. */
export const isAthleteOnly = ({ roles }: Pick<Member, 'roles'>): boolean =>
  roles.every((role) => role === 'ROLE_ATHLETE');

/** Whether the viewer may change the member: admins all, trainers who is an athlete and nothing more [MB-2, MB-5]. */
export const canManage = ({ isAdmin }: MembersViewer, member: Pick<Member, 'roles'>): boolean =>
  isAdmin || isAthleteOnly(member);

/** What can be done with a member. */
export interface Possible {
  /** A new link or code [MB-2]. */
  invite: boolean;
  /** A code for a new password [MB-8]. */
  recovery: boolean;
  /** Noting a consent on paper [CS-2]. */
  consent: boolean;
  /** Withdrawing a consent for the member [CS-5]. */
  withdraw: boolean;
  rest: boolean;
  wake: boolean;
  /** Planning the erasure, and stopping it [MB-7]. */
  erase: boolean;
  stopErasure: boolean;
  /** Mailing the question to a guardian whose confirmation is missing [LV-3]. */
  askGuardian: boolean;
  /** Downloading the data of the member for them [LV-4]. */
  export: boolean;
  /** Keeping somebody who was without activity for long [CL-4]. */
  keep: boolean;
  /** Changing the address: that of an account is for its owner, or for an admin [AC-1]. */
  email: boolean;
  /** Changing the birth year: one that is known is for admins [CS-3]. */
  birthYear: boolean;
}

const nothing: Possible = {
  invite: false,
  recovery: false,
  consent: false,
  withdraw: false,
  rest: false,
  wake: false,
  erase: false,
  stopErasure: false,
  askGuardian: false,
  export: false,
  keep: false,
  email: false,
  birthYear: false,
};

/** Returns what the viewer can do with a member, as the server sees it. */
export const possibleWith = (viewer: MembersViewer, member: Member): Possible => {
  if (!canManage(viewer, member)) return nothing;
  const { state, username, email, birthYear, hasConsent, erasureAt, forgetAt, guardian } = member;
  const lacksGuardian = (guardian?.missingSince ?? null) !== null;
  const isAwake = state !== 'resting';
  const hasAccount = username !== null;
  return {
    invite: isAwake && !hasAccount,
    recovery: isAwake && hasAccount && email === null,
    // A consent on paper can be corrected, as long as the member has not agreed in the app.
    // So it is in place of a guardian's confirmation [LV-3].
    consent: lacksGuardian || (isAwake && !(hasAccount && hasConsent)),
    askGuardian: lacksGuardian,
    withdraw: isAwake && hasConsent,
    rest: isAwake,
    // Stopping the erasure wakes, too.
    wake: !isAwake && erasureAt === null,
    erase: erasureAt === null,
    stopErasure: erasureAt !== null,
    export: true,
    keep: forgetAt !== null,
    email: viewer.isAdmin || !hasAccount || email === null,
    birthYear: viewer.isAdmin || birthYear === null,
  };
};

/** Returns what is in the way of the mail of an invitation. Another server may only say that it failed [MB-17]. */
export const mailProblemOf = ({
  mailProblem,
  hasMailFailed,
}: Pick<Member, 'mailProblem' | 'hasMailFailed'>): MailProblem | null =>
  mailProblem ?? (hasMailFailed ? 'undeliverable' : null);
