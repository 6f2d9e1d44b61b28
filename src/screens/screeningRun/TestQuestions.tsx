import { type Ref, useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { runsActions } from '../../../store/runs/slice';
import {
  selectChosenValue,
  selectIsChecked,
  selectScreeningRunState,
} from '../../../store/screeningRun/selectors';
import { ChoiceGroup } from '../../components/form/ChoiceGroup';
import { ChoiceRow } from '../../components/form/ChoiceRow';
import { SelectField } from '../../components/form/SelectField';
import { Alert } from '../../components/status/Alert';
import type { Question, RangeQuestion, Test } from '../../contract/schemas';
import { screeningRunTexts } from '../../texts/screening';

/** The description of a question. A server may leave it out [API-45]. */
const labelOf = ({ description }: Question | RangeQuestion, index: number): string =>
  description ?? screeningRunTexts.criterion(index + 1);

interface TestQuestionsProps {
  clientId: string;
  test: Test;
  /** Ref of the first range question: when the step is blocked, its answer is missing. */
  firstRange: Ref<HTMLSelectElement>;
}

/** The questions of a test: checkboxes, and dropdowns of which at least one needs an answer [SR-6, SR-7, SR-12]. */
export function TestQuestions({ clientId, test, firstRange }: TestQuestionsProps) {
  const { isBlocked } = useAppSelector(selectScreeningRunState);
  const errorId = useId();
  const place = { clientId, testId: test.id };
  return (
    <>
      {test.questions.length > 0 && (
        <ChoiceGroup legend={screeningRunTexts.questions}>
          {test.questions.map((question, index) => (
            <YesNoAnswer
              key={question.id}
              place={place}
              question={question}
              label={labelOf(question, index)}
            />
          ))}
        </ChoiceGroup>
      )}
      {test.rangeQuestions.map((question, index) => (
        <RangeAnswer
          key={question.id}
          place={place}
          question={question}
          label={labelOf(question, index)}
          errorId={isBlocked ? errorId : undefined}
          ref={index === 0 ? firstRange : undefined}
        />
      ))}
      {isBlocked && (
        <Alert kind="error" id={errorId}>
          {screeningRunTexts.rangeRequired}
        </Alert>
      )}
    </>
  );
}

interface AnswerProps {
  /** The run and the test that the answer belongs to. */
  place: { clientId: string; testId: number };
  label: string;
}

function YesNoAnswer({ place, question, label }: AnswerProps & { question: Question }) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectIsChecked(state, question.id));
  const { status } = useAppSelector(selectScreeningRunState);
  return (
    <ChoiceRow
      label={label}
      checked={checked}
      disabled={status !== 'open'}
      onChange={(isChecked) =>
        dispatch(runsActions.questionAnswered({ ...place, questionId: question.id, checked: isChecked }))
      }
    />
  );
}

interface RangeAnswerProps extends AnswerProps {
  question: RangeQuestion;
  errorId: string | undefined;
  ref: Ref<HTMLSelectElement> | undefined;
}

function RangeAnswer({ place, question, label, errorId, ref }: RangeAnswerProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectChosenValue(state, question.id));
  const { status } = useAppSelector(selectScreeningRunState);
  return (
    <SelectField
      label={label}
      value={String(chosen ?? '')}
      placeholder={screeningRunTexts.noAnswer}
      options={question.questionRangeValues.map(({ id, description }, index) => ({
        value: String(id),
        label: description ?? screeningRunTexts.level(index + 1),
      }))}
      errorId={errorId}
      disabled={status !== 'open'}
      ref={ref}
      onChange={(value) =>
        dispatch(
          runsActions.rangeQuestionAnswered({
            ...place,
            questionId: question.id,
            questionRangeValueId: value === '' ? null : Number(value),
          }),
        )
      }
    />
  );
}
