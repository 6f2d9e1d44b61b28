/** @jest-environment node */
import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { lazily } from '../../../sagas/lib/lazily';
import { FakeLog } from '../../fakes/browser';
import { settle } from '../../fakes/virtualTime';

jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

const asked = createAction<string>('asked');
const failed = createAction<string>('failed');

/** A watcher whose worker is fetched in this way, and all that then happened. */
const watch = (load: () => Promise<(action: ReturnType<typeof asked>) => Generator<never, void>>) => {
  const log = new FakeLog();
  const saga = createSagaMiddleware({ context: { services: { log } } });
  const store = configureStore({
    reducer: (types: string[] = [], { type }) => [...types, type],
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  saga.run(function* watcher() {
    yield takeEvery(asked.type, lazily(load, failed));
  });
  return { store, log };
};

test('a lazy saga misses no action, the first one included', async () => {
  const handled: string[] = [];
  const { store } = watch(
    async () =>
      // biome-ignore lint/correctness/useYield: a saga with nothing to wait for
      function* work({ payload }) {
        handled.push(payload);
      },
  );
  store.dispatch(asked('first'));
  store.dispatch(asked('second'));
  await settle();
  expect(handled).toEqual(['first', 'second']);
});

test('code that cannot be loaded is told to the screen, and wanted again the next time', async () => {
  const load = jest.fn().mockRejectedValue(new Error('Loading chunk 7 failed.'));
  const { store, log } = watch(load);
  store.dispatch(asked('first'));
  await settle();
  expect(store.getState()).toContain('failed');
  expect(log.entries).toHaveLength(1);
  store.dispatch(asked('second'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});
