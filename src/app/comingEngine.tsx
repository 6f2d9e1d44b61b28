import { TopBar } from '../components/shell/TopBar';
import type { Engine, ShellProps } from './engine';
import { WaitingPage } from './WaitingPage';

/** The same page that the app shows while it reads from the device who is signed in. */
function WaitingShell({ route, hasScreen }: ShellProps) {
  return (
    <>
      {!route.isGate && <TopBar title={route.title} />}
      {hasScreen && <WaitingPage />}
    </>
  );
}

const session: ReturnType<Engine['session']> = {
  status: 'starting',
  login: { status: 'idle', error: null },
};

/** Placeholder for the engine until its code is loaded. */
export const comingEngine: Engine = {
  session: () => session,
  subscribe: () => () => {},
  signIn: () => {},
  Shell: WaitingShell,
  LoginNotice: () => null,
  LoginOffer: () => null,
  Overlay: () => null,
};
