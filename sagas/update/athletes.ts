import { membersFeature } from '../../src/contract/features';
import type { CurrentUser } from '../../src/contract/schemas';
import { athleteIdsOf, isTrainer } from '../../src/domain/athletes';
import { selectHasFeature } from '../../store/server/selectors';
import { all, type Saga, select } from '../lib/effects';

/** Returns what the calls of all athletes return, in one list. */
export function* ofEach<Row>(
  athleteIds: readonly number[],
  requestRows: (userId: number) => Saga<Row[]>,
): Saga<Row[]> {
  return (yield* all(athleteIds, requestRows)).flat();
}

/**
 * The ids of those whose data this user loads. A trainer's own data is loaded where people may be several in a club:
 * other servers are asked only what the specification says.
 */
export function* ownAndAthletes(user: CurrentUser): Saga<number[]> {
  const isClub = yield* select(selectHasFeature, membersFeature);
  return isTrainer(user) && !isClub ? user.athleteIds : [...new Set(athleteIdsOf(user))];
}
