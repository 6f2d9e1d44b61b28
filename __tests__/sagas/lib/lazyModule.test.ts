import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { type Saga, takeEvery } from '../../../sagas/lib/effects';
import { lazyModule } from '../../../sagas/lib/lazyModule';
import { worker } from '../../../sagas/lib/worker';
import { FakeLog } from '../../fakes/browser';
import { settle } from '../../fakes/virtualTime';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

const asked = createAction<string>('asked');
const failed = createAction<string>('failed');

interface Module {
  work: (action: ReturnType<typeof asked>) => Saga;
}

/** Runs a watcher whose worker is loaded by `load`. The state of the store is the list of action types. */
const watch = (load: () => Promise<Module>) => {
  const log = new FakeLog();
  const saga = createSagaMiddleware({ context: { services: { log } } });
  const store = configureStore({
    reducer: (types: string[] = [], { type }) => [...types, type],
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  saga.run(function* watcher() {
    yield* takeEvery([asked], worker({ name: 'work', failed }, lazyModule(load)('work')));
  });
  return { store, log };
};

test('a saga of a lazy module misses no action, the first one included', async () => {
  const handled: string[] = [];
  const { store } = watch(async () => ({
    // biome-ignore lint/correctness/useYield: this saga has nothing to wait for.
    *work({ payload }) {
      handled.push(payload);
    },
  }));
  store.dispatch(asked('first'));
  store.dispatch(asked('second'));
  await settle();
  expect(handled).toEqual(['first', 'second']);
});

test('code that cannot be loaded is reported to the screen, and loaded again the next time', async () => {
  const load = jest.fn().mockRejectedValue(new Error('Loading chunk 7 failed.'));
  const { store, log } = watch(load);
  store.dispatch(asked('first'));
  await settle();
  expect(store.getState()).toContain('failed');
  expect(log.entries).toMatchObject([{ context: 'lazyModule' }, { context: 'work' }]);
  store.dispatch(asked('second'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});
