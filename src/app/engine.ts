import type { ComponentType } from 'react';
import type { RootState } from '../../store/rootReducer';
import type { LoginScreenProps } from '../screens/session/LoginScreen';
import type { AppRoute } from './routes';

export interface ShellProps {
  /** The route of the current address. */
  route: AppRoute;
  /** False while the login is shown instead of the route's screen. */
  hasScreen: boolean;
}

/** All that the frame uses of the store, the sagas and the screens. Their code is loaded after the first paint. */
export interface Engine {
  /** Returns the current session. It is the same object until the session changes. */
  session: () => Pick<RootState['session'], 'status' | 'login'>;
  /** Calls the listener after every state change, not only of the session. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Sends the credentials to the server. Has no effect while the session status is `starting`. */
  signIn: LoginScreenProps['onSignIn'];
  /** The top bar, the notices and the screen of the route. */
  Shell: ComponentType<ShellProps>;
  /** Whether the login page offers the accounts of a demo. */
  offersDemo: () => boolean;
  /** What the login page has above its form. */
  LoginNotice: ComponentType;
  /** The toasts and dialogs above the page. */
  Overlay: ComponentType;
}
