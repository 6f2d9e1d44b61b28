import { feedbackCalls } from '../../src/contract/feedback';
import { selectFeedback } from '../../store/feedback/selectors';
import { feedbackActions } from '../../store/feedback/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { signOut, worker } from '../lib/worker';

/** Loads the questions. A failure is told on the page of the feedback, and holds up no update. */
export const loadQuestions = worker(
  { name: 'loadQuestions', until: signOut, failed: feedbackActions.questionsFailed },
  function* load(): Saga {
    yield* put(feedbackActions.questionsLoaded(yield* request(feedbackCalls.questions())));
  },
);

/** Loads the questions where the device lacks them, which the changes do not tell. */
export function* loadMissingQuestions(): Saga {
  const { questions } = yield* select(selectFeedback);
  if (questions === null) yield* loadQuestions();
}
