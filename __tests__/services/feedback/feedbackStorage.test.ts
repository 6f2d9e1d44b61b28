import 'fake-indexeddb/auto';
import { createRows } from '../../../src/services/localforageRows';
import { FakeRowStore, noRows } from '../../fakes/FakeRowStore';
import { feedbackStorageContract } from './feedbackStorageContract';

describe('in a browser', () => {
  const rows = createRows('athletik-feedback', () => {});
  feedbackStorageContract({
    open: () => createRows('athletik-feedback', () => {}),
    names: () => rows.keys(),
    row: (name) => rows.getItem(name),
    empty: () => rows.clear(),
  });
});

describe('on a fake device', () => {
  const disk = noRows();
  feedbackStorageContract({
    open: () => new FakeRowStore(disk),
    names: async () => [...disk.rows.keys()],
    row: async (name) => disk.rows.get(name),
    empty: async () => disk.rows.clear(),
  });
});
