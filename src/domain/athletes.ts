import type { CurrentUser, User, UserScreening } from '../contract/schemas';

/** A trainer has athletes assigned. */
export const isTrainer = (user: Pick<CurrentUser, 'athleteIds'>) => user.athleteIds.length > 0;

export const fullName = (user: Pick<User, 'firstName' | 'lastName'>) =>
  `${user.firstName} ${user.lastName}`.trim();

/** The athletes whose runs this user records: a trainer's own, who are listed in athleteIds [NO-7], else the user. */
export const athletesOf = (user: CurrentUser, users: readonly User[]): User[] => {
  if (!isTrainer(user)) return users.filter(({ id }) => id === user.id);
  const ids = new Set(user.athleteIds);
  return users
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => fullName(a).localeCompare(fullName(b), 'de'));
};

export type AssignedScreening = UserScreening & { screeningId: number };

/** Only user-screenings with a screening count [SU-1]. */
export const assignedScreenings = (userScreenings: readonly UserScreening[]): AssignedScreening[] =>
  userScreenings.filter((entry): entry is AssignedScreening => entry.screeningId !== null);
