import type { ComponentType } from 'react';
import type { RootState } from '../../store/rootReducer';
import type { LoginScreenProps } from '../screens/session/LoginScreen';
import type { AppRoute } from './routes';

export interface ShellProps {
  /** The route of the address. */
  route: AppRoute;
  /** False while the login stands in the place of the route's screen. */
  hasScreen: boolean;
}

/** What the frame knows of the store, the sagas and the screens, whose code comes after the first paint. */
export interface Engine {
  /** The session as it is now, the same object as long as nothing in it changes. */
  session: () => Pick<RootState['session'], 'status' | 'login'>;
  /** Calls back after changes of the session, and of whatever else. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Sends the credentials to the server. Counts only once the session is no longer starting. */
  signIn: LoginScreenProps['onSignIn'];
  /** Bar, notices and the screen of the route. */
  Shell: ComponentType<ShellProps>;
  /** What floats above the page. */
  Overlay: ComponentType;
}
