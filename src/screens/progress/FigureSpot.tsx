import { useState } from 'react';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Card } from '../../components/layout/Card';
import { Fold } from '../../components/list/Fold';
import { LevelStatus } from '../../components/result/LevelStatus';
import type { MeasuredSpot, SpotAnswer } from '../../domain/progress/figure';
import { levelOf } from '../../domain/progress/results';
import { spotHeadline, figureTexts as texts } from '../../texts/figure';
import { answerInWords, questionInWords } from '../../texts/progress';
import styles from './FigureSpot.module.css';

interface FigureSpotProps {
  spot: MeasuredSpot;
  /** The other side of the joint. */
  other: MeasuredSpot | undefined;
  isOwn: boolean;
}

/** What is behind the number of a joint: its answers, and the exercises of the plan that help [MF-4]. */
export function FigureSpot({ spot, other, isOwn }: FigureSpotProps) {
  const { key, percent, answers } = spot;
  const weak = answers.filter(({ value }) => value < 1);
  const fine = answers.filter(({ value }) => value >= 1);
  return (
    <Card>
      <div className={styles.head} role="status">
        <h3>{spotHeadline(spot, other)}</h3>
        {percent !== null && <LevelStatus level={levelOf(percent)} />}
      </div>
      {percent === null && <p>{texts.withoutAnswer}</p>}
      {percent !== null && weak.length === 0 && <p>{texts.allFine}</p>}
      {weak.length > 0 && (
        <>
          <Answers answers={weak} />
          <Exercises spot={spot} isOwn={isOwn} />
        </>
      )}
      {fine.length > 0 && <Fine key={key} answers={fine} />}
    </Card>
  );
}

function Answers({ answers }: { answers: readonly SpotAnswer[] }) {
  return (
    <ul className={styles.answers}>
      {answers.map(({ key, test, question, text, value, isOfBoth }) => (
        <li key={key}>
          <span>
            <b>{questionInWords(question)}</b>
            <small>{isOfBoth ? `${test}, ${texts.both}` : test}</small>
          </span>
          <strong data-level={levelOf(value * 100)}>{answerInWords(text)}</strong>
        </li>
      ))}
    </ul>
  );
}

function Exercises({ spot: { exercises }, isOwn }: { spot: MeasuredSpot; isOwn: boolean }) {
  if (exercises.length === 0) return <p>{texts.noExercises}</p>;
  return (
    <div className={styles.plan}>
      <h4>{texts.plan}</h4>
      <ul>
        {exercises.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {isOwn && (
        <ButtonLink variant="secondary" mark="training" to="/trainingoverview">
          {texts.toPlan}
        </ButtonLink>
      )}
    </div>
  );
}

/** The answers that lost no points. */
function Fine({ answers }: { answers: readonly SpotAnswer[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={texts.fine(answers.length)} open={isOpen} onToggle={setOpen}>
      <Answers answers={answers} />
    </Fold>
  );
}
