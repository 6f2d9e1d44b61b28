import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Asking } from '../../../store/asking';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session/selectors';
import type { Elements } from '../../components/elements';
import { LinkCheck } from './LinkCheck';
import { SignedInQuestion } from './SignedInQuestion';
import { type LinkActions, useLinkCheck } from './useLinkCheck';

interface LinkPageProps<Found> {
  actions: LinkActions & { leaveRequested: () => UnknownAction };
  secret: string;
  page: Asking<Found>;
  texts: { title: string; checking: string };
  /** Shown where the link is wrong, used or expired. */
  gone: Elements;
  children: (found: Found) => Elements;
}

/**
 * The page of a link for people without an account: checks it as soon as nobody is signed in, and then shows what it is
 * for. A person who gets an account here signs in at the end, so somebody else has to leave before.
 */
export function LinkPage<Found>({ actions, secret, page, texts, gone, children }: LinkPageProps<Found>) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [hasBegun, setBegun] = useState(!isSignedIn);
  if (!hasBegun && !isSignedIn) setBegun(true);
  const check = useLinkCheck(actions, secret, hasBegun);
  if (!hasBegun) return <SignedInQuestion onLeave={() => dispatch(actions.leaveRequested())} />;
  if (page.status === 'gone') return gone;
  if (page.found !== null) return children(page.found);
  return <LinkCheck {...texts} error={page.error} onRetry={check} />;
}
