import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';

/** Dispatches what this action creator makes, as soon as there is a network. Returns whether there is one. */
export const useWhenOnline = (create: () => UnknownAction): boolean => {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  useEffect(() => {
    if (isOnline) dispatch(create());
  }, [dispatch, isOnline, create]);
  return isOnline;
};
