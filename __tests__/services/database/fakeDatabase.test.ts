import { StorageFullError } from '../../../src/domain/errors';
import { anOwner, aScreeningRun, aUser } from '../../builders';
import { diskIsFull, emptyDisk, FakeDatabase } from '../../fakes/FakeDatabase';
import { describeDatabase } from './databaseContract';
import { describeLoss } from './lossContract';

describeDatabase('the fake database', async () => new FakeDatabase(emptyDisk()));
describeLoss('the fake database', () => {
  const database = new FakeDatabase(emptyDisk());
  return { database, lose: database.lose };
});

describe('the fake database as a fake', () => {
  test('a write that fails changes nothing, and the next one succeeds', async () => {
    const disk = emptyDisk();
    const database = new FakeDatabase(disk);
    disk.failures = [diskIsFull()];
    await expect(database.replaceUsers([aUser()])).rejects.toThrow(StorageFullError);
    expect(disk.tables.user).toEqual([]);
    await database.replaceUsers([aUser()]);
    expect(disk.tables.user).toHaveLength(1);
  });

  test('what was written outlives the tab, what was not yet is lost with it', async () => {
    const disk = emptyDisk();
    const tab = new FakeDatabase(disk);
    const [written, lost] = [aScreeningRun(), aScreeningRun()];
    await tab.saveRun(written);
    void tab.saveRun(lost);
    tab.kill();
    const { runs } = await new FakeDatabase(disk).load(anOwner());
    expect(runs.screeningRun).toMatchObject([{ clientId: written.clientId }]);
  });
});
