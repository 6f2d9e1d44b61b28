import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { selectDeskAthlete } from '../../../store/desk/athlete';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { athletePageTexts } from '../../texts/athlete';
import { LoadingPage } from '../page/LoadingPage';
import { ToHome } from '../page/ToHome';
import { useFreshData } from '../page/useFreshData';
import { AthletePage } from './AthletePage';

/** `/athletes/{id}`: everything about one athlete of this trainer [DE-4]. Also leads away from one who leaves. */
export function AthleteScreen() {
  const dispatch = useAppDispatch();
  const userId = Number(useParams().userId);
  const athlete = useAppSelector((state) => selectDeskAthlete(state, userId));
  const { status } = useAppSelector((state) => selectOffice(state).desk);
  useFreshData();
  useEffect(() => {
    dispatch(deskActions.opened());
  }, [dispatch]);

  // Why they need the trainer stands above all else, so that nothing can be shown before it is read.
  if (status === 'running') return <LoadingPage shape="rows" />;
  if (athlete) return <AthletePage key={athlete.id} athlete={athlete} />;
  return <ToHome text={athletePageTexts.unknown} />;
}
