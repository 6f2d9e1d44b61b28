import { TopBar } from '../components/shell/TopBar';
import type { Engine, ShellProps } from './engine';
import { WaitingPage } from './WaitingPage';

/** What the app shows too while it asks the device who is signed in. */
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

/** Stands in for the engine until its code is there. */
export const comingEngine: Engine = {
  session: () => session,
  subscribe: () => () => {},
  signIn: () => {},
  Shell: WaitingShell,
  Overlay: () => null,
};
