import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';

/** Dispatches what this action creator makes when the page, or the part of it, is left. */
export const useOnLeave = (create: () => UnknownAction) => {
  const dispatch = useAppDispatch();
  useLayoutEffect(
    () => () => {
      dispatch(create());
    },
    [dispatch, create],
  );
};
