import { selectGuide } from '../../../store/guide/selectors';
import { guideActions } from '../../../store/guide/slice';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { plank, shown, sleep, startGuide } from './guiding';

onVirtualTime();

const { startPressed, holdPressed, switched, closed, switchesRequested } = guideActions;
const second = 1000;
const off = (name: 'sound' | 'vibration' | 'awake') => switched({ name, isOn: false });
const canStayAwake = (app: Awaited<ReturnType<typeof startGuide>>) =>
  selectGuide(app.state()).abilities.awake;

describe('[GT-2] sound and vibration', () => {
  test('the last three seconds have a short tone each, the end a long one and a vibration', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(26_999);
    expect(app.guide.sound.played).toEqual([]);
    await pass(3001);
    expect(app.guide.sound.played).toEqual(['short', 'short', 'short', 'long']);
    expect(app.guide.vibration.count).toBe(1);
    await pass(15 * second);
    expect(app.guide.sound.played).toHaveLength(8);
    expect(app.guide.vibration.count).toBe(2);
  });

  test('each can be switched off on the spot', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(28 * second);
    await app.act(off('sound'), off('vibration'));
    await pass(2 * second);
    expect(app.guide.sound.played).toEqual(['short', 'short']);
    expect(app.guide.vibration.count).toBe(0);
  });

  test('sound that is switched on while the clock runs is heard', async () => {
    const app = await startGuide();
    await app.act(off('sound'), startPressed());
    await pass(20 * second);
    await app.act(switched({ name: 'sound', isOn: true }));
    await pass(10 * second);
    expect(app.guide.sound.played).toHaveLength(4);
  });

  test('where sound is forbidden the clock runs as ever', async () => {
    const app = await startGuide(plank, {
      prepare: ({ guide }) => {
        guide.sound.isForbidden = true;
      },
    });
    await app.act(startPressed());
    await pass(30 * second);
    expect(app.guide.sound.played).toEqual([]);
    expect(shown(app)).toBe('rest running 15');
  });

  test('nothing is heard after the exercise was left', async () => {
    const app = await startGuide();
    await app.act(startPressed());
    await pass(20 * second);
    await app.act(closed());
    await pass(60 * second);
    expect(app.guide.sound.played).toEqual([]);
  });
});

describe('[GT-2] the wake lock', () => {
  test('is held while a clock runs, and only then', async () => {
    const app = await startGuide();
    const { wakeLock } = app.guide;
    expect(wakeLock.isHeld()).toBe(false);
    await app.act(startPressed());
    expect(wakeLock.isHeld()).toBe(true);
    await pass(35 * second);
    expect([wakeLock.isHeld(), wakeLock.requests]).toEqual([true, 1]);
    await app.act(holdPressed());
    expect(wakeLock.isHeld()).toBe(false);
    await app.act(startPressed());
    await pass(60 * second);
    expect(shown(app)).toBe('over running');
    expect(wakeLock.isHeld()).toBe(false);
  });

  test('goes with the exercise', async () => {
    const app = await startGuide();
    await app.act(startPressed(), closed());
    expect(app.guide.wakeLock.isHeld()).toBe(false);
  });

  test('can be switched off and on on the spot', async () => {
    const app = await startGuide();
    await app.act(startPressed(), off('awake'));
    expect(app.guide.wakeLock.isHeld()).toBe(false);
    await app.act(switched({ name: 'awake', isOn: true }));
    expect(app.guide.wakeLock.isHeld()).toBe(true);
  });

  test('is asked for again when the page is shown again', async () => {
    const app = await startGuide();
    const { wakeLock } = app.guide;
    await app.act(startPressed());
    sleep(app, second);
    wakeLock.takeAway();
    await pass(3 * second);
    expect([wakeLock.isHeld(), wakeLock.requests, canStayAwake(app)]).toEqual([false, 1, false]);
    app.page.show(true);
    await settle();
    expect([wakeLock.isHeld(), canStayAwake(app)]).toEqual([true, true]);
  });

  test('that was taken away is not promised, and asked for again with the next phase only', async () => {
    const app = await startGuide();
    const { wakeLock } = app.guide;
    await app.act(startPressed());
    await pass(5 * second);
    wakeLock.takeAway();
    await pass(20 * second);
    expect([wakeLock.requests, canStayAwake(app)]).toEqual([1, false]);
    await pass(5 * second);
    expect([shown(app), wakeLock.isHeld(), canStayAwake(app)]).toEqual(['rest running 15', true, true]);
  });

  test('that is refused is not promised, and the clock runs as ever', async () => {
    const app = await startGuide(plank, {
      prepare: ({ guide }) => {
        guide.wakeLock.isRefused = true;
      },
    });
    await app.act(startPressed());
    await pass(10 * second);
    expect([shown(app), canStayAwake(app), app.guide.wakeLock.requests]).toEqual([
      'hold running 20',
      false,
      1,
    ]);
  });

  test('and vibration are not offered where the browser has none', async () => {
    const app = await startGuide(plank, {
      prepare: ({ guide }) => {
        guide.wakeLock.isMissing = true;
        guide.vibration.isMissing = true;
      },
    });
    expect(selectGuide(app.state()).abilities).toEqual({ vibration: false, awake: false });
    await app.act(startPressed());
    expect([shown(app), canStayAwake(app)]).toEqual(['hold running 30', false]);
  });
});

test('[AC-3] the switches belong to the device: they are there after a reload, and for the next person', async () => {
  const first = await startGuide();
  expect(selectGuide(first.state()).switches).toEqual({ sound: true, vibration: true, awake: true });
  await first.act(off('sound'), off('awake'));
  first.kill();
  const next = await startGuide(plank, { device: first.device });
  await next.act(switchesRequested());
  expect(selectGuide(next.state()).switches).toEqual({ sound: false, vibration: true, awake: false });
});
