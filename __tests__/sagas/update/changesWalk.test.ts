import { updateActions } from '../../../store/update/slice';
import {
  anExercise,
  aScreening,
  aServerExerciseRun,
  aServerScreeningRun,
  aUserScreening,
} from '../../builders';
import { aClub, anna, ben, tina } from '../../fakes/club';
import type { Device } from '../../fakes/device';
import { aDeviceOf } from '../../fakes/device';
import { type App, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;

/** A small generator, so that a failing walk can be repeated (mulberry32). */
const chanceOf = (seed: number) => {
  let state = seed;
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
};

/** What the server has of a device's data. Row ids of the device do not count. */
const heldBy = ({ disk: { tables }, desk: { held } }: Device) => {
  const runs = tables.screeningRun.map(({ localId: _key, touchedAt: _time, ...run }) => run);
  const byId = (a: { id?: number }, b: { id?: number }) => Number(a.id) - Number(b.id);
  return {
    user: tables.user,
    userScreening: tables.userScreening,
    screening: tables.screening,
    exercise: tables.exercise.toSorted(byId),
    runs: runs.toSorted(byId),
    desk: held && {
      trainings: held.trainings.toSorted(byId),
      feedback: held.feedback.toSorted((a, b) => a.exerciseRunId - b.exerciseRunId),
      published: held.published,
    },
  };
};

type Server = ReturnType<typeof aClub>;

/** Everything that may happen on the server between two updates. */
const happenings = (server: Server, below: (count: number) => number) => {
  const { content, screeningRuns, exerciseRuns, feedback } = server;
  const athlete = () => [anna, ben][below(2)] ?? anna;
  let count = 0;
  const next = () => {
    count += 1;
    return { id: 700 + count, clientId: `a0000000-0000-4000-8000-${String(count).padStart(12, '0')}` };
  };
  const erase = (runs: { id: number; userId: number; clientId: string }[]) => {
    const run = runs[below(Math.max(1, runs.length))];
    if (run) server.erase(run);
  };
  return [
    () =>
      screeningRuns.all.push(
        aServerScreeningRun({ ...next(), userId: athlete().id, screeningId: 31 + below(3) }),
      ),
    () =>
      exerciseRuns.all.push(aServerExerciseRun({ ...next(), userId: athlete().id, screeningRunId: null })),
    () => erase(screeningRuns.all),
    () => erase(exerciseRuns.all),
    () => {
      const run = exerciseRuns.all[0];
      if (run) feedback.set(run.id, { exerciseRunId: run.id, comment: `Nummer ${count}`, answers: [] });
    },
    () => {
      const index = below(content.userScreenings.length);
      const former = content.userScreenings[index] ?? aUserScreening();
      const screeningId = [null, 31, 32, 33][below(4)] ?? null;
      content.userScreenings[index] = { ...former, screeningId };
    },
    () => {
      const athleteIds = [[], [anna.id], [ben.id], [anna.id, ben.id]][below(4)] ?? [];
      const index = content.users.findIndex(({ id }) => id === tina.id);
      content.users[index] = { ...tina, athleteIds };
    },
    () => {
      const index = below(3);
      content.exercises[index] = anExercise({ id: 201 + index, name: `Übung ${below(100)}` });
    },
  ];
};

const aFullServer = () => {
  const server = aClub();
  server.offerDesk();
  server.content.screenings.push(aScreening({ id: 32 }), aScreening({ id: 33 }));
  return server;
};

const update = async (app: App) => {
  await app.act(updateRequested());
  await pass(100);
  expect(app.state().update.status).toBe('succeeded');
};

/** What a device holds that has never been here, after it asked what the server offers. */
const heldByNewDevice = async (server: Server) => {
  const app = await startApp({ device: aDeviceOf(tina), server });
  await update(app);
  await update(app);
  return heldBy(app.device);
};

test.each([1, 2, 3, 4])(
  '[DE-6] [AS-3] what the changes bring equals what the full calls bring (walk %i)',
  async (seed) => {
    const below = chanceOf(seed);
    const server = aFullServer();
    const steps = happenings(server, below);
    const app = await startApp({ device: aDeviceOf(tina), server });
    await update(app);
    await update(app);
    for (let round = 0; round < 12; round += 1) {
      for (let step = 0; step <= below(4); step += 1) steps[below(steps.length)]?.();
      await update(app);
      expect(heldBy(app.device)).toEqual(await heldByNewDevice(server));
    }
    expect(app.http.matching(/changes.since/).length).toBeGreaterThan(11);
  },
);
