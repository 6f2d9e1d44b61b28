import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppStore } from '../../store/createStore';
import { AppShell } from './AppShell';
import { ErrorBoundary } from './ErrorBoundary';

const reload = () => window.location.reload();

/** The whole app over a store; whoever renders it has sagas running behind the store. */
export function App({ store }: { store: AppStore }) {
  return (
    <ErrorBoundary onReload={reload}>
      <Provider store={store}>
        <BrowserRouter>
          <AppShell onReload={reload} />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  );
}
