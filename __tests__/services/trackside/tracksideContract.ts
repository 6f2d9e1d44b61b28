import type { RowStore } from '../../../src/services/rowStore';
import { createTracksideRows } from '../../../src/services/trackside/tracksideRows';
import { aTracksideSession } from '../../builders';

const tina = { id: 9, username: 'tina', athleteIds: [2, 3], instance: 'club' };

/** What the tests need of one kind of row store. Each call of `open` is another tab of the same device. */
export interface TracksideStores {
  open(): RowStore;
  row(name: string): Promise<unknown>;
  empty(): Promise<void>;
}

/** What the rows of sessions promise, on a fake device and in a browser. */
export const tracksideContract = ({ open, row, empty }: TracksideStores) => {
  const session = aTracksideSession({ ownerId: tina.id, at: { userId: 2, testId: 11 } });
  const openRows = () => createTracksideRows(open);

  beforeEach(empty);

  test('[TS-4] a session is there for all tabs until it is removed', async () => {
    const [here, there] = [openRows(), openRows()];
    await here.save(session);
    expect(await there.find(tina)).toEqual(session);
    const further = { ...session, at: null, leftOut: [{ userId: 2, testId: 11 }] };
    await there.save(further);
    expect(await here.find(tina)).toEqual(further);
    await here.remove(session);
    await here.remove(session);
    expect(await there.find(tina)).toBeNull();
  });

  test('[TS-4] each trainer of a shared device has only their own, on each server', async () => {
    const rows = openRows();
    await rows.save(session);
    expect(await rows.find({ ...tina, id: 10 })).toBeNull();
    expect(await rows.find({ ...tina, instance: 'other' })).toBeNull();
    const other = { ...session, clientId: 'other', ownerId: 10 };
    await rows.save(other);
    expect(await rows.find({ ...tina, id: 10 })).toEqual(other);
    expect(await rows.find(tina)).toEqual(session);
  });

  test('[TS-4] of two sessions the later one counts', async () => {
    const rows = openRows();
    const later = { ...session, clientId: 'a', startedAt: '2026-11-27T17:00:00.000Z' };
    await rows.save(later);
    await rows.save({ ...session, clientId: 'b', startedAt: '2026-11-26T17:00:00.000Z' });
    expect(await rows.find(tina)).toEqual(later);
  });

  test.each([
    ['without members', { ...session, members: undefined }],
    ['in an order that is unknown here', { ...session, order: 'byNumber' }],
    ['that is somewhere without a test', { ...session, at: { userId: 2 } }],
    ['that is no object', 'text'],
  ])('[TS-4] a row %s stays where it is, and costs no other', async (_which, damaged) => {
    await open().setItem('damaged', damaged);
    const rows = openRows();
    expect(await rows.find(tina)).toBeNull();
    await rows.save(session);
    expect(await rows.find(tina)).toEqual(session);
    expect(await row('damaged')).toEqual(damaged);
  });
};
