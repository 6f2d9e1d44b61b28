import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import { Tag } from '../../components/status/Tag';
import type { Member, MemberGuardian, MemberState as State } from '../../contract/members';
import { formatDate } from '../../domain/formats';
import { mailProblemOf } from '../../domain/membership';
import { guardianTexts } from '../../texts/guardian';
import { membersTexts } from '../../texts/members';
import styles from './MemberState.module.css';

const looks = {
  invited: { mark: 'mail', tone: 'warn' },
  active: { mark: 'done', tone: 'ok' },
  resting: { mark: 'pause', tone: 'plain' },
} satisfies Record<State, { mark: IconName; tone: 'plain' | 'ok' | 'warn' }>;

/**
 * How a member stands [MB-1], and what is in the way: a mail that did not arrive [MB-2], no consent [CS-1], or no
 * activity for so long that they are erased [CL-4], or no confirmation by a guardian [LV-3].
 */
export function MemberState({ member }: { member: Member }) {
  const { state, hasConsent, forgetAt, guardian } = member;
  const problem = mailProblemOf(member);
  return (
    <span className={styles.state}>
      <Tag {...looks[state]}>{membersTexts.states[state]}</Tag>
      {problem && <Warning>{membersTexts.mailProblems[problem]}</Warning>}
      {forgetAt !== null && <Warning>{membersTexts.forgotten(formatDate(forgetAt))}</Warning>}
      {guardian && <GuardianState {...guardian} />}
      {state === 'active' && !hasConsent && <Warning>{membersTexts.withoutConsent}</Warning>}
    </span>
  );
}

/** What is missing of a guardian's confirmation, and why [LV-3]. */
function GuardianState({ missingSince, mailProblem, isResting }: MemberGuardian) {
  if (missingSince === null) return null;
  return (
    <>
      <Warning>{isResting ? guardianTexts.member.resting : guardianTexts.member.missing}</Warning>
      {mailProblem && <Warning>{guardianTexts.member.mailProblems[mailProblem]}</Warning>}
    </>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <small className={styles.warning}>
      <Mark name="warning" size={16} />
      <span>{children}</span>
    </small>
  );
}
