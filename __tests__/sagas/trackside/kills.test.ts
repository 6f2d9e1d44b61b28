import { tracksideActions } from '../../../store/trackside/slice';
import { anna, ben } from '../../fakes/club';
import type { App } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';
import { beginSession, check, choose, goOn, openTrack, place, runOf } from './atTheTrack';

onVirtualTime();

const never = () => new Promise<never>(() => {});

/** Ends the battery of the device at its write number `last`, which is not done. Returns whether it has ended. */
const endAt = (app: App, last: number) => {
  let writes = 0;
  const isEmpty = () => writes >= last;
  const counted =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      writes += 1;
      return isEmpty() ? never() : write(...args);
    };
  app.database.saveRun = counted(app.database.saveRun);
  app.database.saveIfNewer = counted(app.database.saveIfNewer);
  app.database.removeRun = counted(app.database.removeRun);
  app.tracksideRows.setItem = counted(app.tracksideRows.setItem);
  app.tracksideRows.removeItem = counted(app.tracksideRows.removeItem);
  return isEmpty;
};

const cells = [11, 12, 13].flatMap((testId) => [anna, ben].map(({ id: userId }) => ({ userId, testId })));

/** The value of the yes/no question in a cell; each athlete has others. */
const expected = ({ userId, testId }: (typeof cells)[number]) => (userId + testId) % 2 === 0;

const answered = (app: App, { userId, testId }: (typeof cells)[number]) =>
  runOf(app, userId).drafts[testId]?.questionResults[0]?.checked;

/** What the trainer does, one step at a time: answers all, then completes all. */
const evening = (isEmpty: () => boolean, done: { answers: typeof cells }) =>
  async function* go(app: App) {
    for (const cell of cells) {
      await app.act(tracksideActions.cellChosen(cell));
      yield;
      await check(app, expected(cell), cell);
      if (!isEmpty()) done.answers.push(cell);
      yield;
      if (cell.testId === 11) await choose(app, 1211, cell);
      yield;
    }
    await goOn(app);
    yield;
    await app.act(tracksideActions.finishAllRequested('keep'));
  };

const goThrough = async (app: App, isEmpty: () => boolean, done: { answers: typeof cells }) => {
  for await (const _step of evening(isEmpty, done)(app)) if (isEmpty()) return;
};

/** Goes through the evening, with an empty battery at one of its writes. Returns whether it came so far. */
const throughKillAt = async (last: number): Promise<boolean> => {
  const app = await beginSession();
  const done = { answers: [] as typeof cells };
  const isEmpty = endAt(app, last);
  await goThrough(app, isEmpty, done);
  app.kill();
  const next = await openTrack(app);
  if (next.state().trackside?.status === 'open') {
    expect(done.answers.filter((cell) => answered(next, cell) !== expected(cell))).toEqual([]);
    expect(place(next)).toBeDefined();
    await goThrough(next, () => false, { answers: [] });
  }
  expect(trackStatus(next)).toMatch(/choosing|ended/);
  expect(next.server.screeningRuns.all).toMatchObject(
    [anna, ben].map(({ id: userId }) => ({
      userId,
      completed: true,
      testRuns: cells
        .filter((cell) => cell.userId === userId)
        .map((cell) => ({ testId: cell.testId, questionResults: [{ checked: expected(cell) }] })),
    })),
  );
  return isEmpty();
};

const trackStatus = (app: App) => app.state().trackside?.status;

test('[TS-4] an empty battery at each write of an evening loses no answer, and each run is sent once', async () => {
  let last = 1;
  while (await throughKillAt(last)) last += 1;
  expect(last).toBeGreaterThan(20);
});
