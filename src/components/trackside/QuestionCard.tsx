import { useId } from 'react';
import type { Side } from '../../domain/sides';
import { questionOfSide, sideInWords } from '../../texts/sides';
import { tracksideTexts as texts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { SelectField } from '../form/SelectField';
import { AnswerButton, AnswerRow } from './AnswerButton';
import styles from './QuestionCard.module.css';
import type { GivenAnswers, RangeQuestion, TracksideQuestion, YesNoQuestion } from './questions';

/** Most values that are buttons; more of them are a list [TS-2]. */
const mostButtons = 5;

/** A question with its answers, for both sides in one row [TS-2]. */
export function QuestionCard({ question, ...given }: { question: TracksideQuestion } & GivenAnswers) {
  const id = useId();
  if (question.kind === 'range' && question.values.length > mostButtons)
    return <ValueLists question={question} onChoose={given.onChoose} />;
  const hasSides = question.answers.length > 1;
  const answers = question.answers.map(({ side }) => (
    <OfSide key={side} side={side}>
      {question.kind === 'yesNo' ? (
        <YesNo question={question} side={side} onAnswer={given.onAnswer} />
      ) : (
        <Values question={question} side={side} onChoose={given.onChoose} />
      )}
    </OfSide>
  ));
  return (
    <fieldset className={styles.card} data-kind={question.kind} data-sides={hasSides} aria-labelledby={id}>
      <p id={id}>{question.text}</p>
      <div className={styles.answers}>{answers}</div>
    </fieldset>
  );
}

/** The answers of a side, under its word; of a test without sides as they are. */
function OfSide({ side, children }: { side: Side | null; children: Elements }) {
  if (side === null) return children;
  return (
    <fieldset className={styles.side}>
      <legend>{sideInWords(side)}</legend>
      {children}
    </fieldset>
  );
}

type YesNoProps = { question: YesNoQuestion; side: Side | null } & Pick<GivenAnswers, 'onAnswer'>;

function YesNo({ question, side, onAnswer }: YesNoProps) {
  const answer = answerOf(question.answers, side);
  const press = (isMet: boolean) =>
    onAnswer({ questionId: question.id, side, isMet: answer === isMet ? null : isMet });
  return (
    <AnswerRow isPair>
      <AnswerButton label={texts.yes} kind="yes" isGiven={answer === true} onPress={() => press(true)} />
      <AnswerButton label={texts.no} kind="no" isGiven={answer === false} onPress={() => press(false)} />
    </AnswerRow>
  );
}

type ValuesProps = { question: RangeQuestion; side: Side | null } & Pick<GivenAnswers, 'onChoose'>;

function Values({ question, side, onChoose }: ValuesProps) {
  const chosen = answerOf(question.answers, side);
  const choose = (questionRangeValueId: number | null) =>
    onChoose({ questionId: question.id, side, questionRangeValueId });
  return (
    <AnswerRow isPair={false}>
      {question.values.map(({ id, text }) => (
        <AnswerButton
          key={id}
          label={text}
          kind="value"
          isGiven={id === chosen}
          onPress={() => choose(id === chosen ? null : id)}
        />
      ))}
    </AnswerRow>
  );
}

/** The values as a list to choose from, one for each side. */
function ValueLists({ question, onChoose }: Omit<ValuesProps, 'side'>) {
  return (
    <div className={styles.lists}>
      {question.answers.map(({ side, answer }) => (
        <SelectField
          key={side}
          label={questionOfSide(question.text, side)}
          value={String(answer ?? '')}
          placeholder={texts.noAnswer}
          options={question.values.map(({ id, text }) => ({ value: String(id), label: text }))}
          onChange={(value) =>
            onChoose({
              questionId: question.id,
              side,
              questionRangeValueId: value === '' ? null : Number(value),
            })
          }
        />
      ))}
    </div>
  );
}

const answerOf = <Answer,>(
  answers: readonly { side: Side | null; answer: Answer | null }[],
  side: Side | null,
): Answer | null => answers.find((one) => one.side === side)?.answer ?? null;
