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
 * What every page has, and the login, which needs no engine to be shown. The login keeps its place among the other parts
 * when the engine comes, so React keeps its fields as they are.
 */
export function Frame({ engine, isRemembered }: FrameProps) {
  const { session, subscribe, signIn, Shell, Overlay } = engine;
  const route = routeAt(useLocation().pathname);
  const { status, login } = useSyncExternalStore(subscribe, session);
  const isLogin = route.path === '/login' && !(status === 'starting' && isRemembered);
  return (
    <>
      <SkipLink />
      <Shell route={route} hasScreen={!isLogin} />
      {isLogin && (
        <ArrivedPage>
          <LoginScreen status={status} login={login} onSignIn={signIn} />
        </ArrivedPage>
      )}
      {route.hasFooter && <Footer year={new Date().getFullYear()} />}
      <Overlay />
    </>
  );
}
