import { useAppSelector } from '../../../store/hooks';
import type { ScreeningRunResult } from '../../../store/progress/result';
import { selectWeakestTests } from '../../../store/screeningRun/weakest';
import { PainMark } from '../../components/pain/PainMark';
import { PainNote } from '../../components/pain/PainNote';
import { ResultList } from '../../components/result/ResultList';
import { ResultRow } from '../../components/result/ResultRow';
import { WeakTests } from '../../components/result/WeakTests';
import { formatDate } from '../../domain/formats';
import type { Since } from '../../domain/progress/history';
import type { TestResult } from '../../domain/progress/results';
import { resultsByLevel, type WeakTest } from '../../domain/progress/weakest';
import { measureTexts } from '../../texts/measures';
import { painTexts } from '../../texts/pain';
import { changeWords, dayInYear, progressTexts } from '../../texts/progress';
import { screeningOverviewTexts as texts } from '../../texts/screeningOverview';
import { sidesInWords } from '../../texts/sides';
import { VideoStill } from '../videos/VideoStill';
import styles from './ResultTests.module.css';

/** The results of both sides in words, where they differ [SI-1]. */
const differentSides = (sides: TestResult['sides']): string | undefined =>
  sides && sides.left !== sides.right ? sidesInWords(sides) : undefined;

/** What there is to gain in a test, in a few words. */
const gainInWords = ({ sides, unmet, asked, percent }: WeakTest): string =>
  differentSides(sides) ?? (unmet > 0 ? texts.unmet(unmet, asked) : measureTexts.percent(percent));

/**
 * The tests with the lowest results of the run that began then, ISO 8601, with a frame of their clips; nothing where
 * there are few tests [RS-3].
 */
export function WeakestTests({ userId, start }: { userId: number; start: string }) {
  const weakest = useAppSelector((state) => selectWeakestTests(state, userId, start));
  if (weakest.length === 0) return null;
  return (
    <WeakTests
      title={texts.weakest}
      tests={weakest.map((test) => ({
        id: test.testId,
        name: test.name,
        text: gainInWords(test),
        picture: <VideoStill fileName={test.video} />,
      }))}
    />
  );
}

/** The result of a test, beside that of the run before, in the words of the comparison [SO-9, HI-4, HI-5]. */
function ComparedRow({ result, since }: { result: TestResult; since: Since | null }) {
  const { testId, sides, ...shown } = result;
  const row = { ...shown, sides: differentSides(sides) };
  const change = since?.comparison.tests.find((test) => test.testId === testId)?.change;
  if (!since || !change) return <ResultRow {...row} />;
  const day = dayInYear(since.start, new Date().getFullYear());
  return (
    <ResultRow {...row} before={change.before} change={changeWords(change, progressTexts.sameAs(day))} />
  );
}

/** Each test of a run as a row, the levels with most to do first [SO-9, RS-4]. */
export function ResultTests({ result, since }: { result: ScreeningRunResult; since: Since | null }) {
  return (
    <section className={styles.tests} aria-label={texts.results}>
      {resultsByLevel(result.results).map(({ level, results }) => (
        <ResultList key={level} level={level}>
          {results.map((test) => (
            <ComparedRow key={test.testId} result={test} since={since} />
          ))}
        </ResultList>
      ))}
      {result.painful.map(({ testId, name, pain, painNote }) => (
        <p key={testId}>
          <PainMark pain={pain} /> <span>{painTexts.withoutResult(name)}</span> <PainNote note={painNote} />
        </p>
      ))}
      <p className={styles.legend}>
        {[texts.ticks, since && progressTexts.tapeBefore(formatDate(since.start))].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
