import { configureStore, type Middleware, type Reducer, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { type Persistor, persistStore } from 'redux-persist';
import createSagaMiddleware, { runSaga, type Saga } from 'redux-saga';
import { createHoldingChannel } from './holdingChannel';
import { createLateReducer, type LateReducer } from './lateReducer';
import type { PersistStorage } from './persist/persisted';
import { checkPlainData } from './plainData';
import { createRootReducer, type LateParts } from './rootReducer';

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
  const parts: { [Part in keyof LateParts]: LateReducer<LateParts[Part]> } = {
    office: createLateReducer(),
    studio: createLateReducer(),
    trackside: createLateReducer(),
  };
  const store = configureStore({
    reducer: createRootReducer(options.persistStorage, parts),
    middleware: () =>
      process.env.NODE_ENV === 'production'
        ? new Tuple(toLateSagas, sagaMiddleware)
        : new Tuple(checkPlainData(), toLateSagas, sagaMiddleware),
  });
  return {
    store,
    runSaga: sagaMiddleware.run,
    /** Runs the sagas of a part whose code comes later, with the actions that were held for it, and adds its slices. */
    runLate: <Part extends keyof LateParts, Args extends unknown[]>(
      part: Part,
      reducer: Reducer<LateParts[Part]>,
      saga: Saga<Args>,
      ...args: Args
    ) => {
      const { dispatch, getState } = store;
      const options_ = { channel: late.channel, dispatch, getState, onError: options.onSagaError };
      const task = runSaga(options_, saga, ...args);
      parts[part].come(reducer);
      late.release();
      dispatch({ type: `${part}/opened` });
      return task;
    },
    /** Restores the kept state, then calls back, also after a failure. */
    persist: (onRestored: () => void): Persistor => persistStore(store, null, onRestored),
  };
};

export type AppStore = ReturnType<typeof createStore>['store'];
export type AppDispatch = AppStore['dispatch'];
