import type { Authority } from '../../src/contract/schemas';
import { forbidden } from '../http/errors';

/** The signed-in user who sends a request. Only trainers have athletes. */
export interface Viewer {
  id: number;
  username: string;
  athleteIds: readonly number[];
  authorities: readonly Authority[];
  /** The version of the club's text that the viewer has agreed to [CS-1]. */
  agreedVersion: number | null;
  /** Whether the club demands a guardian's confirmation first, and it is missing [LV-3]. */
  awaitsGuardian: boolean;
  /** The sign-in that the request uses, and when it was used before. */
  signin: { id: number; lastUsedAt: number | null };
}

/** Whether the viewer looks after the club as a whole. */
export const isAdmin = ({ authorities }: Viewer): boolean => authorities.includes('ROLE_ADMIN');

/** Whether the viewer looks after athletes, also before there are any. */
export const isTrainer = ({ authorities }: Viewer): boolean => authorities.includes('ROLE_TRAINER');

/** Throws 403 unless the viewer is an admin. */
export const demandAdmin = (viewer: Viewer): void => {
  if (!isAdmin(viewer)) throw forbidden();
};

/** Whether the viewer makes the club's content, or looks after the club [CT-1]. */
export const mayMakeContent = (viewer: Viewer): boolean =>
  isAdmin(viewer) || viewer.authorities.includes('ROLE_CONTENT');

/** Throws 403 unless the viewer makes the club's content, or looks after the club [CT-1]. */
export const demandContent = (viewer: Viewer): void => {
  if (!mayMakeContent(viewer)) throw forbidden();
};

/** Throws 403 unless the viewer looks after athletes, or will. */
export const demandTrainer = (viewer: Viewer): void => {
  if (!isTrainer(viewer)) throw forbidden();
};

/**
 * Returns whether the viewer may read and write that user's data: their own, and as a trainer their athletes' [SE-4].
 */
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
