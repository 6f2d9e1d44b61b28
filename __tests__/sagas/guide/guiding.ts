import type { Exercise } from '../../../src/contract/schemas';
import { secondsLeft } from '../../../src/domain/guide/clock';
import { phasesOf } from '../../../src/domain/guide/phases';
import { selectGuide } from '../../../store/guide/selectors';
import { guideActions } from '../../../store/guide/slice';
import { anExercise } from '../../builders';
import { anna } from '../../fakes/club';
import { aDeviceOf, type Device } from '../../fakes/device';
import { type App, startApp } from '../../fakes/startApp';

export const clientId = '10000000-0000-4000-8000-0000000000aa';

/** Two holds of 30 seconds with a pause of 15. */
export const plank = { sets: 2, pause: 15 } satisfies Partial<Exercise>;

export const open = (app: App, exercise: Partial<Exercise> = plank, position = 0) =>
  app.act(guideActions.opened({ clientId, position, phases: phasesOf(anExercise(exercise)) }));

/** Opens the app at an exercise. */
export const startGuide = async (
  exercise: Partial<Exercise> = plank,
  { device = aDeviceOf(anna), prepare = () => {} }: { device?: Device; prepare?: (app: App) => void } = {},
) => {
  const app = await startApp({ device });
  prepare(app);
  await open(app, exercise);
  return app;
};

/** What the clock shows: the phase, what it does, and its seconds. */
export const shown = (app: App) => {
  const { clock, phases } = selectGuide(app.state());
  if (!clock) return 'no clock';
  const { kind = 'over' } = phases[clock.phase] ?? {};
  return [kind, clock.state, secondsLeft(clock, phases)].filter((part) => part !== null).join(' ');
};

/** Freezes the page for so long: no timer runs, and both clocks go on. */
export const freeze = (app: App, milliseconds: number) => {
  jest.setSystemTime(Date.now() + milliseconds);
  app.guide.stopwatch.skip(milliseconds);
};

/** The device sleeps for so long, without the page: its stopwatch stands still. */
export const sleep = (app: App, milliseconds: number) => {
  app.page.show(false);
  jest.setSystemTime(Date.now() + milliseconds);
};
