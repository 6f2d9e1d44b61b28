import type { CurrentUser } from '../../src/contract/schemas';
import { type Disk, emptyDisk } from './FakeDatabase';
import { type DeskDisk, emptyDeskDisk } from './FakeDesk';
import type { LockQueues } from './FakeLocks';
import { noRows, type RowDisk } from './FakeRowStore';
import { type LocalItems, noLocalItems } from './FakeSessionStorage';
import type { OpenTabs } from './FakeTabs';

/** Everything that outlives a tab. All tabs of a device share it, also with tabs that were killed before. */
export interface Device {
  disk: Disk;
  desk: DeskDisk;
  /** The entries that wait to be sent. */
  outbox: RowDisk;
  /** The entries that were sent in the last 15 days. */
  sent: RowDisk;
  /** The server ids of the trainings that were sent. */
  trainings: RowDisk;
  /** Drafts and settled keys of feedback. */
  feedback: RowDisk;
  /** The clips that wait to be sent. */
  clips: RowDisk;
  /** The sessions at the track. */
  trackside: RowDisk;
  localItems: LocalItems;
  /** The session storage of its tabs. */
  tabItems: Map<string, string>;
  locks: LockQueues;
  tabs: OpenTabs;
  /** The items of redux-persist. */
  persisted: Map<string, string>;
  idCount: { value: number };
}

export const aDevice = (): Device => ({
  disk: emptyDisk(),
  desk: emptyDeskDisk(),
  outbox: noRows(),
  sent: noRows(),
  trainings: noRows(),
  feedback: noRows(),
  clips: noRows(),
  trackside: noRows(),
  localItems: noLocalItems(),
  tabItems: new Map(),
  locks: new Map(),
  tabs: new Set(),
  persisted: new Map(),
  idCount: { value: 0 },
});

const copyOfRows = ({ rows }: RowDisk): RowDisk => ({ rows: structuredClone(rows), failures: [] });

/** A device with the same data, without tabs. Both never make the same id, as if they were random. */
export const copyOfDevice = ({
  disk,
  desk,
  outbox,
  sent,
  trainings,
  feedback,
  trackside,
  localItems,
  persisted,
  idCount,
}: Device): Device => ({
  ...aDevice(),
  disk: {
    tables: structuredClone(disk.tables),
    videos: new Map(disk.videos),
    videoTags: new Map(disk.videoTags),
    unreadableRuns: structuredClone(disk.unreadableRuns),
    lacksExercises: disk.lacksExercises,
    failures: [],
    isFull: false,
  },
  desk: structuredClone(desk),
  outbox: copyOfRows(outbox),
  sent: copyOfRows(sent),
  trainings: copyOfRows(trainings),
  feedback: copyOfRows(feedback),
  trackside: copyOfRows(trackside),
  localItems: { ...noLocalItems(), values: new Map(localItems.values) },
  persisted: new Map(persisted),
  idCount,
});

/** A device on which a user is signed in, with or without loaded data. */
export const aDeviceOf = (user: CurrentUser, isDataInitialized = false): Device => {
  const device = aDevice();
  device.localItems.values.set('currentUser', JSON.stringify(user));
  device.localItems.values.set('dataInitialized', String(isDataInitialized));
  return device;
};
