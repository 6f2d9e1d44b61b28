import { fillWith, listOf, rewriteRows, rowsOf, type Upgrade } from './rows';
import { exerciseRunRow, type Owners, screeningRunRow } from './runRows3';
import type { UserRow1, UserScreeningRow1 } from './toVersion1';
import type { ExerciseRunRow2, ScreeningRunRow2 } from './toVersion2';

/** Rows of version 3, frozen; runs are in `runRows3`, the others are those of version 2. */
export interface UserScreeningRow3 extends Omit<UserScreeningRow1, 'screeningNotes' | 'trainingNotes'> {
  screeningNote: object | null;
  trainingNote: object | null;
  testNotes: object[];
  exerciseNotes: object[];
}

/** [DB-7]. */
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

/** Whose a run is that does not say so: of its screening run's owner, else of the only user of this device. */
const findOwners = async (upgrade: Upgrade): Promise<Owners> => {
  const users: UserRow1[] = await upgrade.tx.objectStore('user').getAll();
  const screeningRuns: ScreeningRunRow2[] = await upgrade.tx.objectStore('screeningRun').getAll();
  return {
    onlyUser: users.length === 1 ? users[0]?.id : undefined,
    ofScreeningRun: new Map(screeningRuns.map(({ id, userId }) => [id, userId])),
  };
};

/** The tables of runs are made anew, whatever their keys were, now with the run's `clientId` as an index. */
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
