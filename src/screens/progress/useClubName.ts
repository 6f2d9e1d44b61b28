import { useEffect } from 'react';
import { selectClub } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { clubFeature } from '../../contract/features';

/**
 * The name of the club, as the server says it; null without a network, or on a server without clubs. `isComing` while
 * the server is being asked.
 */
export const useClubName = () => {
  const dispatch = useAppDispatch();
  const hasClub = useAppSelector((state) => selectHasFeature(state, clubFeature));
  const isOnline = useAppSelector(selectIsOnline);
  const { club, status } = useAppSelector(selectClub);
  useEffect(() => {
    if (hasClub && isOnline) dispatch(clubActions.requested());
  }, [dispatch, hasClub, isOnline]);
  const isComing = hasClub && isOnline && club === null && status !== 'unloaded';
  return { hasClub, clubName: club?.name ?? null, isComing };
};
