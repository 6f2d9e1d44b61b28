import { feedbackActions } from '../../store/feedback/slice';
import { runsActions } from '../../store/runs/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import * as giving from './giving';
import { keepFeedback } from './keepFeedback';
import { loadQuestions } from './questions';

/** Feedback on an exercise run: loads the questions, keeps drafts on the device, puts the answers into the outbox. */
export function* feedbackSaga(): Saga {
  const { opened, questionsRequested, submitted, givingFailed, morningAnswered } = feedbackActions;
  yield* takeLatest([questionsRequested], loadQuestions);
  yield* takeEvery(
    [submitted],
    worker(
      {
        name: 'giveFeedback',
        until: signOut,
        failed: (text, { payload: { key } }) => givingFailed({ key, text }),
      },
      giving.giveFeedback,
    ),
  );
  yield* takeEvery(
    [morningAnswered],
    worker(
      {
        name: 'answerMorning',
        until: signOut,
        failed: (text) => toastsActions.requested({ type: 'error', text }),
      },
      giving.answerMorning,
    ),
  );
  // Feedback can be begun, given or declined only after one of these.
  yield* takeLeading([runsActions.loaded, opened], worker({ name: 'keepFeedback' }, keepFeedback));
}
