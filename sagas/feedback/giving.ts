import { feedbackContent } from '../../src/domain/feedback';
import { feedbackTexts } from '../../src/texts/feedback';
import { painTexts } from '../../src/texts/pain';
import { selectFeedback, selectFeedbackDraft } from '../../store/feedback/selectors';
import { feedbackActions } from '../../store/feedback/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectUnsaved } from '../../store/outbox/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { enqueue } from '../outbox/enqueue';

/** Puts the answers into the outbox [FB-4, ON-4]. If the device has no space left, the answers stay on the page. */
export function* giveFeedback({ payload }: ReturnType<typeof feedbackActions.submitted>): Saga {
  const { key, exerciseRunId, exerciseRunClientId } = payload;
  const { questions } = yield* select(selectFeedback);
  const content = feedbackContent(questions ?? [], yield* select(selectFeedbackDraft, key));
  const clientId = yield* enqueue({
    kind: 'feedback',
    payload: { ...content, exerciseRunId, exerciseRunClientId },
  });
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

/** Puts the answer of the morning into the outbox. If the device has no space left, the question stays [PN-3]. */
export function* answerMorning({ payload }: ReturnType<typeof feedbackActions.morningAnswered>): Saga {
  const { clock } = yield* services();
  const { key, ...answer } = payload;
  const at = new Date(clock.now()).toISOString();
  const clientId = yield* enqueue({ kind: 'pain', payload: { ...answer, at } });
  const fault = (yield* select(selectUnsaved))[clientId];
  if (fault) {
    yield* put(toastsActions.requested({ type: 'error', text: fault }));
    return;
  }
  yield* put(feedbackActions.given(key));
  yield* put(toastsActions.requested({ type: 'success', text: painTexts.morning.thanks }));
}
