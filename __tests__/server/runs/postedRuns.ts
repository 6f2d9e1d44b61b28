import { randomUUID } from 'node:crypto';
import { calls } from '../../../src/contract/calls';
import type { ExerciseRunPost, ScreeningRunPost } from '../../../src/contract/runs';
import type { RatedExerciseRun, RatedScreeningRun } from '../../../src/contract/trainings';
import { anExerciseRunPost, aScreeningRunPost, type Person } from '../../contract/serverContract/club';
import type { Desk } from '../desk/desk';

/** Posts a screening of its own, by default Anna's. Returns it as the server keeps it. */
export const postScreening = async (
  desk: Desk,
  as: Person,
  overrides: Partial<ScreeningRunPost> = {},
): Promise<RatedScreeningRun> => {
  const post = aScreeningRunPost({ clientId: randomUUID(), ...overrides });
  return (await desk.send(calls.saveScreeningRun(post), as)).body as RatedScreeningRun;
};

/** A training of its own, by default Anna's. */
export const aTraining = (overrides: Partial<ExerciseRunPost> = {}): ExerciseRunPost =>
  anExerciseRunPost({ clientId: randomUUID(), ...overrides });

/** Posts such a training. Returns it as the server keeps it. */
export const postTraining = async (
  desk: Desk,
  as: Person,
  overrides: Partial<ExerciseRunPost> = {},
): Promise<RatedExerciseRun> =>
  (await desk.send(calls.saveExerciseRun(aTraining(overrides)), as)).body as RatedExerciseRun;
