import { Mark } from '../../components/status/Mark';
import type { Feedback } from '../../contract/feedback';
import { athletePageTexts } from '../../texts/athlete';
import styles from './TrainingLines.module.css';

/** The answers of the athlete on a training, and what they wrote beside them. */
export function FeedbackLines({ feedback: { answers, comment } }: { feedback: Feedback }) {
  return (
    <div className={styles.lines}>
      {answers.map(({ question, answer }) => (
        <p key={question}>
          <Mark name="feedback" />
          <span>
            <small>{question}</small> <b>{answer}</b>
          </span>
        </p>
      ))}
      {comment.trim() !== '' && (
        <p className={styles.comment} dir="auto">
          {athletePageTexts.trainings.quote(comment)}
        </p>
      )}
    </div>
  );
}
