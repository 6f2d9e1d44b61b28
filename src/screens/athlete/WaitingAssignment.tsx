import type { EntryOf } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import styles from './Athlete.module.css';
import { assignedInWords } from './assignedInWords';
import { EntryLine } from './EntryLine';
import { useScreeningName } from './useScreeningName';

/** What the trainer has assigned or withdrawn and the server does not have yet, or has refused [AS-2]. */
export function WaitingAssignment({ entry }: { entry: EntryOf<'assignment'> }) {
  const name = useScreeningName(entry.payload.screeningId);
  return (
    <div className={styles.waiting}>
      <p>{athletePageTexts.assignment.waiting(assignedInWords(name, entry.payload.intervalWeeks))}</p>
      <EntryLine entry={entry} />
    </div>
  );
}
