import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';

/** Returns how each of these people is called: where several have one name, with the user name [TS-5]. */
export const distinctNames = (users: readonly User[]): Map<number, string> => {
  const counts = new Map<string, number>();
  for (const user of users) counts.set(fullName(user), (counts.get(fullName(user)) ?? 0) + 1);
  return new Map(
    users.map((user) => {
      const name = fullName(user);
      return [user.id, counts.get(name) === 1 ? name : `${name} (${user.username})`];
    }),
  );
};
