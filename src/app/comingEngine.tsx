import { useEffect } from 'react';
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

/**
 * Returns a placeholder for the engine until its code is loaded.
 *
 * @param isDemo whether the page was painted with the offer of a demo
 * @param onShown called when React has drawn the page, or has taken over the painted one
 */
export const comingEngine = (isDemo: boolean, onShown: () => void): Engine => ({
  session: () => session,
  subscribe: () => () => {},
  signIn: () => {},
  Shell: WaitingShell,
  offersDemo: () => isDemo,
  LoginNotice: () => null,
  Overlay: function Overlay() {
    useEffect(onShown, []);
    return null;
  },
});
