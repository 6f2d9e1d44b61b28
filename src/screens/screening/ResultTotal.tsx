import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import type { ScreeningRunResult } from '../../../store/progress/result';
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
  const [isExplained, setExplained] = useState(false);
  const percent = runResult(result.results);
  const date = formatDate(result.start);
  const year = new Date(result.start).getFullYear();
  const change = since?.comparison.change;
  return (
    <>
      <TotalHero
        percent={percent}
        before={change?.before}
        caption={percent === null ? texts.withoutTotal(date) : texts.total(date)}
        change={
          since &&
          change && (
            <ChangeChip
              text={changeLine(change, dayInYear(since.start, year))}
              isBeyond={change.isBeyond}
              label={texts.explain}
              onExplain={() => setExplained(true)}
            />
          )
        }
      >
        <Tally counts={result.counts} />
      </TotalHero>
      {isExplained && since && (
        <ChangeDialog since={since} year={year} userId={userId} onClose={() => setExplained(false)} />
      )}
    </>
  );
}

interface ChangeDialogProps {
  since: Since;
  /** That of the last run. */
  year: number;
  /** The athlete. */
  userId: number;
  onClose: () => void;
}

/** What the one line of HI-4 means [RS-2]. */
function ChangeDialog({ since, year, userId, onClose }: ChangeDialogProps) {
  const isOwn = useAppSelector(selectUser)?.id === userId;
  const { main, more } = headline(since, null, year);
  return (
    <Dialog
      title={texts.explain}
      icon="info"
      onClose={onClose}
      actions={
        <>
          <ButtonLink variant="secondary" to={isOwn ? '/progress/help' : `/athletes/${userId}/progress/help`}>
            {texts.more}
          </ButtonLink>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <p>{`${comparisonTexts.result}: ${main} ${more} ${texts.ringBefore(formatDate(since.start))}`}</p>
      <p>{comparisonTexts.meaning}</p>
    </Dialog>
  );
}
