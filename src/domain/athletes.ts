import type { CurrentUser, User, UserScreening } from '../contract/schemas';

/** A trainer is a user with assigned athletes. */
export const isTrainer = (user: Pick<CurrentUser, 'athleteIds'>) => user.athleteIds.length > 0;

/** The ids of the athletes whose runs this user records: a trainer's athletes [NO-7], else the user. */
export const athleteIdsOf = (user: Pick<CurrentUser, 'id' | 'athleteIds'>): number[] =>
  isTrainer(user) ? user.athleteIds : [user.id];

export const fullName = (user: Pick<User, 'firstName' | 'lastName'>) =>
  `${user.firstName} ${user.lastName}`.trim();

/** Returns the athletes whose runs this user records, sorted by name: a trainer's athletes [NO-7], else the user. */
export const athletesOf = (user: CurrentUser, users: readonly User[]): User[] => {
  if (!isTrainer(user)) return users.filter(({ id }) => id === user.id);
  const ids = new Set(user.athleteIds);
  return users
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => fullName(a).localeCompare(fullName(b), 'de'));
};

export type AssignedScreening = UserScreening & { screeningId: number };

/** Leaves out user screenings without a screening [SU-1]. */
export const assignedScreenings = (userScreenings: readonly UserScreening[]): AssignedScreening[] =>
  userScreenings.filter((entry): entry is AssignedScreening => entry.screeningId !== null);
