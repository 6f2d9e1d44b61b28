import { useState } from 'react';
import { Fold } from '../../components/list/Fold';
import { PainMark } from '../../components/pain/PainMark';
import { PainNote } from '../../components/pain/PainNote';
import { Mark } from '../../components/status/Mark';
import { Tag } from '../../components/status/Tag';
import { minutesOf } from '../../domain/athletePage';
import { formatTime } from '../../domain/formats';
import type { PastExercise, PastTraining } from '../../domain/past';
import { athletePageTexts } from '../../texts/athlete';
import { dayInWords, pastTexts as texts } from '../../texts/past';
import { AdaptedLine } from '../plan/AdaptedLine';
import { doseInWords } from '../training/exerciseDose';
import { FeedbackLines } from '../training/FeedbackLines';
import { PainLines } from '../training/PainLines';
import styles from './Past.module.css';

/** A training on one line; opened, its exercises and what the athlete said of it. */
export function PastTrainingRow({ training }: { training: PastTraining }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      title={dayInWords(training.start)}
      mark="training"
      facts={<TrainingFacts training={training} />}
      open={isOpen}
      onToggle={setIsOpen}
    >
      {isOpen && <TrainingDetails training={training} />}
    </Fold>
  );
}

function TrainingFacts({ training }: { training: PastTraining }) {
  const { start, duration, done, total, isCompleted, isUnsent, exercises } = training;
  const words = [
    texts.at(formatTime(start)),
    duration > 0 && texts.minutes(minutesOf(duration)),
    texts.done(done, total),
    !isCompleted && texts.unfinished,
  ];
  const pain = Math.max(...exercises.map((one) => one.pain ?? -1));
  return (
    <span className={styles.facts}>
      <span>{words.filter(Boolean).join(', ')}</span>
      {pain >= 0 && <PainMark pain={pain} />}
      {isUnsent && (
        <Tag mark="pending" tone="warn">
          {texts.unsent}
        </Tag>
      )}
    </span>
  );
}

function TrainingDetails({ training: { exercises, feedback, morningPain } }: { training: PastTraining }) {
  return (
    <div className={styles.details}>
      <ul>
        {exercises.map((exercise) => (
          <ExerciseRow key={exercise.key} row={exercise} />
        ))}
      </ul>
      {morningPain !== null && <PainLines pains={[]} morningPain={morningPain} />}
      {feedback ? (
        <FeedbackLines feedback={feedback} />
      ) : (
        <small>{athletePageTexts.trainings.noFeedback}</small>
      )}
    </div>
  );
}

/** What was planned at an exercise, whether it was done, and what the athlete noted. */
function ExerciseRow({ row: { exercise, isDone, note, pain, painNote } }: { row: PastExercise }) {
  return (
    <li>
      <b>{exercise?.name ?? texts.unknownExercise}</b>
      <span className={styles.state} data-done={isDone}>
        {isDone && <Mark name="done" />}
        <span>
          {[exercise && doseInWords(exercise), isDone ? texts.isDone : texts.isNotDone]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {exercise && <AdaptedLine exercise={exercise} />}
      {note !== null && (
        <span className={styles.note} dir="auto">
          {texts.quote(note)}
        </span>
      )}
      {pain !== null && (
        <span>
          <PainMark pain={pain} /> <PainNote note={painNote} />
        </span>
      )}
    </li>
  );
}
