import { Card } from '../../components/layout/Card';
import { Delta } from '../../components/result/Delta';
import { ResultCard } from '../../components/result/ResultCard';
import { formatDate } from '../../domain/formats';
import type { Since } from '../../domain/progress/history';
import type { TestResult } from '../../domain/progress/results';
import { changeWords, dayInYear, progressTexts as texts } from '../../texts/progress';

import { sidesInWords } from '../../texts/sides';
import { headline } from '../progress/inWords';

/** The result of a test, beside that of the run before, in the words of the comparison [SO-9, HI-4, HI-5]. */
export function ComparedResult({ result, since }: { result: TestResult; since: Since | null }) {
  const { testId, sides, ...shown } = result;
  const card = { ...shown, sides: sides && sidesInWords(sides) };
  const change = since?.comparison.tests.find((test) => test.testId === testId)?.change;
  if (!since || !change) return <ResultCard {...card} />;
  const words = changeWords(change, texts.sameAs(dayInYear(since.start, new Date().getFullYear())));
  return <ResultCard {...card} before={change.before} change={<Delta {...words} />} />;
}

/** How the whole result has changed, and what the marks of the tests mean [HI-5]. `start` of the last run, ISO 8601. */
export function ResultChange({ since, start }: { since: Since; start: string }) {
  const { main, isBeyond, more } = headline(since, null, new Date(start).getFullYear());
  return (
    <Card>
      <p>
        <span>{`${texts.total}: `}</span>
        <span>{isBeyond ? <b>{main}</b> : main}</span>
        <span>{` ${more} ${texts.tapeBefore(formatDate(since.start))}`}</span>
      </p>
    </Card>
  );
}
