import { forbidden } from '../http/errors';

/** Who asks: the signed-in user and, of a trainer, their athletes. */
export interface Viewer {
  id: number;
  username: string;
  athleteIds: readonly number[];
}

/** A user reads and writes their own data, a trainer also that of their athletes [SE-4]. */
export const mayActFor = (viewer: Viewer, userId: number): boolean =>
  viewer.id === userId || viewer.athleteIds.includes(userId);

/** Lets the viewer through to a user's data, or throws 403 [SE-8]. */
export const demandActFor = (viewer: Viewer, userId: number): void => {
  if (!mayActFor(viewer, userId)) throw forbidden();
};

/** The list of a trainer's athletes is for that trainer alone; throws 403 to everybody else [SE-8]. */
export const demandSelf = (viewer: Viewer, userId: number): void => {
  if (viewer.id !== userId) throw forbidden();
};

/** Notes are written by the athlete's own trainers alone; throws 403 to everybody else, the athlete too [SE-7, SE-8]. */
export const demandTrainerOf = (viewer: Viewer, athleteId: number): void => {
  if (!viewer.athleteIds.includes(athleteId)) throw forbidden();
};
