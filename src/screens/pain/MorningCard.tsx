import { useState } from 'react';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMorningQuestions } from '../../../store/pain/morning';
import { Button } from '../../components/form/Button';
import { Card } from '../../components/layout/Card';
import { PainScale } from '../../components/pain/PainScale';
import { Mark } from '../../components/status/Mark';
import type { MorningQuestion } from '../../domain/morning';
import { painTexts } from '../../texts/pain';
import styles from './MorningCard.module.css';
import { useTrainerName } from './useTrainerName';

const texts = painTexts.morning;

/** Asks once how it is on the morning after a training that hurt, about one training after the other [PN-3]. */
export function MorningCard() {
  const [question] = useAppSelector(selectMorningQuestions);
  return question && <Question key={question.key} question={question} />;
}

function Question({ question }: { question: MorningQuestion }) {
  const dispatch = useAppDispatch();
  const [value, setValue] = useState<number | null>(null);
  const trainer = useTrainerName();
  const { pain, exercise, ...about } = question;
  const answer = () => {
    if (value !== null) dispatch(feedbackActions.morningAnswered({ ...about, value }));
  };
  return (
    <Card>
      <p className={styles.kicker}>
        <Mark name="morning" />
        <span>{texts.before(pain, exercise)}</span>
      </p>
      <PainScale question={texts.question} value={value} onChoose={setValue} />
      <div className={styles.actions}>
        <Button wide disabled={value === null} onClick={answer}>
          {texts.answer}
        </Button>
        <Button variant="plain" onClick={() => dispatch(feedbackActions.declined(about.key))}>
          {texts.skip}
        </Button>
      </div>
      <p className={styles.why}>{texts.why(trainer)}</p>
    </Card>
  );
}
