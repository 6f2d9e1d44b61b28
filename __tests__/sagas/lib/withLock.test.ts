import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, type Saga } from '../../../sagas/lib/effects';
import {
  whileNobodyDecides,
  whileNobodySends,
  whileNobodySendsEntries,
  whileNobodyUpdates,
} from '../../../sagas/lib/sendingLock';
import { withLock } from '../../../sagas/lib/withLock';
import { aDevice, type Device } from '../../fakes/device';
import { FakeLocks } from '../../fakes/FakeLocks';
import { FakeTabs } from '../../fakes/FakeTabs';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';

onVirtualTime();

const second = 1000;
const minute = 60 * second;

/** A tab of a device that runs sagas. */
const aTab = ({ locks, tabs }: Device) => {
  const services = { locks: new FakeLocks(locks), tabs: new FakeTabs(tabs) };
  const saga = createSagaMiddleware({ context: { services } });
  configureStore({ reducer: () => null, middleware: (defaults) => defaults({ thunk: false }).concat(saga) });
  return { ...services, run: (work: () => Saga<unknown>) => saga.run(work) };
};

const never = () => new Promise<string>(() => {});

/** A piece of work that counts its beginnings and ends when the test says so. */
const aBody = () => {
  const work = { begun: 0, end: (_result: string) => {} };
  const body = () =>
    call(() => {
      work.begun += 1;
      return new Promise<string>((resolve) => {
        work.end = resolve;
      });
    });
  return { work, body };
};

const sendingLocks = [
  { name: 'athletik-flush', alone: whileNobodySends },
  { name: 'athletik-outbox', alone: whileNobodySendsEntries },
  { name: 'athletik-update', alone: whileNobodyUpdates },
  { name: 'athletik-decision', alone: whileNobodyDecides },
] as const;

describe.each(sendingLocks)('the sending lock $name', ({ name, alone }) => {
  const patient = () => new AbortController().signal;

  /** A tab waits for a lock that a silent tab holds. */
  const behindSilentTab = async () => {
    const device = aDevice();
    const [silent, waiting] = [aTab(device), aTab(device)];
    await silent.locks.acquire(name, patient());
    const { work, body } = aBody();
    const task = waiting.run(() => alone(body));
    await settle();
    return { device, silent, waiting, task, work };
  };

  test('[FL-17] is taken over after two minutes without a sign of life, not before', async () => {
    const { work, task } = await behindSilentTab();
    await pass(2 * minute - 1);
    expect(work.begun).toBe(0);
    await pass(1);
    await settle();
    expect(work.begun).toBe(1);
    work.end('sent');
    await expect(task.toPromise()).resolves.toBe('sent');
  });

  test('[FL-17] is kept by a tab that gives a sign a minute, and lost two minutes after its last one', async () => {
    const { silent, work } = await behindSilentTab();
    for (let sign = 0; sign < 5; sign += 1) {
      await pass(minute);
      silent.tabs.announceLife(name);
    }
    await pass(2 * minute - 1);
    expect(work.begun).toBe(0);
    await pass(1);
    await settle();
    expect(work.begun).toBe(1);
  });

  test('[FL-17] is not kept by signs of life of another lock', async () => {
    const { silent, work } = await behindSilentTab();
    await pass(minute);
    silent.tabs.announceLife('athletik-other');
    await pass(minute);
    await settle();
    expect(work.begun).toBe(1);
  });

  test('[FL-17] is kept by a living tab, also against other work of the same tab', async () => {
    const device = aDevice();
    const [own, other] = [aTab(device), aTab(device)];
    const [held, ownNext, otherNext] = [aBody(), aBody(), aBody()];
    own.run(() => alone(held.body));
    await settle();
    own.run(() => alone(ownNext.body));
    other.run(() => alone(otherNext.body));
    await pass(10 * minute);
    expect([held.work.begun, ownNext.work.begun, otherNext.work.begun]).toEqual([1, 0, 0]);
    held.work.end('done');
    await settle();
    expect([ownNext.work.begun, otherNext.work.begun]).toEqual([1, 0]);
  });

  test('[FL-17] ends the body of the tab that lost it, which begins again once the lock is free', async () => {
    const device = aDevice();
    const [losing, taking] = [aTab(device), aTab(device)];
    const { work, body } = aBody();
    const task = losing.run(() => alone(body));
    await settle();
    const { release } = await taking.locks.takeOver(name, patient());
    const endOfFirst = work.end;
    await settle();
    endOfFirst('too late');
    await settle();
    expect(task.isRunning()).toBe(true);
    expect(work.begun).toBe(1);
    release();
    await settle();
    expect(work.begun).toBe(2);
    work.end('again');
    await expect(task.toPromise()).resolves.toBe('again');
    expect(device.locks.get(name)).toEqual([]);
  });

  test('[FL-10] is released when the body fails or is cancelled, and its queue left when the wait is', async () => {
    const device = aDevice();
    const tab = aTab(device);
    const failing = tab.run(function* work() {
      try {
        yield* alone(() => call(() => Promise.reject(new Error('offline'))));
      } catch (error) {
        return error;
      }
      return null;
    });
    await expect(failing.toPromise()).resolves.toMatchObject({ message: 'offline' });
    const holding = tab.run(() => alone(() => call(never)));
    await settle();
    const waiting = tab.run(() => alone(() => call(never)));
    await settle();
    expect(device.locks.get(name)).toHaveLength(2);
    waiting.cancel();
    holding.cancel();
    expect(device.locks.get(name)).toEqual([]);
  });
});

test('[FL-17] a run lock is never taken over', async () => {
  const device = aDevice();
  const [holding, waiting] = [aTab(device), aTab(device)];
  holding.run(() => withLock('athletik-run-1', () => call(never)));
  await settle();
  const { work, body } = aBody();
  waiting.run(() => withLock('athletik-run-1', body));
  await pass(60 * minute);
  expect(work.begun).toBe(0);
});
