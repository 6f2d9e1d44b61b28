import { selectClub } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Page } from '../../components/layout/Page';
import { clubTexts } from '../../texts/club';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingState } from '../page/LoadingState';

/** A page about the club while its settings are loaded, and for somebody who may not see them [CL-2]. */
export function WithoutClub() {
  const dispatch = useAppDispatch();
  const { club, status, error } = useAppSelector(selectClub);
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
