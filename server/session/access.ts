import { forbidden } from '../http/errors';

/** The signed-in user who sends a request. Only trainers have athletes. */
export interface Viewer {
  id: number;
  username: string;
  athleteIds: readonly number[];
}

/** Returns whether the viewer may read and write that user's data: their own, and as a trainer their athletes' [SE-4]. */
export const mayActFor = (viewer: Viewer, userId: number): boolean =>
  viewer.id === userId || viewer.athleteIds.includes(userId);

/** Throws 403 unless the viewer may read and write that user's data [SE-4, SE-8]. */
export const demandActFor = (viewer: Viewer, userId: number): void => {
  if (!mayActFor(viewer, userId)) throw forbidden();
};

/** Throws 403 unless the viewer is that user [SE-8]. */
export const demandSelf = (viewer: Viewer, userId: number): void => {
  if (viewer.id !== userId) throw forbidden();
};

/** Throws 403 unless the viewer is a trainer of that athlete [SE-7, SE-8]. The athlete is refused, too. */
export const demandTrainerOf = (viewer: Viewer, athleteId: number): void => {
  if (!viewer.athleteIds.includes(athleteId)) throw forbidden();
};
