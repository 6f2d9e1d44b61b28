import { selectAthleteNotes } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { SectionCard } from '../../components/layout/SectionCard';
import type { User } from '../../contract/schemas';
import { formatDate } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';
import styles from './Athlete.module.css';
import { FirstRows } from './FirstRows';

const { written: texts } = athletePageTexts;

/** What the athlete wrote during trainings, newest first, with the exercise and the date [NT-3]. */
export function WrittenCard({ athlete: { id, firstName } }: { athlete: User }) {
  const notes = useAppSelector((state) => selectAthleteNotes(state, id));
  // That it failed is said above, at the trainings.
  const { status } = useAppSelector((state) => selectOffice(state).desk);
  return (
    <SectionCard id="geschrieben" title={texts.title(firstName)}>
      {notes.length === 0 && status === 'succeeded' && <p>{texts.none}</p>}
      {notes.length > 0 && (
        <FirstRows label={texts.list(firstName)} rows={notes}>
          {({ key, start, exercise, text }) => (
            <li key={key} className={styles.note} tabIndex={-1}>
              <div className={styles.split}>
                <b>{exercise ?? texts.exercise}</b>
                <small>{formatDate(start)}</small>
              </div>
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </li>
          )}
        </FirstRows>
      )}
    </SectionCard>
  );
}
