import { createAction } from '@reduxjs/toolkit';
import { bringLate } from '../../../sagas/lib/bringLate';
import { put, type Saga, takeEvery } from '../../../sagas/lib/effects';
import { provideServices } from '../../../sagas/lib/services';
import type { Services } from '../../../src/services/ports';
import { createStore } from '../../../store/createStore';
import { networkActions } from '../../../store/network/slice';
import { sessionActions } from '../../../store/session/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { FakeLog } from '../../fakes/browser';
import { persistStorageOn } from '../../fakes/openApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';

onVirtualTime();

const asked = createAction<string>('asked');
const answered = createAction<string>('answered');

/**
 * A store with sagas that come when `load` settles. `handled` is what they were asked, `heard` what they answered,
 * and `told` what the person was told.
 */
const start = (load: () => Promise<unknown>, isRestored = true) => {
  const log = new FakeLog();
  const [handled, heard, told]: [string[], string[], string[]] = [[], [], []];
  const { store, runSaga, runLate } = createStore({
    persistStorage: persistStorageOn(new Map()),
    onSagaError: (error) => {
      throw error;
    },
  });
  function* late(): Saga {
    yield* takeEvery([asked], function* answer({ payload }): Saga {
      handled.push(payload);
      yield* put(answered(payload));
    });
  }
  const restore = () => store.dispatch(sessionActions.restored({ user: null, isDataInitialized: false }));
  if (isRestored) restore();
  runSaga(function* early(): Saga {
    yield* provideServices({ log } as unknown as Services);
    // biome-ignore lint/correctness/useYield: this saga has nothing to wait for.
    yield* takeEvery([answered], function* hear({ payload }): Saga {
      heard.push(payload);
    });
    // biome-ignore lint/correctness/useYield: this saga has nothing to wait for.
    yield* takeEvery([toastsActions.requested], function* hearToast({ payload }): Saga {
      told.push(payload.text);
    });
    yield* bringLate(async () => {
      await load();
      runLate('office', (state) => state ?? ({} as never), late);
    });
  });
  return { store, restore, log, handled, heard, told };
};

test('the code is asked for once it is known who is signed in, and what happened before reaches it', async () => {
  const load = jest.fn().mockResolvedValue(null);
  const { store, restore, handled } = start(load, false);
  store.dispatch(asked('first'));
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  restore();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(handled).toEqual(['first']);
});

test('what happens before the code is there reaches it once and in order, and so does what happens after', async () => {
  const { store, handled, heard } = start(async () => {});
  store.dispatch(asked('first'));
  store.dispatch(asked('second'));
  expect(handled).toEqual([]);
  await settle();
  store.dispatch(asked('third'));
  await settle();
  expect(handled).toEqual(['first', 'second', 'third']);
  expect(heard).toEqual(handled);
  expect(store.getState().office).not.toBeNull();
});

test('code that cannot be loaded is told once, and asked for again after a while, and when the network is back', async () => {
  const load = jest.fn().mockRejectedValue(new Error('Loading chunk 7 failed.'));
  const { store, log, handled, told } = start(load);
  store.dispatch(asked('first'));
  await pass(1000);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(null);
  store.dispatch(networkActions.onlineChanged(true));
  await settle();
  expect(load).toHaveBeenCalledTimes(3);
  expect(handled).toEqual(['first']);
  expect(log.entries).toMatchObject([{ context: 'bringLate' }, { context: 'bringLate' }]);
  expect(told).toEqual([
    'Dieser Teil der App lässt sich gerade nicht laden. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
  ]);
});

test('a sign-in that has to wait for code that is missing fails where the person sees it, and asks for the code', async () => {
  const load = jest.fn().mockRejectedValue(new Error('Loading chunk 7 failed.'));
  const { store, log, told } = start(load);
  const signIn = () => sessionActions.loginRequested({ username: 'anna', password: 'athletik' });
  await settle();
  expect(told).toHaveLength(1);
  for (const tries of [2, 3]) {
    store.dispatch(signIn());
    await settle();
    expect(load).toHaveBeenCalledTimes(tries);
    expect(store.getState().session.login).toMatchObject({ status: 'failed', error: told[0] });
  }
  expect(told).toHaveLength(1);
  expect(log.entries).toHaveLength(3);
});
