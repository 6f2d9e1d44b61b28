import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session/selectors';
import { useOnLeave } from '../page/useOnLeave';

interface LinkActions {
  opened: (secret: string) => UnknownAction;
  closed: () => UnknownAction;
}

/**
 * Checks the link of a page for people without an account, as soon as nobody is signed in. Leaving the page cancels its
 * requests. `isInTheWay` is true while somebody else is signed in: a person who gets an account here signs in at the
 * end.
 */
export const useLinkPage = ({ opened, closed }: LinkActions, secret: string) => {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [hasBegun, setBegun] = useState(!isSignedIn);
  if (!hasBegun && !isSignedIn) setBegun(true);
  const check = useCallback(() => {
    dispatch(opened(secret));
  }, [dispatch, opened, secret]);
  // Runs before the first paint, so that the page is never visible before its link is being checked.
  useLayoutEffect(() => {
    if (hasBegun) check();
  }, [hasBegun, check]);
  useOnLeave(closed);
  return { isInTheWay: !hasBegun, check };
};
