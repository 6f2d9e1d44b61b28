import { selectFeedback, selectFeedbackDraft } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RadioChoices } from '../../components/form/RadioChoices';
import { answerTo } from '../../domain/feedback';

interface FirstQuestionProps {
  feedbackKey: string;
  /** The answer is final. */
  onSettle: () => void;
}

/** The first question of the feedback, where this device has it and knows what was answered before [MO-3]. */
export function FirstQuestion({ feedbackKey, onSettle }: FirstQuestionProps) {
  const dispatch = useAppDispatch();
  const { questions, isLoaded, isUnreadable } = useAppSelector(selectFeedback);
  const draft = useAppSelector((state) => selectFeedbackDraft(state, feedbackKey));
  const first = questions?.[0];
  if (!first || !(isLoaded || isUnreadable)) return null;
  const { question, options } = first;
  return (
    <RadioChoices
      name={question}
      question={question}
      options={options}
      inRow
      chosen={answerTo(first, draft)}
      onChoose={(answer) => dispatch(feedbackActions.answered({ key: feedbackKey, question, answer }))}
      onSettle={onSettle}
    />
  );
}
