import { isBusy } from '../../server/database/busy';
import { prepared } from '../../server/database/prepared';
import { type Demo, startDemo } from '../server/support';
import { openOtherProcess } from '../server/testDatabase';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const findExercise = prepared((db, { id }: { id: number }) =>
  db.selectFrom('exercise').selectAll().where('id', '=', id),
);

test('[CO-22] a query that was planned before a newer version changed its table fails once, and passes', async () => {
  const other = await openOtherProcess(demo.dataDir);
  const [former] = await findExercise(demo.db, { id: 1 });
  await other.run('alter table "exercise" add column "extra" bigint');
  const failed = await findExercise(demo.db, { id: 1 }).catch((error: NodeJS.ErrnoException) => error);
  expect(isBusy(failed as NodeJS.ErrnoException)).toBe(true);
  expect(await findExercise(demo.db, { id: 1 })).toEqual([{ ...former, extra: null }]);
  await other.end();
});
