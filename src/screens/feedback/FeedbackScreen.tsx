import { useLayoutEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { selectFeedback, selectFeedbackKey, selectSentExerciseRun } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { Page } from '../../components/layout/Page';
import { Alert } from '../../components/status/Alert';
import { Skeleton } from '../../components/status/Skeleton';
import { formatDate } from '../../domain/formats';
import { feedbackTexts } from '../../texts/feedback';
import { EmptyPage } from '../page/EmptyPage';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { FeedbackForm } from './FeedbackForm';

/** `/feedback/:exerciseRunId`: how a training was, by the training's id on the server. */
export function FeedbackScreen() {
  const exerciseRunId = Number(useParams().exerciseRunId);
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => selectFeedbackKey(state, exerciseRunId));
  const run = useAppSelector((state) => selectSentExerciseRun(state, exerciseRunId));
  const { questions, loading, sending } = useAppSelector(selectFeedback);
  useSecondaryTitle(run ? feedbackTexts.trainingOf(formatDate(run.start)) : null);

  // Before the first paint: nothing of the feedback before is seen.
  useLayoutEffect(() => {
    dispatch(feedbackActions.opened(key));
    dispatch(feedbackActions.questionsRequested());
    return () => {
      dispatch(feedbackActions.closed());
    };
  }, [dispatch, key]);

  if (!Number.isSafeInteger(exerciseRunId) || exerciseRunId < 1) {
    return <EmptyPage icon="feedback" {...feedbackTexts.unavailable} />;
  }
  if (sending.status === 'succeeded') return <Navigate to="/" replace />;
  if (questions) {
    return (
      <Page>
        <FeedbackForm key={key} feedbackKey={key} exerciseRunId={exerciseRunId} questions={questions} />
      </Page>
    );
  }
  return (
    <Page narrow>
      {loading.status === 'failed' ? (
        <Alert
          kind="error"
          action={
            <Button mark="update" onClick={() => dispatch(feedbackActions.questionsRequested())}>
              {feedbackTexts.retry}
            </Button>
          }
        >
          {loading.error}
        </Alert>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
