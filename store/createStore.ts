import { configureStore, type Middleware, type Reducer, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { type Persistor, persistStore } from 'redux-persist';
import createSagaMiddleware, { runSaga, type Saga } from 'redux-saga';
import { createHoldingChannel } from './holdingChannel';
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
  const late = createHoldingChannel();
  const toLateSagas: Middleware = () => (next) => (action) => {
    const result = next(action);
    late.put(action as UnknownAction);
    return result;
  };
  const office = createLateReducer<OfficeState>();
  const store = configureStore({
    reducer: createRootReducer(options.persistStorage, office.reducer),
    middleware: () =>
      process.env.NODE_ENV === 'production'
        ? new Tuple(toLateSagas, sagaMiddleware)
        : new Tuple(checkPlainData(), toLateSagas, sagaMiddleware),
  });
  return {
    store,
    runSaga: sagaMiddleware.run,
    /** Runs the sagas whose code comes later, with all actions so far, and adds their slices. */
    runLate: <Args extends unknown[]>(reducer: Reducer<OfficeState>, saga: Saga<Args>, ...args: Args) => {
      const { dispatch, getState } = store;
      const options_ = { channel: late.channel, dispatch, getState, onError: options.onSagaError };
      const task = runSaga(options_, saga, ...args);
      office.come(reducer);
      late.release();
      dispatch({ type: 'office/opened' });
      return task;
    },
    /** Restores the kept state, then calls back, also after a failure. */
    persist: (onRestored: () => void): Persistor => persistStore(store, null, onRestored),
  };
};

export type AppStore = ReturnType<typeof createStore>['store'];
export type AppDispatch = AppStore['dispatch'];
