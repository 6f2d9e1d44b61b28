import { screen as page, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { type AppStore, createStore } from '../../store/createStore';
import { officeReducer } from '../../store/office/reducer';
import type { PersistStorage } from '../../store/persist/persisted';
import { studioReducer } from '../../store/studio/reducer';
import { tracksideReducer } from '../../store/trackside/reducer';

/** Keeps what is persisted for the time of the test. */
const memoryStorage = (): PersistStorage => {
  const items = new Map<string, string>();
  return {
    getItem: async (key: string) => items.get(key) ?? null,
    setItem: async (key: string, value: string) => items.set(key, value),
    removeItem: async (key: string) => items.delete(key),
  };
};

function* nothing() {}

/** The real store with all its slices, without sagas. A test dispatches what has happened. */
export const aStore = () => {
  const made = createStore({ persistStorage: memoryStorage(), onSagaError: fail });
  made.runLate('office', officeReducer, nothing);
  made.runLate('studio', studioReducer, nothing);
  made.runLate('trackside', tracksideReducer, nothing);
  return made;
};

function fail(error: unknown): never {
  throw error;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Path and query that the router shows. */
export const address = () => page.getByTestId('address').textContent;

interface Options {
  store?: AppStore;
  /** The route of the screen. Other addresses show nothing. */
  path?: string;
  /** The address that is open. */
  at?: string;
}

/** Renders one screen at its route, with the real store. */
export const renderScreen = (
  screen: ReactElement,
  { store = aStore().store, path = '/', at = path }: Options = {},
): RenderResult & { store: AppStore; user: UserEvent } => {
  const rendered = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={screen} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { ...rendered, store, user: userEvent.setup() };
};
