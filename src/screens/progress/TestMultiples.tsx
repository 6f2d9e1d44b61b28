import { SidesSpark } from '../../components/chart/SidesSpark';
import { Spark } from '../../components/chart/Spark';
import { Stack } from '../../components/layout/Stack';
import { PainMark } from '../../components/pain/PainMark';
import { Delta } from '../../components/result/Delta';
import { LevelStatus } from '../../components/result/LevelStatus';
import { Remark } from '../../components/status/Remark';
import { formatDate } from '../../domain/formats';
import type { History, HistoryPoint, Since } from '../../domain/progress/history';
import { changeInRow, changeWords, dayInYear, progressTexts as texts } from '../../texts/progress';
import { sideInWords, sidesInWords } from '../../texts/sides';
import styles from './Progress.module.css';
import { sideValues, testValues, valuesInWords } from './points';

/** The earlier run that each test of the last one is compared with: that which the headline names. */
export const comparedRun = ({ lookBack }: History, last: HistoryPoint): Since | null =>
  lookBack ?? last.since;

/** How a test has changed, in parts; null where the earlier run lacks it. */
export const testChange = (since: Since | null, testId: number, year: number) => {
  const change = since?.comparison.tests.find((test) => test.testId === testId)?.change;
  if (!since || !change) return null;
  const day = dayInYear(since.start, year);
  return change.isBeyond ? changeWords(change, '') : { strong: '', rest: changeInRow(change, day) };
};

interface BothSidesProps {
  points: readonly HistoryPoint[];
  testId: number;
  name: string;
  /** What the drawing says, in words. */
  said: string;
}

/** The lines of both sides [SI-1]. */
function BothSides({ points, testId, name, said }: BothSidesProps) {
  const left = sideValues(points, testId, 'left');
  const right = sideValues(points, testId, 'right');
  const words = `${sideInWords('left')}: ${valuesInWords(left)}. ${sideInWords('right')}: ${valuesInWords(right)}`;
  return (
    <SidesSpark label={texts.chart(name, texts.runs(left.length), words, said)} left={left} right={right} />
  );
}

/** Each test of the last run as a small line, with the colours and words of its result [HI-2]. */
export function TestMultiples({ history, last }: { history: History; last: HistoryPoint }) {
  const since = comparedRun(history, last);
  const year = new Date(last.run.start).getFullYear();
  const errors = since?.comparison.tests.map(({ change }) => Math.round(change.error)) ?? [];
  return (
    <Stack>
      <div className={styles.head}>
        <h2>{texts.perTest}</h2>
        {since && <Remark>{texts.comparedWith(formatDate(since.start))}</Remark>}
      </div>
      <ul className={styles.multiples}>
        {last.results.map(({ testId, name, percent, level, pain, sides }) => {
          const values = testValues(history.points, testId);
          const change = testChange(since, testId, year);
          const said = change ? [change.strong, change.rest].filter(Boolean).join(', ') : texts.firstShort;
          return (
            <li key={testId}>
              <article className={styles.multiple}>
                <div className={styles.words}>
                  <h3>{name}</h3>
                  <span className={styles.now}>
                    <b>
                      <span>{percent}</span>
                      <small>{'\u00a0'}%</small>
                    </b>
                    <LevelStatus level={level} size="small" />
                  </span>
                </div>
                <div className={styles.drawing}>
                  {sides ? (
                    <BothSides points={history.points} testId={testId} name={name} said={said} />
                  ) : (
                    <Spark
                      label={texts.chart(name, texts.runs(values.length), valuesInWords(values), said)}
                      values={values}
                    />
                  )}
                </div>
                {pain !== undefined && <PainMark pain={pain} />}
                {sides && <Remark>{sidesInWords(sides)}</Remark>}
                <p>
                  <Delta strong={change?.strong ?? ''} rest={change?.rest ?? texts.firstShort} />
                </p>
              </article>
            </li>
          );
        })}
      </ul>
      {errors.length > 0 && (
        <Remark>{texts.fewQuestions(texts.errors(Math.min(...errors), Math.max(...errors)))}</Remark>
      )}
    </Stack>
  );
}
