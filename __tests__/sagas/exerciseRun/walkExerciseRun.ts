import { selectOpenExerciseRun } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { aClub } from '../../fakes/club';
import { type App, startUpdatedApp } from '../../fakes/startApp';

const { openRequested } = exerciseRunActions;

/** Returns the exercise run on the screen. */
export const openRun = (app: App) => {
  const run = selectOpenExerciseRun(app.state());
  if (!run) throw new Error('No training is open.');
  return run;
};

export const writeNote = (app: App, athleteNote: string) =>
  app.act(runsActions.noteWritten({ clientId: openRun(app).clientId, athleteNote }));

/** Opens Anna's app with an exercise run of the basis list: the exercises 202 and 201. */
export const startTraining = async (server = aClub()) => {
  const app = await startUpdatedApp({ server });
  await app.act(openRequested({ userScreeningId: 41 }));
  return app;
};
