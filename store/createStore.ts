import { configureStore } from '@reduxjs/toolkit';
import { type Persistor, persistStore } from 'redux-persist';
import createSagaMiddleware from 'redux-saga';
import { FLUSH, PAUSE, PERSIST, type PersistStorage, PURGE, REGISTER, REHYDRATE } from './persist/persisted';
import { createRootReducer } from './rootReducer';

/** When the checks of development are told to be slow, in milliseconds: less than this is a busy machine, no large state. */
const slowCheck = 500;

/**
 * A store of its own, with nothing running yet: the caller persists it first and runs the root saga once what was kept is
 * back.
 */
export const createStore = (options: {
  persistStorage: PersistStorage;
  /** A saga died in a way that nobody caught. */
  onSagaError: (error: unknown) => void;
}) => {
  const sagaMiddleware = createSagaMiddleware({ onError: options.onSagaError });
  const store = configureStore({
    reducer: createRootReducer(options.persistStorage),
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: slowCheck },
        serializableCheck: {
          warnAfter: slowCheck,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(sagaMiddleware),
  });
  return {
    store,
    runSaga: sagaMiddleware.run,
    /** Brings back what was kept and calls back once that is done, or has failed. */
    persist: (onRestored: () => void): Persistor => persistStore(store, null, onRestored),
  };
};

export type AppStore = ReturnType<typeof createStore>['store'];
export type AppDispatch = AppStore['dispatch'];
