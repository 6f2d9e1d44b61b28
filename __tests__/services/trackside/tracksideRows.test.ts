import 'fake-indexeddb/auto';
import { createRows } from '../../../src/services/localforageRows';
import { FakeRowStore, noRows } from '../../fakes/FakeRowStore';
import { tracksideContract } from './tracksideContract';

describe('in a browser', () => {
  const rows = createRows('athletik-trackside', () => {});
  tracksideContract({
    open: () => rows,
    row: (name) => rows.getItem(name),
    empty: () => rows.clear(),
  });
});

describe('on a fake device', () => {
  const disk = noRows();
  tracksideContract({
    open: () => new FakeRowStore(disk),
    row: async (name) => disk.rows.get(name),
    empty: async () => disk.rows.clear(),
  });
});

test('[TS-4] [DB-13] it says when its rows are lost', async () => {
  const rows = new FakeRowStore(noRows());
  const { createTracksideRows } = await import('../../../src/services/trackside/tracksideRows');
  let losses = 0;
  createTracksideRows(rows.reportingTo).onLost(() => {
    losses += 1;
  });
  await rows.lose();
  expect(losses).toBe(1);
});
