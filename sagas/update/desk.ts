import { assignmentCalls } from '../../src/contract/assignments';
import { assignmentsFeature, trainingsFeature } from '../../src/contract/features';
import type { Screening } from '../../src/contract/schemas';
import { trainingCalls } from '../../src/contract/trainings';
import { isTrainer } from '../../src/domain/athletes';
import { selectHasFeature } from '../../store/server/selectors';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { both, call, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request } from '../lib/request';
import { ofEach, ownAndAthletes } from './athletes';

const requestTrainings = (userId: number) => request(trainingCalls.runsOfUser(userId));
const requestFeedback = (userId: number) => request(trainingCalls.feedbackOfUser(userId));

/** The screenings that this user can assign [AS-7]. */
function* requestPublished(): Saga<Screening[]> {
  const user = yield* select(selectSignedInUser);
  const assigns = isTrainer(user) && (yield* select(selectHasFeature, assignmentsFeature));
  return assigns ? yield* request(assignmentCalls.publishedScreenings()) : [];
}

/** Loads the trainings and feedback of the user and their athletes, and what can be assigned [DE-5, AS-7]. */
export function* loadDesk(): Saga {
  const user = yield* select(selectSignedInUser);
  const hasTrainings = yield* select(selectHasFeature, trainingsFeature);
  const athleteIds = hasTrainings ? yield* ownAndAthletes(user) : [];
  const [trainings, feedback] = yield* both(
    () => ofEach(athleteIds, requestTrainings),
    () => ofEach(athleteIds, requestFeedback),
  );
  const published = yield* requestPublished();
  const owner = yield* select(selectSignedInOwner);
  yield* call((yield* lateService('desk')).replace, { trainings, feedback, published }, owner);
}

/** Loads what can be assigned, which the changes do not tell [AS-7]. */
export function* updatePublished(): Saga {
  const published = yield* requestPublished();
  const owner = yield* select(selectSignedInOwner);
  yield* call((yield* lateService('desk')).replacePublished, published, owner);
}
