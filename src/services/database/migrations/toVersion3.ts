import { fillWith, listOf, rewriteRows, rowsOf, type Upgrade } from './rewriteRows';
import { exerciseRunRow, type Owners, screeningRunRow } from './runRows3';
import type { UserRow1, UserScreeningRow1 } from './toVersion1';
import type { ExerciseRunRow2, ScreeningRunRow2 } from './toVersion2';

/** Rows of version 3. Frozen. Runs are in `runRows3`; all other rows are those of version 2. */
interface UserScreeningRow3 extends Omit<UserScreeningRow1, 'screeningNotes' | 'trainingNotes'> {
  screeningNote: object | null;
  trainingNote: object | null;
  testNotes: object[];
  exerciseNotes: object[];
}

/** Renames the notes and fills in missing ones [DB-7]. */
const userScreeningRow = ({
  screeningNotes,
  trainingNotes,
  ...userScreening
}: UserScreeningRow1): UserScreeningRow3 => ({
  ...userScreening,
  screeningNote: userScreening.screeningNote ?? null,
  trainingNote: userScreening.trainingNote ?? null,
  testNotes: listOf(screeningNotes),
  exerciseNotes: listOf(trainingNotes),
});

/** Collects the owners of runs that name none: the owner of their screening run, or the only user of the device. */
const findOwners = async (upgrade: Upgrade): Promise<Owners> => {
  const users: UserRow1[] = await upgrade.tx.objectStore('user').getAll();
  const screeningRuns: ScreeningRunRow2[] = await upgrade.tx.objectStore('screeningRun').getAll();
  return {
    onlyUser: users.length === 1 ? users[0]?.id : undefined,
    ofScreeningRun: new Map(screeningRuns.map(({ id, userId }) => [id, userId])),
  };
};

/**
 * Creates the tables of runs again, because their keys differ between older databases, with an index on `clientId`.
 */
export const toVersion3 = async (upgrade: Upgrade, uuid: () => string) => {
  const { db } = upgrade;
  await rewriteRows(upgrade, 'userScreening', userScreeningRow);
  const owners = await findOwners(upgrade);
  const screeningRows = await rowsOf(upgrade, 'screeningRun');
  db.deleteObjectStore('screeningRun');
  const screeningRuns = db.createObjectStore('screeningRun', { keyPath: 'localId', autoIncrement: true });
  screeningRuns.createIndex('start', 'start');
  screeningRuns.createIndex('userId', 'userId');
  screeningRuns.createIndex('clientId', 'clientId');
  await fillWith<ScreeningRunRow2, object>(upgrade, 'screeningRun', screeningRows, (row) =>
    screeningRunRow(row, owners, uuid),
  );
  const exerciseRows = await rowsOf(upgrade, 'exerciseRun');
  db.deleteObjectStore('exerciseRun');
  const exerciseRuns = db.createObjectStore('exerciseRun', { keyPath: 'localId', autoIncrement: true });
  exerciseRuns.createIndex('start', 'start');
  exerciseRuns.createIndex('clientId', 'clientId');
  await fillWith<ExerciseRunRow2, object>(upgrade, 'exerciseRun', exerciseRows, (row) =>
    exerciseRunRow(row, owners, uuid),
  );
};
