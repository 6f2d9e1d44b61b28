import { useEffect } from 'react';
import { selectClub, selectClubFields } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Page } from '../../components/layout/Page';
import { clubTexts } from '../../texts/club';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingState } from '../page/LoadingState';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { ClubForm } from './ClubForm';

/** `/club`: the club and its settings, for admins [CL-2]. What was typed stays until it is saved or discarded. */
export function ClubScreen() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const { club, status, error } = useAppSelector(selectClub);
  const fields = useAppSelector(selectClubFields);
  useSecondaryTitle(club?.name ?? null);
  useEffect(() => {
    if (isOnline) dispatch(clubActions.requested());
  }, [dispatch, isOnline]);

  if (club && fields) {
    return (
      <Page>
        <ClubForm club={club} fields={fields} />
      </Page>
    );
  }
  if (club && status === 'ready') {
    return <EmptyPage icon="club" title={clubTexts.onlyAdmins.title} text={clubTexts.onlyAdmins.text} />;
  }
  return (
    <Page>
      <LoadingState
        error={isOnline && status === 'unloaded' ? error : null}
        offline={isOnline ? null : clubTexts.offline}
        retry={clubTexts.retry}
        onRetry={() => dispatch(clubActions.requested())}
      />
    </Page>
  );
}
