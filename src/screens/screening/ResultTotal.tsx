import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import type { ScreeningRunResult } from '../../../store/screeningRun/selectors';
import { selectUser } from '../../../store/session/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { ChangeChip } from '../../components/result/ChangeChip';
import { Tally } from '../../components/result/Tally';
import { TotalHero } from '../../components/result/TotalHero';
import { Dialog } from '../../components/status/Dialog';
import { formatDate } from '../../domain/formats';
import type { Since } from '../../domain/progress/history';
import { runResult } from '../../domain/progress/results';
import { changeLine, comparisonTexts, dayInYear } from '../../texts/progress';
import { screeningOverviewTexts as texts } from '../../texts/screeningOverview';
import { headline } from '../progress/inWords';

interface ResultTotalProps {
  result: ScreeningRunResult;
  /** Null where there is nothing to compare with. */
  since: Since | null;
  /** The athlete. */
  userId: number;
}

/** The whole result of a run as an angle, how it has changed in one line, and the tests on each level [RS-1, RS-2]. */
export function ResultTotal({ result, since, userId }: ResultTotalProps) {
  const percent = runResult(result.results);
  const date = formatDate(result.start);
  return (
    <TotalHero
      percent={percent}
      before={since?.comparison.change.before}
      caption={percent === null ? texts.withoutTotal(date) : texts.total(date)}
      change={since && <TotalChange since={since} start={result.start} userId={userId} />}
    >
      <Tally counts={result.counts} />
    </TotalHero>
  );
}

/** The one line of HI-4, and what it means [RS-2]. `start` of the last run, ISO 8601. */
function TotalChange({ since, start, userId }: { since: Since; start: string; userId: number }) {
  const [isExplained, setExplained] = useState(false);
  const isOwn = useAppSelector(selectUser)?.id === userId;
  const year = new Date(start).getFullYear();
  const { change } = since.comparison;
  const { main, more } = headline(since, null, year);
  return (
    <>
      <ChangeChip
        text={changeLine(change, dayInYear(since.start, year))}
        isBeyond={change.isBeyond}
        label={texts.explain}
        onExplain={() => setExplained(true)}
      />
      {isExplained && (
        <Dialog
          title={texts.explain}
          icon="info"
          onClose={() => setExplained(false)}
          actions={
            <>
              <ButtonLink
                variant="secondary"
                to={isOwn ? '/progress/help' : `/athletes/${userId}/progress/help`}
              >
                {texts.more}
              </ButtonLink>
              <Button onClick={() => setExplained(false)}>{texts.close}</Button>
            </>
          }
        >
          <p>{`${comparisonTexts.result}: ${main} ${more} ${texts.ringBefore(formatDate(since.start))}`}</p>
          <p>{comparisonTexts.meaning}</p>
        </Dialog>
      )}
    </>
  );
}
