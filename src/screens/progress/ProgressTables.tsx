import { SectionCard } from '../../components/layout/SectionCard';
import { DataTable } from '../../components/list/DataTable';
import { formatDate } from '../../domain/formats';
import type { History, HistoryPoint } from '../../domain/progress/history';
import type { TrainingWeek } from '../../domain/progress/weeks';
import { changeInWords, dayInYear, progressTexts as texts, weeksTexts } from '../../texts/progress';
import { questionOfSide } from '../../texts/sides';
import { answersInWords } from './inWords';
import { raterWord } from './points';
import { comparedRun, testChange } from './TestMultiples';

const { columns } = texts;

const changeCell = ({ since, isFirst, run }: HistoryPoint): string => {
  if (!since) return isFirst ? texts.firstShort : texts.otherShort;
  return changeInWords(since.comparison.change, dayInYear(since.start, new Date(run.start).getFullYear()));
};

/** The same as the drawings, in numbers and words [HI-2, HI-6]. */
export function ProgressTables(props: {
  history: History;
  last: HistoryPoint;
  /** Null while they are not known. */
  weeks: readonly TrainingWeek[] | null;
}) {
  const { history, last, weeks } = props;
  return (
    <>
      <SectionCard id="gesamtwert" title={texts.total}>
        <DataTable
          label={texts.tableOf(texts.total)}
          columns={[
            { key: 'run', title: columns.run },
            { key: 'value', title: columns.value, isNumeric: true },
            { key: 'change', title: columns.change },
            { key: 'rater', title: columns.rater },
            { key: 'band', title: columns.band, isNumeric: true },
          ]}
          rows={history.points.toReversed().map((point) => ({
            key: point.run.clientId,
            cells: [
              formatDate(point.run.start),
              `${point.result}\u00a0%`,
              changeCell(point),
              raterWord(point),
              texts.bandOf(...point.band),
            ],
          }))}
        />
      </SectionCard>
      <TestTable history={history} last={last} />
      {weeks && <WeekTable weeks={weeks} />}
    </>
  );
}

/** Each test of the last run in all runs, newest first. */
function TestTable({ history, last }: { history: History; last: HistoryPoint }) {
  const since = comparedRun(history, last);
  const year = new Date(last.run.start).getFullYear();
  const points = history.points.toReversed();
  return (
    <SectionCard id="tests" title={texts.perTestTable}>
      <DataTable
        label={texts.tableOf(texts.perTestTable)}
        columns={[
          { key: 'test', title: columns.test },
          ...(since ? [{ key: 'since', title: columns.since(dayInYear(since.start, year)) }] : []),
          ...points.map(({ run }) => ({
            key: run.clientId,
            title: dayInYear(run.start, year),
            isNumeric: true,
          })),
        ]}
        rows={last.results.flatMap(({ testId, name, sides }) => {
          const change = testChange(since, testId, year);
          const words = change ? [change.strong, change.rest].filter(Boolean).join(', ') : texts.firstShort;
          const whole = {
            key: `${testId}`,
            cells: [
              name,
              ...(since ? [words] : []),
              ...points.map((point) => point.results.find((one) => one.testId === testId)?.percent ?? '–'),
            ],
          };
          const ofSides = (['left', 'right'] as const).map((side) => ({
            key: `${testId}/${side}`,
            cells: [
              questionOfSide(name, side),
              ...(since ? [''] : []),
              ...points.map(
                ({ results }) => results.find((one) => one.testId === testId)?.sides?.[side] ?? '–',
              ),
            ],
          }));
          return sides ? [whole, ...ofSides] : [whole];
        })}
      />
    </SectionCard>
  );
}

function WeekTable({ weeks }: { weeks: readonly TrainingWeek[] }) {
  return (
    <SectionCard id="trainings" title={weeksTexts.title}>
      <DataTable
        label={texts.tableOf(weeksTexts.title)}
        columns={[
          { key: 'week', title: weeksTexts.columns.week },
          { key: 'trainings', title: weeksTexts.columns.trainings, isNumeric: true },
          { key: 'minutes', title: weeksTexts.columns.minutes, isNumeric: true },
          { key: 'feedback', title: weeksTexts.columns.feedback },
        ]}
        rows={weeks.toReversed().map(({ start, number, trainings, minutes, feedback }) => ({
          key: start,
          cells: [
            weeksTexts.week(number, formatDate(start)),
            trainings,
            minutes,
            feedback
              .map(({ question, answers }) => weeksTexts.answered(question, answersInWords(answers)))
              .join('; '),
          ],
        }))}
      />
    </SectionCard>
  );
}
