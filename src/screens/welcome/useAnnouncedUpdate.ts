import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUpdateWantedFor } from '../../../store/notifications/announced';
import { notificationsActions } from '../../../store/notifications/slice';
import { updateActions } from '../../../store/update/slice';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isVisible = () => document.visibilityState === 'visible';

/** Starts an update for what a trainer changed while the app is idle on the page that uses this [AS-4]. */
export const useAnnouncedUpdate = () => {
  const dispatch = useAppDispatch();
  const wantedFor = useAppSelector(selectUpdateWantedFor);
  const isUpdating = useAppSelector((state) => state.update.status === 'running');
  const isOnline = useAppSelector(selectIsOnline);
  const isShown = useSyncExternalStore(subscribe, isVisible);
  useEffect(() => {
    if (wantedFor === '' || isUpdating || !isOnline || !isShown) return;
    // At once, so that an update whose code cannot be loaded is not asked for again.
    dispatch(notificationsActions.updateBegunFor(wantedFor));
    dispatch(updateActions.updateRequested());
  }, [dispatch, wantedFor, isUpdating, isOnline, isShown]);
};
