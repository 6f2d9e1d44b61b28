import type { CurrentUser } from '../contract/schemas';
import { isTrainer } from './athletes';

/** Whether this user is a trainer to whom nobody is assigned yet. Only some servers name the role. */
export const isTrainerWithoutAthletes = (user: Pick<CurrentUser, 'athleteIds' | 'authorities'>) =>
  !isTrainer(user) && user.authorities.includes('ROLE_TRAINER');

/** What the start page offers first while no run is open. */
export type NextStep = 'athletes' | 'screening' | 'training' | 'writeToTrainer' | 'inviteAthletes';

interface NextStepFacts {
  user: Pick<CurrentUser, 'athleteIds' | 'authorities'>;
  /** A screening is assigned to the user or, for a trainer, to one of their athletes. */
  hasScreening: boolean;
  /** The user has completed every screening that is assigned to them at least once. */
  isScreened: boolean;
  /** The user's last screening leads to exercises. */
  hasPlan: boolean;
  /** The user's own screening is due again [AS-5]. */
  isDue: boolean;
  /** Members can be invited in the app [MB-2]. */
  canInvite: boolean;
  /** The app has the list of athletes [DE-1]. */
  hasDesk: boolean;
}

/** Whether the user waits for a trainer to assign a screening. A trainer does not, even before having athletes. */
export const isWithoutScreening = ({
  user,
  hasScreening,
}: Pick<NextStepFacts, 'user' | 'hasScreening'>): boolean =>
  !hasScreening && !isTrainer(user) && !isTrainerWithoutAthletes(user);

/**
 * Returns the next step: an athlete does a screening that they never did or that is due, and then trains. Without a
 * screening they write to their trainer. A trainer looks after the athletes, or goes on with the next screening where
 * the app has no list of them; one without athletes invites some where the app can do that.
 */
export const nextStepOf = (facts: NextStepFacts): NextStep => {
  if (isWithoutScreening(facts)) return 'writeToTrainer';
  const { user, hasScreening, canInvite, hasDesk } = facts;
  if (canInvite && !hasScreening && isTrainerWithoutAthletes(user)) return 'inviteAthletes';
  if (isTrainer(user)) return hasDesk ? 'athletes' : 'screening';
  return facts.isScreened && facts.hasPlan && !facts.isDue ? 'training' : 'screening';
};
