import { selectClub, selectClubFields } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Page } from '../../components/layout/Page';
import { clubTexts } from '../../texts/club';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingState } from '../page/LoadingState';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useWhenOnline } from '../page/useWhenOnline';
import { ClubForm } from './ClubForm';

/** `/club`: the club and its settings, for admins [CL-2]. What was typed stays until it is saved or discarded. */
export function ClubScreen() {
  const dispatch = useAppDispatch();
  useWhenOnline(clubActions.requested);
  const { club, status, error } = useAppSelector(selectClub);
  const fields = useAppSelector(selectClubFields);
  useSecondaryTitle(club?.name ?? null);

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
        error={status === 'unloaded' ? error : null}
        offline={clubTexts.offline}
        retry={clubTexts.retry}
        onRetry={() => dispatch(clubActions.requested())}
      />
    </Page>
  );
}
