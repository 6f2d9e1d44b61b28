import { configureStore, type Reducer, Tuple } from '@reduxjs/toolkit';
import { type Persistor, persistStore } from 'redux-persist';
import createSagaMiddleware from 'redux-saga';
import { createLateReducer } from './lateReducer';
import type { OfficeState } from './office/reducer';
import type { PersistStorage } from './persist/persisted';
import { checkPlainData } from './plainData';
import { createRootReducer } from './rootReducer';

/**
 * Creates a store. Callers run `persist` first, then `runSaga` with the root saga once the kept state is restored.
 */
export const createStore = (options: {
  persistStorage: PersistStorage;
  /** Called when a saga throws an error that no other saga caught. */
  onSagaError: (error: unknown) => void;
}) => {
  const sagaMiddleware = createSagaMiddleware({ onError: options.onSagaError });
  const office = createLateReducer<OfficeState>();
  const store = configureStore({
    reducer: createRootReducer(options.persistStorage, office.reducer),
    middleware: () =>
      process.env.NODE_ENV === 'production'
        ? new Tuple(sagaMiddleware)
        : new Tuple(checkPlainData(), sagaMiddleware),
  });
  return {
    store,
    runSaga: sagaMiddleware.run,
    /** Adds the slices of the office. */
    addOffice: (reducer: Reducer<OfficeState>) => {
      office.come(reducer);
      store.dispatch({ type: 'office/opened' });
    },
    /** Restores the kept state, then calls back, also after a failure. */
    persist: (onRestored: () => void): Persistor => persistStore(store, null, onRestored),
  };
};

export type AppStore = ReturnType<typeof createStore>['store'];
export type AppDispatch = AppStore['dispatch'];
