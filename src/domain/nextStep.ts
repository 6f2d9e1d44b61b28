import type { CurrentUser } from '../contract/schemas';
import { isTrainer } from './athletes';

/** What the start page offers first while no run is open. */
export type NextStep = 'screening' | 'training' | 'writeToTrainer';

interface NextStepFacts {
  user: Pick<CurrentUser, 'athleteIds' | 'authorities'>;
  /** A screening is assigned to the user or, for a trainer, to one of their athletes. */
  hasScreening: boolean;
  /** The user has completed every screening that is assigned to them at least once. */
  isScreened: boolean;
  /** The user's last screening leads to exercises. */
  hasPlan: boolean;
}

/** Whether the user waits for a trainer to assign a screening. A trainer does not, even before having athletes. */
export const isWithoutScreening = ({
  user,
  hasScreening,
}: Pick<NextStepFacts, 'user' | 'hasScreening'>): boolean =>
  !hasScreening && !isTrainer(user) && !user.authorities.includes('ROLE_TRAINER');

/**
 * Returns the next step: an athlete does a screening that they never did, and then trains. Without a screening they
 * write to their trainer. A trainer goes on with the next screening.
 */
export const nextStepOf = (facts: NextStepFacts): NextStep => {
  if (isWithoutScreening(facts)) return 'writeToTrainer';
  return facts.isScreened && facts.hasPlan && !isTrainer(facts.user) ? 'training' : 'screening';
};
