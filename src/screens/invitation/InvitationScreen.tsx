import { Navigate, useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectInvitation } from '../../../store/invitation/selectors';
import { invitationActions } from '../../../store/invitation/slice';
import { GateLayout } from '../../components/layout/GateLayout';
import { appTexts } from '../../texts/app';
import { invitationTexts } from '../../texts/invitation';
import { LinkCheck } from '../session/LinkCheck';
import { SignedInQuestion } from '../session/SignedInQuestion';
import { useLinkPage } from '../session/useLinkPage';
import { InvitationForm } from './InvitationForm';
import { InvitationGone } from './InvitationGone';

/** `/invitation/:token`: accepts an invitation, by its link or its short code [MB-4]. */
export function InvitationScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const { isInTheWay, check } = useLinkPage(invitationActions, token);
  const { status, invitation, error } = useAppSelector(selectInvitation);
  // Every sign-in goes on with the update.
  if (status === 'succeeded') return <Navigate to="/update" replace />;
  const content = () => {
    if (isInTheWay) return <SignedInQuestion onLeave={() => dispatch(invitationActions.leaveRequested())} />;
    if (status === 'gone') return <InvitationGone />;
    if (invitation) return <InvitationForm token={token} invitation={invitation} />;
    const { title, checking } = invitationTexts;
    return <LinkCheck title={title} checking={checking} error={error} onRetry={check} />;
  };
  return (
    <GateLayout
      brand={invitation ? invitationTexts.welcome(invitation.clubName) : appTexts.product}
      claim={invitation ? invitationTexts.product : invitationTexts.claim}
    >
      {content()}
    </GateLayout>
  );
}
