import { Provider } from 'react-redux';
import type { AppStore } from '../../store/createStore';
import { selectIsOnline } from '../../store/network/selectors';
import { selectServer } from '../../store/server/selectors';
import { selectSession } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { DemoQuestion } from '../screens/session/DemoQuestion';
import { AppShell } from './AppShell';
import { AppVersionPrompt } from './AppVersionPrompt';
import { isDemoPage } from './demoPage';
import type { Engine } from './engine';
import { LateCodeContext, type LoadLateCode } from './lateCodeContext';
import { ShellToasts } from './ShellToasts';
import { LoginNotice, loadScreenAt } from './screens';

/** Creates the engine over a store. The sagas of the store must already run. */
export const createEngine = (store: AppStore, loadLateCode: LoadLateCode): Engine => ({
  session: () => selectSession(store.getState()),
  subscribe: store.subscribe,
  signIn: (credentials) => {
    store.dispatch(sessionActions.loginRequested(credentials));
    // Every login goes through the update page.
    loadScreenAt('/update');
  },
  Shell: (props) => (
    <Provider store={store}>
      <LateCodeContext value={loadLateCode}>
        <AppShell {...props} />
      </LateCodeContext>
    </Provider>
  ),
  // The page knows it until the server has been asked.
  offersDemo: () =>
    selectIsOnline(store.getState()) && (selectServer(store.getState()).isDemo ?? isDemoPage()),
  LoginNotice: () => (
    <Provider store={store}>
      <LoginNotice />
      <DemoQuestion />
    </Provider>
  ),
  Overlay: () => (
    <Provider store={store}>
      <ShellToasts />
      <AppVersionPrompt />
    </Provider>
  ),
});
