import { selectClub, selectClubFields } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppSelector } from '../../../store/hooks';
import { Page } from '../../components/layout/Page';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useWhenOnline } from '../page/useWhenOnline';
import { ClubForm } from './ClubForm';
import { WithoutClub } from './WithoutClub';

/** `/club`: the club and its settings, for admins [CL-2]. What was typed stays until it is saved or discarded. */
export function ClubScreen() {
  useWhenOnline(clubActions.requested);
  const { club } = useAppSelector(selectClub);
  const fields = useAppSelector(selectClubFields);
  useSecondaryTitle(club?.name ?? null);

  if (club && fields) {
    return (
      <Page>
        <ClubForm club={club} fields={fields} />
      </Page>
    );
  }
  return <WithoutClub />;
}
