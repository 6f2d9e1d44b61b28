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
import { SidesGroup } from '../../components/form/SidesGroup';
import { Alert } from '../../components/status/Alert';
import type { Question, RangeQuestion, Test } from '../../contract/schemas';
import { type Side, sidesOf } from '../../domain/sides';
import { screeningRunTexts } from '../../texts/screening';
import { questionOfSide, sideInWords } from '../../texts/sides';

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
          {test.questions.map((question, index) =>
            test.sides ? (
              <SidesGroup key={question.id} legend={labelOf(question, index)}>
                {sidesOf(test).map((side) => (
                  <YesNoAnswer
                    key={side}
                    place={place}
                    question={question}
                    side={side}
                    label={sideInWords(side)}
                  />
                ))}
              </SidesGroup>
            ) : (
              <YesNoAnswer
                key={question.id}
                place={place}
                question={question}
                side={null}
                label={labelOf(question, index)}
              />
            ),
          )}
        </ChoiceGroup>
      )}
      {test.rangeQuestions.map((question, index) =>
        sidesOf(test).map((side, sideIndex) => (
          <RangeAnswer
            key={`${question.id}/${side}`}
            place={place}
            question={question}
            side={side}
            label={questionOfSide(labelOf(question, index), side)}
            errorId={isBlocked ? errorId : undefined}
            ref={index + sideIndex === 0 ? firstRange : undefined}
          />
        )),
      )}
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
  /** Null in a test without sides. */
  side: Side | null;
  label: string;
}

function YesNoAnswer({ place, question, side, label }: AnswerProps & { question: Question }) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectIsChecked(state, question.id, side));
  const { status } = useAppSelector(selectScreeningRunState);
  return (
    <ChoiceRow
      label={label}
      checked={checked}
      disabled={status !== 'open'}
      onChange={(isChecked) =>
        dispatch(
          runsActions.questionAnswered({ ...place, questionId: question.id, side, checked: isChecked }),
        )
      }
    />
  );
}

interface RangeAnswerProps extends AnswerProps {
  question: RangeQuestion;
  errorId: string | undefined;
  ref: Ref<HTMLSelectElement> | undefined;
}

function RangeAnswer({ place, question, side, label, errorId, ref }: RangeAnswerProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectChosenValue(state, question.id, side));
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
            side,
            questionRangeValueId: value === '' ? null : Number(value),
          }),
        )
      }
    />
  );
}
