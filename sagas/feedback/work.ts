import { feedbackCalls } from '../../src/contract/feedback';
import { feedbackContent } from '../../src/domain/feedback';
import { feedbackTexts } from '../../src/texts/feedback';
import { selectFeedback, selectFeedbackDraft } from '../../store/feedback/selectors';
import { feedbackActions } from '../../store/feedback/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectUnsaved } from '../../store/outbox/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { enqueue } from '../outbox/enqueue';

export { keepFeedback } from './keep';

export function* loadQuestions(): Saga {
  yield* put(feedbackActions.questionsLoaded(yield* request(feedbackCalls.questions())));
}

/** Puts the answers into the outbox [FB-4, ON-4]. If the device has no space left, the answers stay on the page. */
export function* giveFeedback({ payload }: ReturnType<typeof feedbackActions.submitted>): Saga {
  const { key, exerciseRunId, exerciseRunClientId } = payload;
  const { questions } = yield* select(selectFeedback);
  const content = feedbackContent(questions ?? [], yield* select(selectFeedbackDraft, key));
  const clientId = yield* enqueue('feedback', { ...content, exerciseRunId, exerciseRunClientId });
  const fault = (yield* select(selectUnsaved))[clientId];
  if (fault) {
    yield* put(feedbackActions.givingFailed({ key, text: fault }));
    return;
  }
  const isSentNow = exerciseRunId !== null && (yield* select(selectIsOnline));
  const text = isSentNow ? feedbackTexts.sent : feedbackTexts.sentLater;
  yield* put(toastsActions.requested({ type: 'success', text, survivesNavigation: true }));
  yield* put(feedbackActions.given(key));
}
