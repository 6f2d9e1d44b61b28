import { useLayoutEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { selectFeedback, selectFeedbackKey, selectFeedbackRun } from '../../../store/feedback/selectors';
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

/** `/feedback/:exerciseRunId`: feedback on an exercise run, under its client id until it has a server id [ON-4]. */
export function FeedbackScreen() {
  const { exerciseRunId: name = '' } = useParams();
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => selectFeedbackKey(state, name));
  const run = useAppSelector((state) => selectFeedbackRun(state, name));
  const { questions, loading, giving, isLoaded, isUnreadable } = useAppSelector(selectFeedback);
  useSecondaryTitle(run ? feedbackTexts.trainingOf(formatDate(run.start)) : null);

  // Runs before the first paint, so that the previous feedback is never visible.
  useLayoutEffect(() => {
    dispatch(feedbackActions.opened(key));
    dispatch(feedbackActions.questionsRequested());
    return () => {
      dispatch(feedbackActions.closed());
    };
  }, [dispatch, key]);

  const id = run ? (run.id ?? null) : serverId(name);
  if (!run && id === null && giving.status !== 'succeeded') {
    return <EmptyPage icon="feedback" {...feedbackTexts.unavailable} />;
  }
  if (giving.status === 'succeeded') return <Navigate to="/" replace />;
  // What the person types before the draft was read would replace it.
  if (questions && (isLoaded || isUnreadable)) {
    return (
      <Page>
        <FeedbackForm
          key={key}
          feedbackKey={key}
          exerciseRun={{ id, clientId: run?.clientId ?? null }}
          questions={questions}
        />
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

/** The server id in the address, or null when the address has no id. */
const serverId = (name: string): number | null => {
  const id = Number(name);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
