import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RootState } from '../../../store/rootReducer';
import { GateLayout } from '../../components/layout/GateLayout';
import type { Credentials } from '../../contract/schemas';
import { guardRedirect, returnUrlOf } from '../../domain/guards';
import { appTexts } from '../../texts/app';
import { loginTexts } from '../../texts/session';
import { DemoOffer } from './DemoOffer';
import { LoginForm } from './LoginForm';

export interface LoginScreenProps extends Pick<RootState['session'], 'status' | 'login'> {
  /** Called only when the session status is `signedOut`. */
  onSignIn: (credentials: Credentials) => void;
  /** Shown above the form. */
  Notice: ComponentType;
  /** Whether the accounts of a demo are offered below the form. */
  isDemo: boolean;
}

/**
 * `/login`. A signed-in user is redirected to the wanted page [LI-5, LI-6]. The screen is shown before the store
 * exists. So it gets the session as props, and keeps a login attempt until the session status is `signedOut`.
 */
export function LoginScreen({ status, login, onSignIn, Notice, isDemo }: LoginScreenProps) {
  const { search } = useLocation();
  const isSignedIn = status === 'signedIn';
  // The redirect of an already signed-in user counts as a guard's. After a login it counts as the user's navigation.
  const [wasSignedIn] = useState(isSignedIn);
  const [attempt, setAttempt] = useState<Credentials | null>(null);
  const send = useEffectEvent((credentials: Credentials) => {
    setAttempt(null);
    onSignIn(credentials);
  });
  useEffect(() => {
    if (attempt && status === 'signedOut') send(attempt);
  }, [attempt, status]);

  if (isSignedIn) {
    const state = wasSignedIn ? guardRedirect : undefined;
    return <Navigate to={returnUrlOf(search, '/update')} replace state={state} />;
  }
  const busy = attempt !== null || login.status === 'running';
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <Notice />
      <LoginForm busy={busy} error={login.error} onSubmit={setAttempt} />
      {isDemo && <DemoOffer busy={busy} onSignIn={setAttempt} />}
    </GateLayout>
  );
}
