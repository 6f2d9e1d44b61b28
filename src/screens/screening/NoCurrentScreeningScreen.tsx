import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectScreenings } from '../../../store/screening/selectors';
import { guardRedirect } from '../../domain/guards';
import { noCurrentScreeningTexts } from '../../texts/noCurrentScreening';
import { EmptyPage } from '../page/EmptyPage';

/** `/nocurrentscreening`: no screening is assigned to the user yet [NS-1]. Leads on when one arrives [CO-25]. */
export function NoCurrentScreeningScreen() {
  const hasScreening = useAppSelector(selectScreenings).length > 0;
  const [hadScreening] = useState(hasScreening);
  if (hasScreening && !hadScreening) return <Navigate to="/screening" replace state={guardRedirect} />;
  return <EmptyPage icon="screening" {...noCurrentScreeningTexts} />;
}
