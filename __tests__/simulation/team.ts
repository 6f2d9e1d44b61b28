import { aCurrentUser, aUserScreening } from '../builders';
import { tina } from '../fakes/club';
import type { FakeServer } from '../fakes/FakeServer';

/** As many athletes as a session at the track has at most [TS-1]. */
export const teamSize = 20;

/** Gives Tina 18 more athletes, who have the same screening and no device. */
export const joinTeam = ({ content }: FakeServer) => {
  const ids = Array.from({ length: teamSize - tina.athleteIds.length }, (_, index) => 101 + index);
  content.users = [
    ...content.users.map((user) =>
      user.id === tina.id ? { ...user, athleteIds: [...user.athleteIds, ...ids] } : user,
    ),
    ...ids.map((id) =>
      aCurrentUser({
        id,
        username: `team${id}`,
        firstName: 'Team',
        lastName: `Nummer ${id}`,
        token: `token-of-${id}`,
      }),
    ),
  ];
  content.userScreenings = [
    ...content.userScreenings,
    ...ids.map((userId) => aUserScreening({ id: 1000 + userId, userId })),
  ];
};
