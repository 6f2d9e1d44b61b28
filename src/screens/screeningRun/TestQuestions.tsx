import { type Ref, useId } from 'react';
import { ChoiceGroup } from '../../components/form/ChoiceGroup';
import { ChoiceRow } from '../../components/form/ChoiceRow';
import { SelectField } from '../../components/form/SelectField';
import { SidesGroup } from '../../components/form/SidesGroup';
import { Alert } from '../../components/status/Alert';
import type { Test } from '../../contract/schemas';
import type { TestAnswers } from '../../domain/runs';
import { chosenValueId, isChecked } from '../../domain/screeningRun';
import { type Side, sidesOf } from '../../domain/sides';
import { screeningRunTexts } from '../../texts/screening';
import { questionOfSide, sideInWords } from '../../texts/sides';
import { questionLabel, valueLabel } from './questionLabels';

/** What was given as an answer, in a test with sides for this side, else with null. */
export interface GivenAnswers {
  onCheck: (answer: { questionId: number; side: Side | null; checked: boolean }) => void;
  /** A value of null takes the answer back. */
  onChoose: (answer: { questionId: number; side: Side | null; questionRangeValueId: number | null }) => void;
}

interface TestQuestionsProps extends GivenAnswers {
  test: Test;
  answers: TestAnswers;
  /** 'Weiter' was pressed without an answer that is needed. */
  isBlocked: boolean;
  disabled: boolean;
  /** Ref of the first range question: when the step is blocked, its answer is missing. */
  firstRange?: Ref<HTMLSelectElement>;
}

/** The questions of a test: checkboxes, and dropdowns of which at least one needs an answer [SR-6, SR-7, SR-12]. */
export function TestQuestions(props: TestQuestionsProps) {
  const { test, answers, isBlocked, disabled, firstRange, onCheck, onChoose } = props;
  const errorId = useId();
  return (
    <>
      {test.questions.length > 0 && (
        <ChoiceGroup legend={screeningRunTexts.questions}>
          {test.questions.map((question, index) => {
            const row = (side: Side | null, label: string) => (
              <ChoiceRow
                key={`${question.id}/${side}`}
                label={label}
                checked={isChecked(answers, question.id, side)}
                disabled={disabled}
                onChange={(checked) => onCheck({ questionId: question.id, side, checked })}
              />
            );
            return test.sides ? (
              <SidesGroup key={question.id} legend={questionLabel(question, index)}>
                {sidesOf(test).map((side) => row(side, sideInWords(side)))}
              </SidesGroup>
            ) : (
              row(null, questionLabel(question, index))
            );
          })}
        </ChoiceGroup>
      )}
      {test.rangeQuestions.map((question, index) =>
        sidesOf(test).map((side, sideIndex) => (
          <SelectField
            key={`${question.id}/${side}`}
            label={questionOfSide(questionLabel(question, index), side)}
            value={String(chosenValueId(answers, question.id, side) ?? '')}
            placeholder={screeningRunTexts.noAnswer}
            options={question.questionRangeValues.map(({ id, description }, place) => ({
              value: String(id),
              label: valueLabel(description, place),
            }))}
            errorId={isBlocked ? errorId : undefined}
            disabled={disabled}
            {...(index + sideIndex === 0 && firstRange && { ref: firstRange })}
            onChange={(value) =>
              onChoose({
                questionId: question.id,
                side,
                questionRangeValueId: value === '' ? null : Number(value),
              })
            }
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
