import type { ScreeningRunResult } from '../../../store/progress/result';
import { Card } from '../../components/layout/Card';
import { FactList } from '../../components/result/FactList';
import { Tally } from '../../components/result/Tally';
import { formatDate, formatDuration, formatStart } from '../../domain/formats';
import { screeningOverviewTexts } from '../../texts/screeningOverview';

/** The date, the duration and the overall result of a run [SO-8]. */
export function ResultFacts({ result }: { result: ScreeningRunResult }) {
  return (
    <Card>
      <h2>{formatDate(result.start)}</h2>
      <Tally counts={result.counts} />
      <FactList
        facts={[
          { term: screeningOverviewTexts.start, value: formatStart(result.start) },
          { term: screeningOverviewTexts.duration, value: formatDuration(result.duration) },
        ]}
      />
    </Card>
  );
}
