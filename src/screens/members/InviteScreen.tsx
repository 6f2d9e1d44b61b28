import { Navigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Page } from '../../components/layout/Page';
import { Alert } from '../../components/status/Alert';
import { membersTexts } from '../../texts/members';
import { LoadingState } from '../page/LoadingState';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useWhenOnline } from '../page/useWhenOnline';
import { InviteForm } from './InviteForm';
import styles from './InviteScreen.module.css';

/** `/members/invite`: adds a member and invites them [MB-2]. */
export function InviteScreen() {
  const dispatch = useAppDispatch();
  const { status, error, form } = useAppSelector(selectMembers);
  const isOnline = useWhenOnline(membersActions.formOpened);
  useSecondaryTitle(membersTexts.form.second);
  useOnLeave(membersActions.formClosed);

  if (form.status === 'succeeded') return <Navigate to="/members" replace />;
  return (
    <Page>
      <div className={styles.column}>
        <h2>{membersTexts.form.title}</h2>
        {!isOnline && <Alert kind="info">{membersTexts.offlineChange}</Alert>}
        {isOnline && status === 'failed' && (
          <LoadingState
            error={error}
            retry={membersTexts.retry}
            onRetry={() => dispatch(membersActions.formOpened())}
          />
        )}
        <InviteForm />
      </div>
    </Page>
  );
}
