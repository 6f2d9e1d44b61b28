import { selectLastDone } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { FactList } from '../../components/result/FactList';
import type { UserScreening } from '../../contract/schemas';
import { dueSince } from '../../domain/due';
import { formatDate } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';
import styles from './Athlete.module.css';
import { intervalInWords } from './assignedInWords';
import { useScreeningName } from './useScreeningName';

const { assignment: texts, facts } = athletePageTexts;

/**
 * 'ab 06.02.2027', or 'fällig seit 06.02.2027'; other words for one that was never done [AS-5]. Null without a
 * reminder. `now` in milliseconds.
 */
const nextInWords = (assignment: UserScreening, lastDone: string | null, now: number): string | null => {
  const next = dueSince(assignment, lastDone, Number.POSITIVE_INFINITY);
  if (next === null) return null;
  if (lastDone === null) return texts.firstDue;
  const words = dueSince(assignment, lastDone, now) === null ? texts.dueFrom : texts.dueSince;
  return words(formatDate(next));
};

/** The screening of an athlete, since when they have it, and when it is due again [AS-5]. */
export function AssignmentFacts({ assignment }: { assignment: UserScreening }) {
  const { screeningId, assignedAt, intervalWeeks } = assignment;
  const name = useScreeningName(screeningId) ?? texts.nothing;
  const lastDone = useAppSelector((state) => selectLastDone(state, assignment.userId));
  const next = nextInWords(assignment, lastDone, Date.now());
  return (
    <div className={styles.facts}>
      <FactList
        facts={[
          { term: texts.screening, value: name },
          ...(assignedAt ? [{ term: texts.since, value: formatDate(assignedAt) }] : []),
          // A server without assignments has no interval.
          ...(intervalWeeks === undefined
            ? []
            : [{ term: texts.interval, value: intervalInWords(intervalWeeks) }]),
          ...(next === null ? [] : [{ term: facts.next, value: next }]),
        ]}
      />
    </div>
  );
}
