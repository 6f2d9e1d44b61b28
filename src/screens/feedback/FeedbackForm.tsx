import { useId, useRef, useState } from 'react';
import { selectFeedback, selectFeedbackDraft } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { TextAreaField } from '../../components/form/TextAreaField';
import { FormLayout } from '../../components/layout/FormLayout';
import { Alert } from '../../components/status/Alert';
import { RetryAlert } from '../../components/status/RetryAlert';
import { type FeedbackQuestion, maxCommentLength } from '../../contract/feedback';
import { answerTo, commentLeft, firstUnanswered } from '../../domain/feedback';
import { feedbackTexts } from '../../texts/feedback';
import { FeedbackAnswer } from './FeedbackAnswer';
import { useQuestionSteps } from './useQuestionSteps';

interface FeedbackFormProps {
  feedbackKey: string;
  /** Server id or client id of the run, or both. */
  exerciseRun: { id: number | null; clientId: string | null };
  questions: readonly FeedbackQuestion[];
}

/** From here on the form says how many characters are left. */
const fewLeft = 200;

/** The questions one by one, the comment, and the button [FB-1 to FB-6]. Every change is kept in the draft. */
export function FeedbackForm({ feedbackKey, exerciseRun, questions }: FeedbackFormProps) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectFeedbackDraft(state, feedbackKey));
  const { giving, unsaved } = useAppSelector(selectFeedback);
  const [isSubmitted, setSubmitted] = useState(false);
  const errorId = useId();
  const unanswered = firstUnanswered(questions, draft);
  const { openIndex, entry, toggle, advance, demand } = useQuestionSteps(unanswered, questions.length);
  const isIncomplete = isSubmitted && unanswered >= 0;
  const isGiving = giving.status === 'running';
  const commentField = useRef<HTMLTextAreaElement>(null);
  const left = commentLeft(draft);
  const notSaved = unsaved[feedbackKey] ?? null;

  const submit = () => {
    setSubmitted(true);
    if (unanswered >= 0) demand(unanswered);
    else if (left < 0) commentField.current?.focus();
    else if (!isGiving) {
      const { id: exerciseRunId, clientId: exerciseRunClientId } = exerciseRun;
      dispatch(feedbackActions.submitted({ key: feedbackKey, exerciseRunId, exerciseRunClientId }));
    }
  };

  return (
    <FormLayout
      onSubmit={submit}
      actions={
        <>
          {isIncomplete && (
            <Alert kind="error" id={errorId}>
              {feedbackTexts.incomplete}
            </Alert>
          )}
          {notSaved !== null && (
            <RetryAlert
              title={notSaved}
              retry={feedbackTexts.saveAgain}
              onRetry={() => dispatch(feedbackActions.saveRequested())}
            >
              {feedbackTexts.notSaved}
            </RetryAlert>
          )}
          {giving.status === 'failed' && !isIncomplete && notSaved === null && (
            <Alert kind="error" title={giving.error ?? undefined}>
              {feedbackTexts.kept}
            </Alert>
          )}
          <Button type="submit" wide mark="send" busy={isGiving}>
            {feedbackTexts.submit}
          </Button>
        </>
      }
    >
      {questions.map((question, index) => (
        <FeedbackAnswer
          key={question.question}
          question={question}
          answer={answerTo(question, draft)}
          open={index === openIndex}
          entry={entry?.index === index ? entry : null}
          disabled={isGiving}
          errorId={isIncomplete && answerTo(question, draft) === null ? errorId : undefined}
          onToggle={(isOpen) => toggle(index, isOpen)}
          onAnswer={(answer) =>
            dispatch(feedbackActions.answered({ key: feedbackKey, question: question.question, answer }))
          }
          onSettle={() => advance(index)}
        />
      ))}
      <TextAreaField
        label={feedbackTexts.comment}
        ref={commentField}
        value={draft.comment}
        maxLength={maxCommentLength}
        hint={left >= 0 && left <= fewLeft ? feedbackTexts.commentLeft(left) : undefined}
        error={left < 0 ? feedbackTexts.commentLong(-left) : undefined}
        disabled={isGiving}
        onChange={(comment) => dispatch(feedbackActions.commented({ key: feedbackKey, comment }))}
      />
    </FormLayout>
  );
}
