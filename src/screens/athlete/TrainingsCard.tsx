import { selectTrainingEntries } from '../../../store/desk/athlete';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { SectionCard } from '../../components/layout/SectionCard';
import type { User } from '../../contract/schemas';
import { minutesOf, type TrainingEntry } from '../../domain/athletePage';
import { formatDate, formatTime } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';
import { LoadingState } from '../page/LoadingState';
import { FeedbackLines } from '../training/FeedbackLines';
import { PainLines } from '../training/PainLines';
import styles from './Athlete.module.css';
import { FirstRows } from './FirstRows';

const { trainings: texts, retry } = athletePageTexts;

/** The athlete's trainings with their feedback, newest first [DE-5]. */
export function TrainingsCard({ athlete }: { athlete: User }) {
  const dispatch = useAppDispatch();
  const trainings = useAppSelector((state) => selectTrainingEntries(state, athlete.id));
  const { status, error } = useAppSelector((state) => selectOffice(state).desk);
  return (
    <SectionCard id="trainings" title={texts.title}>
      {status !== 'succeeded' && (
        <LoadingState error={error} retry={retry} onRetry={() => dispatch(deskActions.opened())} />
      )}
      {status === 'succeeded' && trainings.length === 0 && <p>{texts.none(athlete.firstName)}</p>}
      {trainings.length > 0 && (
        <FirstRows label={texts.list} rows={trainings}>
          {(training) => <TrainingRow key={training.clientId} training={training} />}
        </FirstRows>
      )}
    </SectionCard>
  );
}

/** When it was, what was done in how much time, and how it felt. */
function TrainingRow({ training }: { training: TrainingEntry }) {
  const { start, duration, done, total, isCompleted, feedback, pains, morningPain } = training;
  const facts = [
    texts.done(done, total),
    duration > 0 && texts.minutes(minutesOf(duration)),
    !isCompleted && texts.unfinished,
  ];
  return (
    <li className={styles.training} tabIndex={-1}>
      <b>{texts.moment(formatDate(start), formatTime(start))}</b>
      <span>{facts.filter(Boolean).join(', ')}</span>
      {(pains.length > 0 || morningPain !== null) && <PainLines pains={pains} morningPain={morningPain} />}
      {feedback ? <FeedbackLines feedback={feedback} /> : <small>{texts.noFeedback}</small>}
    </li>
  );
}
