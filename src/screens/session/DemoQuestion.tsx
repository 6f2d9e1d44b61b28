import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { serverActions } from '../../../store/server/slice';

/** Asks the server of the login page whether it is a demo, whenever there is a network. Shows nothing. */
export function DemoQuestion() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  useEffect(() => {
    if (isOnline) dispatch(serverActions.demoRequested());
  }, [dispatch, isOnline]);
  return null;
}
