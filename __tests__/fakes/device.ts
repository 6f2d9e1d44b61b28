import type { CurrentUser } from '../../src/contract/schemas';
import { type Disk, emptyDisk } from './FakeDatabase';
import type { LockQueues } from './FakeLocks';
import { emptyOutbox, type OutboxDisk } from './FakeOutbox';
import { type LocalItems, noLocalItems } from './FakeSessionStorage';
import type { OpenTabs } from './FakeTabs';

/** Everything that outlives a tab. All tabs of a device share it, also with tabs that were killed before. */
export interface Device {
  disk: Disk;
  outbox: OutboxDisk;
  localItems: LocalItems;
  locks: LockQueues;
  tabs: OpenTabs;
  /** The items of redux-persist. */
  persisted: Map<string, string>;
  idCount: { value: number };
}

export const aDevice = (): Device => ({
  disk: emptyDisk(),
  outbox: emptyOutbox(),
  localItems: noLocalItems(),
  locks: new Map(),
  tabs: new Set(),
  persisted: new Map(),
  idCount: { value: 0 },
});

/** A device on which a user is signed in, with or without loaded data. */
export const aDeviceOf = (user: CurrentUser, isDataInitialized = false): Device => {
  const device = aDevice();
  device.localItems.values.set('currentUser', JSON.stringify(user));
  device.localItems.values.set('dataInitialized', String(isDataInitialized));
  return device;
};
