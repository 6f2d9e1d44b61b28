import type { CurrentUser, User, UserScreening } from '../contract/schemas';
import { byPersonName } from './personOrder';

export type AssignedScreening = UserScreening & { screeningId: number };

/** A trainer is a user with assigned athletes. */
export const isTrainer = (user: Pick<CurrentUser, 'athleteIds'>) => user.athleteIds.length > 0;

/** Whether somebody may make the club's own content [CT-1]. */
export const mayEditContent = (user: Pick<CurrentUser, 'authorities'> | null): boolean =>
  user?.authorities.some((right) => right === 'ROLE_ADMIN' || right === 'ROLE_CONTENT') ?? false;

/** The ids of those whose runs this user records: the user, and a trainer's athletes [NO-7]. */
export const athleteIdsOf = (user: Pick<CurrentUser, 'id' | 'athleteIds'>): number[] => [
  ...user.athleteIds,
  user.id,
];

export const fullName = (user: Pick<User, 'firstName' | 'lastName'>) =>
  `${user.firstName} ${user.lastName}`.trim();

/**
 * Returns the athletes whose runs this user records, sorted by name: the user, and a trainer's athletes [NO-7]. A
 * trainer is an athlete only with a screening of their own.
 */
export const athletesOf = (
  user: CurrentUser,
  users: readonly User[],
  assigned: readonly AssignedScreening[],
): User[] => {
  const ids = new Set(athleteIdsOf(user));
  if (isTrainer(user) && !assigned.some(({ userId }) => userId === user.id)) ids.delete(user.id);
  return users.filter(({ id }) => ids.has(id)).toSorted(byPersonName);
};

/** Leaves out user screenings without a screening [SU-1]. */
export const assignedScreenings = (userScreenings: readonly UserScreening[]): AssignedScreening[] =>
  userScreenings.filter((entry): entry is AssignedScreening => entry.screeningId !== null);
