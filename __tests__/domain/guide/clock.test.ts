import {
  atPhase,
  type GuideClock,
  held,
  isOver,
  isTicking,
  isWaiting,
  passed,
  repeated,
  reset,
  resumed,
  secondsLeft,
  skipped,
  started,
} from '../../../src/domain/guide/clock';
import { phasesOf } from '../../../src/domain/guide/phases';
import { anExercise } from '../../builders';

/** Hold 30, rest 15, hold 30. */
const phases = phasesOf(anExercise({ sets: 2, pause: 15 }));
const inSets = phasesOf(anExercise({ seconds: null, repeat: 8, sets: 2, pause: 15 }));
const running = (phase: number, elapsed: number): GuideClock => ({ phase, state: 'running', elapsed });

describe('[GT-1] the clock', () => {
  test('waits at the beginning, and runs when it was started', () => {
    const ready = atPhase(0, phases);
    expect(ready).toEqual({ phase: 0, state: 'ready', elapsed: 0 });
    expect([isWaiting(ready, phases), isTicking(ready, phases)]).toEqual([true, false]);
    const begun = started(ready);
    expect([isWaiting(begun, phases), isTicking(begun, phases)]).toEqual([false, true]);
  });

  test.each([
    [0, 30],
    [1, 30],
    [999, 30],
    [1000, 29],
    [29_000, 1],
    [29_999, 1],
  ])('shows after %i ms %i seconds', (elapsed, seconds) => {
    expect(secondsLeft(running(0, elapsed), phases)).toBe(seconds);
  });

  test('a set without seconds shows none, and does not wait', () => {
    const clock = atPhase(0, inSets);
    expect(secondsLeft(clock, inSets)).toBeNull();
    expect([clock.state, isTicking(clock, inSets), isWaiting(clock, inSets)]).toEqual([
      'running',
      false,
      false,
    ]);
    expect(passed(clock, inSets, 5000)).toBe(clock);
    expect(held(clock, inSets)).toBe(clock);
  });

  test('goes on to the next phase at the end of one, and is over after the last', () => {
    expect(passed(running(0, 0), phases, 29_999)).toEqual(running(0, 29_999));
    expect(passed(running(0, 0), phases, 30_000)).toEqual(running(1, 0));
    expect(passed(running(1, 0), phases, 15_001)).toEqual(running(2, 0));
    const over = passed(running(2, 0), phases, 30_000);
    expect([isOver(over, phases), isWaiting(over, phases), isTicking(over, phases)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(secondsLeft(over, phases)).toBeNull();
    expect(skipped(over, phases)).toBe(over);
  });

  test('is held where it is, and goes on from there', () => {
    const stopped = held(running(0, 12_000), phases);
    expect(stopped).toEqual({ phase: 0, state: 'held', elapsed: 12_000 });
    expect(passed(stopped, phases, 20_000)).toBe(stopped);
    expect(held(atPhase(0, phases), phases)).toEqual(atPhase(0, phases));
    expect(started(stopped)).toEqual(running(0, 12_000));
  });

  test("'Zeit zurücksetzen' offers the phase from its beginning", () => {
    expect(reset(running(1, 9000))).toEqual({ phase: 1, state: 'ready', elapsed: 0 });
  });

  test('a pause can be skipped', () => {
    expect(skipped(running(1, 9000), phases)).toEqual(running(2, 0));
  });

  test("'Noch ein Satz' begins the last set at once, with all its sides and without its pause", () => {
    expect(repeated(phases)).toEqual(running(2, 0));
    const onSides = phasesOf(anExercise({ sets: 2, pause: 15, sides: true }));
    expect(onSides[repeated(onSides).phase]).toMatchObject({ kind: 'hold', set: 2, side: 'left' });
  });
});

describe('[GT-1] after a freeze or a reload, by the wall clock,', () => {
  const startedAt = Date.parse('2025-03-10T08:00:00.000Z');
  const hour = 3_600_000;
  const ready = { phase: 0, state: 'ready', elapsed: 0 };
  /** The hold of 30 seconds was seen to run for 12, and is read `elapsed` milliseconds after its beginning. */
  const at = (elapsed: number) =>
    resumed(running(0, 12_000), phases, { startedAt, now: startedAt + elapsed });

  test.each<[string, number, object]>([
    ['it goes on where it is', 20_000, running(0, 20_000)],
    ['it is not over a moment before its end', 29_999, running(0, 29_999)],
    ['it is over at its end, and the next phase begins', 30_000, running(1, 0)],
    ['no more than one phase has ended, however long it took', 10 * 60_000, running(1, 0)],
    ['an hour past its end it is still over', 30_000 + hour, running(1, 0)],
    ["more than an hour past its end it offers 'Zeit starten' again", 30_001 + hour, ready],
    ['a day ahead, too', 24 * hour, ready],
    ['a wall clock that went backwards, too', 10_999, ready],
    ['a day back, too', -24 * hour, ready],
    ['a small correction of the wall clock takes nothing back', 11_000, running(0, 12_000)],
  ])('%s', (_what, elapsed, expected) => {
    expect(at(elapsed)).toEqual(expected);
  });

  test('the time is never below 0: at the very beginning a correction changes nothing', () => {
    expect(resumed(running(0, 0), phases, { startedAt, now: startedAt - 500 })).toEqual(running(0, 0));
  });

  test.each<[string, GuideClock]>([
    ['was held', { phase: 0, state: 'held', elapsed: 12_000 }],
    ['had not begun', atPhase(0, phases)],
    ['was over', atPhase(3, phases)],
  ])('a clock that %s stays as it is', (_what, clock) => {
    expect(resumed(clock, phases, { startedAt, now: startedAt + 2 * hour })).toBe(clock);
  });
});
