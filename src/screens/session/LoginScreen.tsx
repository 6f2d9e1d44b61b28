import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session/selectors';
import { GateLayout } from '../../components/layout/GateLayout';
import { guardRedirect, returnUrlOf } from '../../domain/guards';
import { appTexts } from '../../texts/app';
import { loginTexts } from '../../texts/session';
import { LoginForm } from './LoginForm';

/** `/login`; whoever is signed in goes on to the wanted page [LI-5, LI-6]. */
export function LoginScreen() {
  const { search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // Whoever was signed in before is merely led past this page; a login leads on by the person's own doing.
  const [wasSignedIn] = useState(isSignedIn);
  if (isSignedIn) {
    const state = wasSignedIn ? guardRedirect : undefined;
    return <Navigate to={returnUrlOf(search, '/update')} replace state={state} />;
  }
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <LoginForm />
    </GateLayout>
  );
}
