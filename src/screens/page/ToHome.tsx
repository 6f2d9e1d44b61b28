import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../../store/hooks';
import { toastsActions } from '../../../store/toasts/slice';
import { guardRedirect } from '../../domain/guards';

/** Leads home from a page that is not for this user, and says why. */
export function ToHome({ text }: { text: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(toastsActions.requested({ type: 'error', text }));
  }, [dispatch, text]);
  return <Navigate to="/" replace state={guardRedirect} />;
}
