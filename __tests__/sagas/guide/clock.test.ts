import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { guideActions } from '../../../store/guide/slice';
import { sessionActions } from '../../../store/session/slice';
import { runsOn } from '../../fakes/recorded';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { startTraining } from '../exerciseRun/walkExerciseRun';
import { clientId, freeze, open, plank, shown, sleep, startGuide } from './guiding';

onVirtualTime();

const { startPressed, holdPressed, resetPressed, skipPressed, repeatPressed, closed } = guideActions;
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

describe('[GT-1] the clock of an exercise', () => {
  test('waits for the person, then leads through holds and pauses', async () => {
    const app = await startGuide();
    expect(shown(app)).toBe('hold ready 30');
    await pass(60 * second);
    expect(shown(app)).toBe('hold ready 30');
    await app.act(startPressed());
    await pass(12 * second);
    expect(shown(app)).toBe('hold running 18');
    await pass(18 * second);
    expect(shown(app)).toBe('rest running 15');
    await pass(15 * second);
    expect(shown(app)).toBe('hold running 30');
    await pass(30 * second);
    expect(shown(app)).toBe('over running');
  });

  test('[SI-1] changes the side, and goes on by itself', async () => {
    const app = await startGuide({ sets: 1, sides: true });
    await app.act(startPressed());
    await pass(30 * second);
    expect(shown(app)).toBe('switch running 10');
    await pass(10 * second);
    expect(shown(app)).toBe('hold running 30');
  });

  test('is held, goes on, is put back, and repeats the last set', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(10_400);
    await app.act(holdPressed());
    await pass(60 * second);
    expect(shown(app)).toBe('hold held 20');
    await app.act(startPressed());
    await pass(5 * second);
    expect(shown(app)).toBe('hold running 15');
    await app.act(resetPressed());
    await pass(60 * second);
    expect(shown(app)).toBe('hold ready 30');
    await app.act(skipPressed(), skipPressed(), skipPressed());
    expect(shown(app)).toBe('over running');
    await app.act(repeatPressed());
    await pass(second);
    expect(shown(app)).toBe('hold running 29');
  });

  test('a set in repetitions has no clock; its pause has one', async () => {
    const app = await startGuide({ seconds: null, repeat: 8, sets: 2, pause: 15 });
    await pass(60 * second);
    expect(shown(app)).toBe('work running');
    await app.act(skipPressed());
    expect(shown(app)).toBe('rest running 15');
    await pass(15 * second);
    expect(shown(app)).toBe('work running');
  });

  test('another exercise begins with its own clock, and so does a former one', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(5 * second);
    await app.act(closed());
    await open(app, plank, 1);
    expect(shown(app)).toBe('hold ready 30');
    await app.act(closed());
    await open(app, plank, 0);
    expect(shown(app)).toBe('hold ready 30');
  });
});

describe('[GT-1] by the monotonic clock', () => {
  test.each([
    ['a day ahead', day],
    ['a day back', -day],
  ])('a wall clock that jumps %s while the page is open changes nothing', async (_where, jump) => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(10 * second);
    jest.setSystemTime(Date.now() + jump);
    await pass(10 * second);
    expect(shown(app)).toBe('hold running 10');
    await pass(10 * second);
    expect(shown(app)).toBe('rest running 15');
  });
});

describe('[GT-1] after a freeze, by the wall clock', () => {
  test.each([
    ['within the hold it goes on', 10 * second, 'hold running 7'],
    ['beyond its end the hold is over, and only the hold', 10 * 60 * second, 'rest running 15'],
    ["more than an hour later it offers 'Zeit starten' again", hour + 20 * second, 'hold ready 30'],
  ])('%s', async (_what, milliseconds, expected) => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(12 * second);
    freeze(app, milliseconds);
    await pass(second);
    expect(shown(app)).toBe(expected);
  });

  test("a wall clock that was put back during the freeze offers 'Zeit starten' again", async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(12 * second);
    freeze(app, 5 * second);
    jest.setSystemTime(Date.now() - day);
    await pass(second);
    expect(shown(app)).toBe('hold ready 30');
  });

  test.each([
    ['within the hold', 10 * second, 'hold running 8'],
    ['beyond its end', 60 * second, 'rest running 15'],
    ['more than an hour later', 2 * hour, 'hold ready 30'],
  ])('a device that slept, so that its stopwatch stood still: %s', async (_what, milliseconds, expected) => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(12 * second);
    sleep(app, milliseconds);
    app.page.show(true);
    await settle();
    expect(shown(app)).toBe(expected);
  });

  test('what is held stays as it is', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(12 * second);
    await app.act(holdPressed());
    sleep(app, 10 * hour);
    app.page.show(true);
    await settle();
    expect(shown(app)).toBe('hold held 18');
  });
});

describe('[GT-1] after a reload, by the wall clock', () => {
  test.each([
    ['at once', 0, 'hold running 18'],
    ['within the hold', 10 * second, 'hold running 8'],
    ['beyond its end', 60 * second, 'rest running 15'],
    ['more than an hour later', hour + 60 * second, 'hold ready 30'],
    ['with a wall clock that was put back', -day, 'hold ready 30'],
  ])('of a killed page %s', async (_what, milliseconds, expected) => {
    const killed = await startGuide();
    await killed.act(startPressed());
    await pass(12 * second);
    killed.kill();
    jest.setSystemTime(Date.now() + milliseconds);
    const app = await startGuide(plank, { device: killed.device });
    expect(shown(app)).toBe(expected);
  });

  test('a pause, what was held, and what was put back are where they were', async () => {
    const first = await startGuide();
    await first.act(startPressed());
    await pass(35 * second);
    first.kill();
    const next = await startGuide(plank, { device: first.device });
    expect(shown(next)).toBe('rest running 10');
    await next.act(holdPressed());
    next.kill();
    await pass(60 * second);
    const third = await startGuide(plank, { device: first.device });
    expect(shown(third)).toBe('rest held 10');
    await third.act(resetPressed());
    third.kill();
    const fourth = await startGuide(plank, { device: first.device });
    expect(shown(fourth)).toBe('rest ready 15');
  });

  test('a clock that cannot be read is a new one', async () => {
    const first = await startGuide();
    await first.act(startPressed());
    first.kill();
    first.device.localItems.values.set('guideClock', '{"clientId":1}');
    expect(shown(await startGuide(plank, { device: first.device }))).toBe('hold ready 30');
  });

  test('the clock of another exercise run is not taken', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    app.kill();
    const kept = app.device.localItems.values.get('guideClock') ?? '';
    app.device.localItems.values.set('guideClock', kept.replace(clientId, 'another'));
    expect(shown(await startGuide(plank, { device: app.device }))).toBe('hold ready 30');
  });
});

test('[GT-1] a full device keeps no clock, and the training goes on', async () => {
  const app = await startGuide(plank, {
    prepare: ({ guide }) => {
      guide.memory.saveClock = () => {};
    },
  });
  await app.act(startPressed());
  await pass(second);
  expect(shown(app)).toBe('hold running 29');
});

test('[GT-3] the clock ticks no exercise off, and changes neither the exercise run nor its duration', async () => {
  const app = await startTraining();
  const before = structuredClone(runsOn(app.device));
  await open(app);
  await app.act(startPressed());
  await pass(80 * second);
  expect(shown(app)).toBe('over running');
  expect(runsOn(app.device)).toEqual(before);
});

test("[GT-3] 'Erledigt' works while the clock runs, and the duration is the time on the screen", async () => {
  const app = await startTraining();
  await open(app);
  await app.act(startPressed());
  await pass(7 * second);
  await app.act(exerciseRunActions.donePressed());
  const [unit] = app.state().runs.exerciseRun[0]?.runUnits ?? [];
  expect(unit).toMatchObject({ completed: true, duration: 7 * second });
});

test('the clock stops with the sign-in', async () => {
  const app = await startGuide();
  await app.act(startPressed());
  await app.act(sessionActions.logoutRequested());
  await pass(5 * second);
  expect(app.typesOf('guide/ticked')).toEqual([]);
  expect(app.guide.wakeLock.isHeld()).toBe(false);
});
