import { Navigate, useParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectInvitation } from '../../../store/invitation/selectors';
import { invitationActions } from '../../../store/invitation/slice';
import { GateLayout } from '../../components/layout/GateLayout';
import { appTexts } from '../../texts/app';
import { invitationTexts } from '../../texts/invitation';
import { LinkPage } from '../session/LinkPage';
import { InvitationForm } from './InvitationForm';
import { InvitationGone } from './InvitationGone';

const { title, checking } = invitationTexts;

/** `/invitation/:token`: accepts an invitation, by its link or its short code [MB-4]. */
export function InvitationScreen() {
  const { token = '' } = useParams();
  const page = useAppSelector(selectInvitation);
  const shared = { actions: invitationActions, secret: token, page, texts: { title, checking } };
  return (
    <GateLayout
      brand={page.found ? invitationTexts.welcome(page.found.clubName) : appTexts.product}
      claim={page.found ? invitationTexts.product : invitationTexts.claim}
    >
      <LinkPage {...shared} gone={<InvitationGone />}>
        {(invitation) =>
          // Every sign-in goes on with the update.
          page.status === 'succeeded' ? (
            <Navigate to="/update" replace />
          ) : (
            <InvitationForm token={token} invitation={invitation} />
          )
        }
      </LinkPage>
    </GateLayout>
  );
}
