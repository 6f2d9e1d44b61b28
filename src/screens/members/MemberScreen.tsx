import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMember, selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { TextLink } from '../../components/form/TextLink';
import { OverviewLayout } from '../../components/layout/OverviewLayout';
import { Page } from '../../components/layout/Page';
import { Alert } from '../../components/status/Alert';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { canManage, isAthlete } from '../../domain/membership';
import { memberTexts } from '../../texts/member';
import { membersTexts } from '../../texts/members';
import { LoadingState } from '../page/LoadingState';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { CodeDialog } from './CodeDialog';
import { MemberCard } from './MemberCard';
import { MemberDataCard } from './MemberDataCard';
import styles from './MemberScreen.module.css';
import { MembershipCard } from './MembershipCard';
import { TrainersCard } from './TrainersCard';

/** An id as the server gives it: more digits are no safe number. */
const isId = (text: string) => /^\d{1,15}$/.test(text);

/** `/members/{id}`: one member, and everything that a trainer or admin does with them [MB-2, MB-5, MB-8, CS-2]. */
export function MemberScreen() {
  const { memberId = '' } = useParams();
  return isId(memberId) ? <MemberPage memberId={Number(memberId)} /> : <Navigate to="/members" replace />;
}

function MemberPage({ memberId }: { memberId: number }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const member = useAppSelector((root) => selectMember(root, memberId));
  const { error, missing } = useAppSelector(selectMembers);
  useSecondaryTitle(member ? fullName(member) : null);
  useEffect(() => {
    if (isOnline) dispatch(membersActions.memberOpened(memberId));
  }, [dispatch, isOnline, memberId]);
  useOnLeave(membersActions.memberClosed);

  if (missing === memberId) return <Navigate to="/members" replace />;
  return (
    <Page>
      {(!member || error !== null || !isOnline) && (
        <div className={styles.loading}>
          <LoadingState
            error={error}
            offline={membersTexts.offline}
            retry={membersTexts.retry}
            onRetry={() => dispatch(membersActions.memberOpened(memberId))}
          />
        </div>
      )}
      {member && <MemberContent member={member} />}
      <CodeDialog />
    </Page>
  );
}

function MemberContent({ member }: { member: Member }) {
  const viewer = useAppSelector(selectMembersViewer);
  useDocumentTitle(fullName(member));
  return (
    <OverviewLayout
      aside={
        <>
          <TextLink to="/members">{memberTexts.toList}</TextLink>
          <MemberCard member={member} />
        </>
      }
    >
      {canManage(viewer, member) ? (
        <>
          <MembershipCard member={member} />
          {isAthlete(member) && <TrainersCard member={member} />}
          <MemberDataCard member={member} />
        </>
      ) : (
        <Alert kind="info">{memberTexts.forAdmins}</Alert>
      )}
    </OverviewLayout>
  );
}
