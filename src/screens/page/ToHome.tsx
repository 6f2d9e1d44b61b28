import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../../store/hooks';
import { toastsActions } from '../../../store/toasts/slice';
import { guardRedirect } from '../../domain/guards';
import { athletePageTexts } from '../../texts/athlete';

/** Leads home from somebody who is no athlete of this user, and says so [DE-4]. */
export function ToHome() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(toastsActions.requested({ type: 'error', text: athletePageTexts.unknown }));
  }, [dispatch]);
  return <Navigate to="/" replace state={guardRedirect} />;
}
