import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMemberDraft, selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { MarkedLine } from '../../components/status/MarkedLine';
import { mailFilesFeature } from '../../contract/features';
import type { Member } from '../../contract/members';
import { memberChange, memberFaults, memberOf } from '../../domain/memberForm';
import { teamsOf } from '../../domain/memberList';
import { possibleWith } from '../../domain/membership';
import { memberTexts } from '../../texts/member';
import { focusFault } from '../page/focusField';
import { MemberFieldset } from './MemberFieldset';
import styles from './MemberScreen.module.css';
import { useMemberChange } from './useMemberChange';

const { data: texts } = memberTexts;

/** The fields of a member. What is typed stays until it is saved; roles are for admins [MB-1, MB-2]. */
export function MemberDataCard({ member }: { member: Member }) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectMembersViewer);
  const areFiles = useAppSelector((root) => selectHasFeature(root, mailFilesFeature));
  const { members, draft } = useAppSelector(selectMembers);
  const typed = useAppSelector((root) => selectMemberDraft(root, member.id));
  const { isBusy, isDone, error, mustWait, request } = useMemberChange(member.id, 'edit');
  const [isSubmitted, setSubmitted] = useState(false);
  const alertId = useId();
  const teams = useMemo(() => teamsOf(members), [members]);
  if (!typed) return null;
  const { fields, isChanged } = typed;
  const faults = memberFaults(fields, new Date().getFullYear());
  const { email: canChangeEmail, birthYear: canChangeBirthYear } = possibleWith(viewer, member);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (focusFault(event.currentTarget, faults) || isBusy || mustWait || !isChanged) return;
    const changed = memberChange(member, memberOf(fields));
    request({ action: 'edit', memberId: member.id, fields: changed, sent: draft });
  };
  const emailHint = () => {
    if (member.newEmail !== null) {
      const waits = areFiles ? texts.emailWaitsAsFile : texts.emailWaits;
      return waits(member.firstName, member.newEmail);
    }
    if (!canChangeEmail) return texts.emailOfOwner(member.firstName);
    if (member.state !== 'invited') return undefined;
    return areFiles ? texts.emailInvitesAsFile : texts.emailInvites;
  };
  const losesClub =
    viewer.id === member.id && viewer.isAdmin && !fields.roles.includes('ROLE_ADMIN') && isChanged;

  return (
    <SectionCard id="daten" title={texts.title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        aria-describedby={error === null ? undefined : alertId}
      >
        <MemberFieldset
          fields={fields}
          faults={isSubmitted ? faults : {}}
          teams={teams}
          hasRoles={viewer.isAdmin}
          emailHint={emailHint()}
          isEmailFixed={!canChangeEmail}
          isBirthYearFixed={!canChangeBirthYear}
          onChange={(part) => dispatch(membersActions.edited(part))}
        />
        {losesClub && <Alert kind="info">{texts.ownRoles}</Alert>}
        {error !== null && (
          <Alert kind="error" id={alertId}>
            {error}
          </Alert>
        )}
        <Row>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={mustWait}>
            {texts.submit}
          </Button>
          <p role="status">
            {isDone && !isChanged && (
              <MarkedLine mark="done" tone="done">
                {texts.saved}
              </MarkedLine>
            )}
          </p>
        </Row>
      </form>
    </SectionCard>
  );
}
