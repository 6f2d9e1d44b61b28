import { put } from 'redux-saga/effects';
import { feedbackCalls } from '../../src/contract/feedback';
import { feedbackPost } from '../../src/domain/feedback';
import { describeError } from '../../src/texts/errors';
import { feedbackTexts } from '../../src/texts/feedback';
import { selectFeedback, selectFeedbackDraft } from '../../store/feedback/selectors';
import { feedbackActions } from '../../store/feedback/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, select } from '../lib/effects';
import { request } from '../lib/request';

export function* loadQuestions(): Saga {
  try {
    yield put(feedbackActions.questionsLoaded(yield* request(feedbackCalls.questions())));
  } catch (error) {
    yield put(feedbackActions.questionsFailed(describeError(error)));
  }
}

/** Sends what is answered [FB-4]; whatever goes wrong, the answers stay. */
export function* sendFeedback({ payload }: ReturnType<typeof feedbackActions.submitted>): Saga {
  const { key, exerciseRunId } = payload;
  const { questions } = yield* select(selectFeedback);
  const draft = yield* select(selectFeedbackDraft, key);
  try {
    yield* request(feedbackCalls.send(feedbackPost(exerciseRunId, questions ?? [], draft)));
    yield put(
      toastsActions.requested({ type: 'success', text: feedbackTexts.sent, survivesNavigation: true }),
    );
    yield put(feedbackActions.sent(key));
  } catch (error) {
    yield put(feedbackActions.sendingFailed({ key, text: describeError(error) }));
  }
}
