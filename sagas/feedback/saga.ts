import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery, takeLatest } from 'redux-saga/effects';
import { feedbackActions } from '../../store/feedback/slice';
import type { Saga } from '../lib/effects';
import { lazily } from '../lib/lazily';
import { whileSignedIn } from '../lib/whileSignedIn';

const forThisUser = <Action extends UnknownAction>(worker: (action: Action) => Saga) =>
  function* work(action: Action): Saga {
    yield* whileSignedIn(() => worker(action));
  };

/** Feedback on a training: its questions and its sending. */
export function* feedbackSaga(): Saga {
  const { questionsRequested, questionsFailed, submitted, sendingFailed } = feedbackActions;
  const work = () => import('./work');
  yield takeLatest(
    questionsRequested.type,
    forThisUser(lazily(async () => (await work()).loadQuestions, questionsFailed)),
  );
  yield takeEvery(
    submitted.type,
    forThisUser(
      lazily(
        async () => (await work()).sendFeedback,
        (text, { payload: { key } }) => sendingFailed({ key, text }),
      ),
    ),
  );
}
