import type { ContentChanges } from '../../../src/domain/changes';
import { ownerOf } from '../../../src/domain/owner';
import type { Database } from '../../../src/services/ports';
import {
  anExercise,
  anExerciseRun,
  aScreening,
  aScreeningRun,
  aServerScreeningRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';

const trainer = aTrainer({ athleteIds: [2, 3] });
const tina = ownerOf(trainer, 'instance');
const [anna, ben] = [aUser(), aUser({ id: 3, username: 'ben' })];

const changes = (changed: Partial<ContentChanges> = {}): ContentChanges => ({
  users: [],
  userScreenings: [],
  screenings: [],
  exercises: [],
  runs: [],
  gone: [],
  ...changed,
});

const clientId = (number: number) => `a0000000-0000-4000-8000-00000000000${number}`;
const annasRun = aServerScreeningRun({ id: 501, clientId: clientId(1), screeningId: 31 });
const bensRun = aServerScreeningRun({ id: 502, clientId: clientId(2), userId: 3, screeningId: 32 });

/** What every `Database` does with a page of changes. */
export const describeChanges = (name: string, open: () => Promise<Database>) => {
  let database: Database;
  const apply = (changed: Partial<ContentChanges>, owner = tina) =>
    database.applyChanges(changes(changed), owner);
  const stored = async () => {
    const { users, userScreenings, screenings, exercises, runs } = await database.load(tina);
    return {
      users: users.map(({ id }) => id),
      userScreenings: userScreenings.map(({ id }) => id),
      screenings: screenings.map(({ id }) => id),
      exercises: exercises.map(({ id }) => id),
      runs: runs.screeningRun.map(({ id }) => id),
    };
  };

  describe(`${name}: a page of changes`, () => {
    beforeEach(async () => {
      database = await open();
      await database.replaceUsers([aUser({ id: 1, username: 'trainer' }), anna, ben]);
      await database.replaceScreenings(
        {
          userScreenings: [aUserScreening(), aUserScreening({ id: 42, userId: 3 })],
          screenings: [aScreening(), aScreening({ id: 32 })],
          runs: [annasRun, bensRun],
          athleteIds: [2, 3],
        },
        tina,
      );
      await database.replaceExercises([anExercise()], tina);
    });

    test('[DE-6] puts each row in the place of the one with its id', async () => {
      const renamed = aUser({ lastName: 'Neuname' });
      const next = aUserScreening({ screeningId: 33 });
      const answered = { ...annasRun, clientRevision: 9 };
      const page = {
        users: [renamed],
        userScreenings: [next],
        screenings: [aScreening({ id: 33 })],
        exercises: [anExercise({ id: 202 })],
        runs: [answered],
      };
      expect(await apply(page)).toEqual({ keepsOlder: false });
      const { users, userScreenings, runs } = await database.load(tina);
      expect(users).toContainEqual(renamed);
      expect(userScreenings).toContainEqual(next);
      expect(runs.screeningRun).toMatchObject([{ id: 501, clientRevision: 9, isDirty: false }, { id: 502 }]);
      expect(await stored()).toEqual({
        users: [1, 2, 3],
        userScreenings: [41, 42],
        screenings: [31, 32, 33],
        exercises: [201, 202],
        runs: [501, 502],
      });
    });

    test('[DE-6] [FL-16] says when a run stays that is older than the one of the server', async () => {
      const open = aScreeningRun({ ...annasRun, recordedBy: 1, position: 1, clientRevision: 2 });
      await database.saveRun(open);
      expect(await apply({ runs: [{ ...annasRun, clientRevision: 2 }] })).toEqual({ keepsOlder: false });
      expect(await apply({ runs: [{ ...annasRun, clientRevision: 3 }] })).toEqual({ keepsOlder: true });
      expect((await database.load(tina)).runs.screeningRun).toMatchObject([
        { clientRevision: 2, position: 1 },
        { id: 502 },
      ]);
    });

    test('[DE-6] takes an athlete off the device with everything of theirs', async () => {
      await apply(
        { gone: [{ kind: 'athlete', id: 3 }] },
        ownerOf({ ...trainer, athleteIds: [2] }, 'instance'),
      );
      expect(await stored()).toMatchObject({
        users: [1, 2],
        userScreenings: [41],
        screenings: [31],
        runs: [501],
      });
    });

    test('[DE-6] takes single rows off the device', async () => {
      const gone = [
        { kind: 'screeningRun', id: 502 },
        { kind: 'userScreening', id: 42 },
        { kind: 'exercise', id: 201 },
      ] as const;
      await apply({ gone: [...gone] });
      expect(await stored()).toMatchObject({ userScreenings: [41], exercises: [], runs: [501] });
    });

    test('[CO-7] [AS-3] keeps what waits, what is open, and their screenings', async () => {
      const open = aScreeningRun({
        clientId: clientId(5),
        userId: 3,
        screeningId: 32,
        recordedBy: 1,
        position: 1,
      });
      await database.saveRun(open);
      const waiting = anExerciseRun({ clientId: clientId(6), userId: 3, recordedBy: 1, isDirty: true });
      await database.saveRun(waiting);
      await apply(
        { gone: [{ kind: 'athlete', id: 3 }] },
        ownerOf({ ...trainer, athleteIds: [2] }, 'instance'),
      );
      const { runs, screenings } = await database.load(tina);
      expect(runs.screeningRun.map((run) => run.clientId)).toEqual([annasRun.clientId, open.clientId]);
      expect(runs.exerciseRun.map((run) => run.clientId)).toEqual([waiting.clientId]);
      expect(screenings.map(({ id }) => id)).toEqual([31, 32]);
    });

    test('[CO-7] does not replace a newer run by an older one', async () => {
      const newer = aScreeningRun({ ...annasRun, recordedBy: 1, clientRevision: 7, isDirty: true });
      await database.saveRun(newer);
      await apply({ runs: [{ ...annasRun, clientRevision: 5 }] });
      const { runs } = await database.load(tina);
      expect(runs.screeningRun[0]).toMatchObject({ id: 501, clientRevision: 7, isDirty: true });
    });

    test('[DE-6] of an athlete who came back keeps what the device knows of their runs', async () => {
      const [run] = (await database.load(tina)).runs.screeningRun;
      await apply({ gone: [{ kind: 'athlete', id: 2 }], users: [anna], runs: [annasRun] });
      expect((await database.load(tina)).runs.screeningRun[0]).toEqual(run);
    });

    test('[CO-6] leaves the id of a run that goes to the trainings that follow from it', async () => {
      const heir = anExerciseRun({
        clientId: clientId(7),
        userId: 3,
        recordedBy: 1,
        isDirty: true,
        screeningRunId: null,
        screeningRunClientId: bensRun.clientId,
      });
      await database.saveRun(heir);
      await apply(
        { gone: [{ kind: 'athlete', id: 3 }] },
        ownerOf({ ...trainer, athleteIds: [2] }, 'instance'),
      );
      expect((await database.load(tina)).runs.exerciseRun).toMatchObject([{ screeningRunId: bensRun.id }]);
    });

    test('[SE-1] changes nothing where the user’s own row is missing', async () => {
      await database.replaceUsers([anna, ben]);
      expect(await apply({ gone: [{ kind: 'athlete', id: 3 }] })).toBeNull();
      expect(await stored()).toMatchObject({ users: [2, 3], userScreenings: [41, 42] });
    });
  });
};
