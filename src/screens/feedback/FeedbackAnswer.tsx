import { useEffect, useRef } from 'react';
import { RadioChoices } from '../../components/form/RadioChoices';
import { Fold } from '../../components/list/Fold';
import type { FeedbackQuestion } from '../../contract/feedback';
import type { QuestionEntry } from './useQuestionSteps';

interface FeedbackAnswerProps {
  question: FeedbackQuestion;
  answer: string | null;
  open: boolean;
  disabled: boolean;
  errorId: string | undefined;
  /** Not null when the page moves the focus to this question. */
  entry: QuestionEntry | null;
  onToggle: (open: boolean) => void;
  onAnswer: (answer: string) => void;
  /** The answer is final, and the next question may open. */
  onSettle: () => void;
}

/** A question of the accordion [FB-1]. */
export function FeedbackAnswer({
  question,
  answer,
  entry,
  open,
  onToggle,
  ...answering
}: FeedbackAnswerProps) {
  const title = useRef<HTMLElement>(null);
  const option = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!entry) return;
    (entry.at === 'title' ? title : option).current?.focus();
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [entry]);

  return (
    <Fold
      title={question.question}
      name="feedback"
      answer={answer ?? undefined}
      open={open}
      onToggle={onToggle}
      ref={title}
    >
      <RadioChoices
        name={question.question}
        question={question.question}
        options={question.options}
        chosen={answer}
        disabled={answering.disabled}
        errorId={answering.errorId}
        onChoose={answering.onAnswer}
        onSettle={answering.onSettle}
        ref={option}
      />
    </Fold>
  );
}
