import type { Database } from '../../../src/services/ports';
import { anOwner, aScreeningRun } from '../../builders';
import { fill } from './filled';

/** What every `Database` does when the person deletes it while it is open. `lose` deletes it. */
export const describeLoss = (
  name: string,
  open: () => { database: Database; lose: () => Promise<unknown> },
) => {
  const anna = anOwner();

  describe(`${name}, deleted while it is open`, () => {
    test('[DB-13] tells of it once, is empty, and stores again', async () => {
      const { database, lose } = open();
      await fill(database);
      const [stopped, lost] = [jest.fn(), jest.fn()];
      database.onLost(stopped)();
      database.onLost(lost);
      await lose();
      expect(await database.load(anna)).toMatchObject({
        users: [],
        runs: { screeningRun: [], exerciseRun: [] },
        videos: [],
      });
      expect(lost).toHaveBeenCalledTimes(1);
      expect(stopped).not.toHaveBeenCalled();
      const run = aScreeningRun();
      await database.saveRun(run);
      expect((await database.load(anna)).runs.screeningRun).toMatchObject([run]);
    });
  });
};
