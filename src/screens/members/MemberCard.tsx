import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Card } from '../../components/layout/Card';
import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import type { Member, MemberState } from '../../contract/members';
import { formatDate } from '../../domain/formats';
import { membersTexts } from '../../texts/members';
import styles from './MemberCard.module.css';
import { RestDialog } from './RestDialog';

const marks: Record<MemberState, IconName> = { invited: 'mail', active: 'done', resting: 'pause' };

/** When the member was there last, or until when the invitation is good. */
const sinceOf = ({ lastSeenAt, invitationEndsAt }: Member): string | null => {
  if (lastSeenAt !== null) return membersTexts.lastSeen(formatDate(lastSeenAt));
  return invitationEndsAt === null ? null : membersTexts.invitedUntil(formatDate(invitationEndsAt));
};

/** What the member does in the club, and the birth year if it is known. */
const roleOf = ({ roles, birthYear }: Member): string => {
  const { trainer, admin, athlete } = membersTexts.roles;
  const other = roles.includes('ROLE_ADMIN') ? admin : athlete;
  const role = roles.includes('ROLE_TRAINER') ? trainer : other;
  return birthYear === null ? role : `${role}, ${membersTexts.born(birthYear)}`;
};

/** A member: who it is, how they stand, and what can be done. */
export function MemberCard({ member }: { member: Member }) {
  const { id, firstName, lastName, email, team, state, hasConsent, hasMailFailed, username } = member;
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const isBusy = useAppSelector((root) => selectMembers(root).changing) === id;
  const [isResting, setResting] = useState(false);
  const { actions } = membersTexts;
  return (
    <Card>
      <div className={styles.head}>
        <h3>
          {firstName} {lastName}
        </h3>
        <p className={styles.state} data-state={state}>
          <Mark name={marks[state]} size={16} />
          {membersTexts.states[state]}
        </p>
      </div>
      <p className={styles.facts}>
        {[roleOf(member), team, email ?? membersTexts.withoutEmail, sinceOf(member)]
          .filter((fact) => fact !== null)
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </p>
      {hasMailFailed && <Warning>{membersTexts.mailFailed}</Warning>}
      {state === 'active' && !hasConsent && <Warning>{membersTexts.withoutConsent}</Warning>}
      <div className={styles.actions}>
        {username === null && state !== 'resting' && (
          <Button
            variant="secondary"
            busy={isBusy}
            disabled={!isOnline}
            onClick={() => dispatch(membersActions.inviteRequested(id))}
          >
            {email === null ? actions.code : actions.invite}
          </Button>
        )}
        {state === 'resting' ? (
          <Button
            variant="secondary"
            busy={isBusy}
            disabled={!isOnline}
            onClick={() => dispatch(membersActions.wakeRequested(id))}
          >
            {actions.wake}
          </Button>
        ) : (
          <Button variant="plain" disabled={!isOnline} onClick={() => setResting(true)}>
            {actions.rest}
          </Button>
        )}
      </div>
      {isResting && (
        <RestDialog
          name={`${firstName} ${lastName}`}
          onConfirm={() => dispatch(membersActions.restRequested(id))}
          onClose={() => setResting(false)}
        />
      )}
    </Card>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className={styles.warning}>
      <Mark name="warning" size={16} />
      {children}
    </p>
  );
}
