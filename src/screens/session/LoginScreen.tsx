import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RootState } from '../../../store/rootReducer';
import { GateLayout } from '../../components/layout/GateLayout';
import type { Credentials } from '../../contract/schemas';
import { guardRedirect, returnUrlOf } from '../../domain/guards';
import { appTexts } from '../../texts/app';
import { loginTexts } from '../../texts/session';
import { LoginForm } from './LoginForm';

export interface LoginScreenProps extends Pick<RootState['session'], 'status' | 'login'> {
  /** Called once nothing is starting any more. */
  onSignIn: (credentials: Credentials) => void;
}

/**
 * `/login`; whoever is signed in goes on to the wanted page [LI-5, LI-6]. It is there before the store is, so it takes
 * the session as props, and keeps an attempt to sign in until somebody can take it.
 */
export function LoginScreen({ status, login, onSignIn }: LoginScreenProps) {
  const { search } = useLocation();
  const isSignedIn = status === 'signedIn';
  // Whoever was signed in before is merely led past this page; a login leads on by the person's own doing.
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
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <LoginForm
        busy={attempt !== null || login.status === 'loading'}
        error={login.error}
        onSubmit={setAttempt}
      />
    </GateLayout>
  );
}
