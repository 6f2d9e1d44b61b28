import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../components/shell/Footer';
import { SkipLink } from '../components/shell/SkipLink';
import { LoginScreen } from '../screens/session/LoginScreen';
import { ArrivedPage } from './ArrivedPage';
import type { Engine } from './engine';
import { routeAt } from './routes';

interface FrameProps {
  engine: Engine;
  isRemembered: boolean;
}

/**
 * The parts of every page, and the login, which is shown before the engine is loaded. The login keeps its position
 * among the other parts when the engine is loaded, so React keeps its fields.
 */
export function Frame({ engine, isRemembered }: FrameProps) {
  const { session, subscribe, signIn, offersDemo, Shell, LoginNotice, Overlay } = engine;
  const route = routeAt(useLocation().pathname);
  const { status, login } = useSyncExternalStore(subscribe, session, session);
  const isDemo = useSyncExternalStore(subscribe, offersDemo, offersDemo);
  const isLogin = route.path === '/login' && !(status === 'starting' && isRemembered);
  return (
    <>
      <SkipLink />
      <Shell route={route} hasScreen={!isLogin} />
      {isLogin && (
        <ArrivedPage>
          <LoginScreen status={status} login={login} onSignIn={signIn} Notice={LoginNotice} isDemo={isDemo} />
        </ArrivedPage>
      )}
      {route.hasFooter && <Footer year={new Date().getFullYear()} />}
      <Overlay />
    </>
  );
}
