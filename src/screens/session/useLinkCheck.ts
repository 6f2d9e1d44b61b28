import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useLayoutEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { useOnLeave } from '../page/useOnLeave';

export interface LinkActions {
  opened: (secret: string) => UnknownAction;
  closed: () => UnknownAction;
}

/** Checks the link of a page, as soon as it may. Returns what checks it again. Leaving the page cancels the check. */
export const useLinkCheck = ({ opened, closed }: LinkActions, secret: string, mayCheck = true) => {
  const dispatch = useAppDispatch();
  const check = useCallback(() => {
    dispatch(opened(secret));
  }, [dispatch, opened, secret]);
  // Runs before the first paint, so that the page is never visible before its link is being checked.
  useLayoutEffect(() => {
    if (mayCheck) check();
  }, [mayCheck, check]);
  useOnLeave(closed);
  return check;
};
