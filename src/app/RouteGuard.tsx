import { nanoid } from '@reduxjs/toolkit';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectGuard } from '../../store/guard/selectors';
import { guardActions } from '../../store/guard/slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuardFacts, selectIsStarting } from '../../store/session/selectors';
import { type Guard, guardRedirect, redirectOf } from '../domain/guards';
import { shellTexts } from '../texts/shell';
import { WaitingPage } from './WaitingPage';

interface RouteGuardProps {
  guard: Guard;
  /** The page can be shown before everything of the user is read [CO-28]. */
  comesFirst?: boolean | undefined;
  /** The screen behind the guard. */
  children: ReactNode;
}

/**
 * Shows the screen or redirects to another page [GU-1 to GU-3, GU-12]. It is mounted once per visit of a path, so a
 * change of only the query neither refreshes the data again nor hides the screen. Each visit has its own id. The
 * router's key is not enough: the browser's back button restores the key of an earlier visit, whose guard has already
 * finished.
 */
export function RouteGuard({ guard, comesFirst = false, children }: RouteGuardProps) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const facts = useAppSelector(selectGuardFacts, shallowEqual);
  const isStarting = useAppSelector(selectIsStarting);
  const { openedVisit, isRefreshing } = useAppSelector(selectGuard);
  const [visit] = useState(() => nanoid());
  const isFirst = comesFirst && isStarting && facts.isSignedIn;
  const [hasComeFirst, setComeFirst] = useState(isFirst);
  if (isFirst && !hasComeFirst) setComeFirst(true);
  const hasWork = facts.isSignedIn && !isStarting && guard !== 'open' && guard !== 'login';

  // Runs before the first paint, so that work that finishes at once never shows the waiting page.
  useLayoutEffect(() => {
    if (hasWork) dispatch(guardActions.entered({ visit, guard }));
  }, [dispatch, hasWork, visit, guard]);

  if (isStarting && !isFirst) return <WaitingPage />;
  if (hasWork && openedVisit !== visit && !hasComeFirst) {
    return <WaitingPage text={isRefreshing ? shellTexts.refreshing : undefined} />;
  }
  const redirect = redirectOf(guard, facts, pathname + search);
  if (redirect !== null) return <Navigate to={redirect} replace state={guardRedirect} />;
  return children;
}
