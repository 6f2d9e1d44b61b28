import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/selectors/session';
import { GateLayout } from '../components/layout/GateLayout';
import { returnUrlOf } from '../domain/guards';
import { appTexts } from '../texts/app';
import { loginTexts } from '../texts/login';
import { LoginForm } from './LoginForm';

/** `/login`; whoever is signed in goes on to the wanted page [LI-5, LI-6]. */
export function LoginScreen() {
  const { search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (isSignedIn) return <Navigate to={returnUrlOf(search, '/update')} replace />;
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <LoginForm />
    </GateLayout>
  );
}
