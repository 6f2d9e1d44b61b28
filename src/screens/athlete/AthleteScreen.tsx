import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { selectDeskAthlete } from '../../../store/desk/athlete';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { toastsActions } from '../../../store/toasts/slice';
import { Page } from '../../components/layout/Page';
import { Skeleton } from '../../components/status/Skeleton';
import { guardRedirect } from '../../domain/guards';
import { athletePageTexts } from '../../texts/athlete';
import { AthletePage } from './AthletePage';

/** `/athletes/{id}`: everything about one athlete of this trainer [DE-4]. Also leads away from one who leaves. */
export function AthleteScreen() {
  const dispatch = useAppDispatch();
  const userId = Number(useParams().userId);
  const athlete = useAppSelector((state) => selectDeskAthlete(state, userId));
  const { status } = useAppSelector((state) => selectOffice(state).desk);
  useEffect(() => {
    dispatch(deskActions.opened());
  }, [dispatch]);

  if (athlete) return <AthletePage key={athlete.id} athlete={athlete} />;
  if (status !== 'loading') return <ToHome />;
  return (
    <Page>
      <Skeleton shape="rows" />
    </Page>
  );
}

/** Leads home from somebody who is no athlete of this user, and says so [DE-4]. */
function ToHome() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(toastsActions.requested({ type: 'error', text: athletePageTexts.unknown }));
  }, [dispatch]);
  return <Navigate to="/" replace state={guardRedirect} />;
}
