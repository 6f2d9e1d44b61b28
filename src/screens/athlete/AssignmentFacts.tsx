import { FactList } from '../../components/result/FactList';
import type { UserScreening } from '../../contract/schemas';
import { formatDate } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';
import { intervalInWords } from './assignedInWords';
import { useScreeningName } from './useScreeningName';

const { assignment: texts } = athletePageTexts;

/** The screening of an athlete, since when they have it, and when it is due again [AS-5]. */
export function AssignmentFacts({ assignment }: { assignment: UserScreening }) {
  const { screeningId, assignedAt, intervalWeeks } = assignment;
  const name = useScreeningName(screeningId) ?? texts.nothing;
  return (
    <FactList
      facts={[
        { term: texts.screening, value: name },
        ...(assignedAt ? [{ term: texts.since, value: formatDate(assignedAt) }] : []),
        // A server without assignments has no interval.
        ...(intervalWeeks === undefined
          ? []
          : [{ term: texts.interval, value: intervalInWords(intervalWeeks) }]),
      ]}
    />
  );
}
