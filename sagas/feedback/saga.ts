import { feedbackActions } from '../../store/feedback/slice';
import { type Saga, takeEvery, takeLatest } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** Feedback on an exercise run: loads the questions, puts the answers into the outbox. */
export function* feedbackSaga(): Saga {
  const { questionsRequested, questionsFailed, submitted, givingFailed } = feedbackActions;
  yield* takeLatest(
    [questionsRequested],
    worker({ name: 'loadQuestions', until: signOut, failed: questionsFailed }, work('loadQuestions')),
  );
  yield* takeEvery(
    [submitted],
    worker(
      {
        name: 'giveFeedback',
        until: signOut,
        failed: (text, { payload: { key } }) => givingFailed({ key, text }),
      },
      work('giveFeedback'),
    ),
  );
}
