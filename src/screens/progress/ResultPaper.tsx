import type { Paper } from '../../../store/progress/papers';
import { LineChart } from '../../components/chart/LineChart';
import { PainMark } from '../../components/pain/PainMark';
import { Delta } from '../../components/result/Delta';
import { Lane } from '../../components/runs/Lane';
import { Tape } from '../../components/shell/Tape';
import { fullName } from '../../domain/athletes';
import { dueAt } from '../../domain/due';
import { formatDate, formatTime } from '../../domain/formats';
import { writtenText } from '../../domain/notes';
import { measureTexts } from '../../texts/measures';
import { paperTexts as texts } from '../../texts/paper';
import { changeWords, dayInYear, progressTexts } from '../../texts/progress';
import { sidesInWords } from '../../texts/sides';
import styles from './Paper.module.css';
import { PaperFrame } from './PaperFrame';
import { chartValues, raterWord, valuesInWords } from './points';
import { comparedRun } from './TestMultiples';
import { totalWords } from './TotalCard';

interface PaperProps {
  paper: Paper;
  clubName: string;
  /** In milliseconds since the epoch. */
  now: number;
}

/** More tests than that are printed smaller. */
const usualTests = 10;

/** The result of the last run on one A4 page [HI-8]. */
export function ResultPaper({ paper, clubName, now }: PaperProps) {
  const { person, history, screening, userScreening, rater } = paper;
  const last = history.points.at(-1);
  if (!last) return null;
  const words = totalWords(history, last, '');
  const values = chartValues(history.points);
  const note = writtenText(userScreening?.screeningNote?.athleteNote ?? '');
  const { start } = last.run;
  const next = nextScreening(paper);
  return (
    <PaperFrame
      clubName={clubName}
      now={now}
      title={fullName(person)}
      subtitle={person.team ?? ''}
      isDense={last.results.length > usualTests}
      facts={[
        ...(screening === null ? [] : [{ term: texts.screening, value: screening }]),
        { term: texts.date, value: texts.moment(formatDate(start), formatTime(start)) },
        { term: texts.ratedBy, value: rater ?? raterWord(last) },
      ]}
    >
      <div className={styles.top}>
        <div>
          <h3>{progressTexts.total}</h3>
          <p className={styles.big}>{measureTexts.percent(last.result)}</p>
          <p>
            <span>{words.isBeyond ? <b>{words.main}</b> : words.main}</span> <span>{words.more}</span>
          </p>
        </div>
        <LineChart
          label={progressTexts.chart(
            progressTexts.total,
            progressTexts.runs(values.length),
            valuesInWords(values),
            words.main,
          )}
          values={values}
        />
      </div>
      <PaperTests paper={paper} />
      {note !== null && (
        <div className={styles.note}>
          <h3>{texts.note}</h3>
          <p dir="auto">{note}</p>
        </div>
      )}
      {next !== null && <p>{texts.nextScreening(formatDate(next))}</p>}
    </PaperFrame>
  );
}

/** From when on the assigned screening is due again, ISO 8601 [AS-5]; null where no run of it is known. */
const nextScreening = ({ userScreening, history }: Paper): string | null => {
  const lastRun = history.points.findLast(({ run }) => run.screeningId === userScreening?.screeningId);
  return userScreening && lastRun ? dueAt(userScreening, lastRun.run.start) : null;
};

/** Each test with its lane, the mark of the run that it is compared with, and the words of the change. */
function PaperTests({ paper: { history } }: { paper: Paper }) {
  const last = history.points.at(-1);
  if (!last) return null;
  const since = comparedRun(history, last);
  const errors = since?.comparison.tests.map(({ change }) => Math.round(change.error)) ?? [];
  const day = since ? dayInYear(since.start, new Date(last.run.start).getFullYear()) : '';
  return (
    <div className={styles.tests}>
      {last.results.map(({ testId, name, percent, level, pain, sides }) => {
        const change = since?.comparison.tests.find((test) => test.testId === testId)?.change;
        return (
          <article key={testId}>
            <div className={styles.row}>
              <h3>{name}</h3>
              <b>{measureTexts.percent(percent)}</b>
            </div>
            <Lane value={percent} max={100} label={measureTexts.percentOf(name, percent)} level={level} />
            <Tape before={change?.before} />
            {sides && <p className={styles.small}>{sidesInWords(sides)}</p>}
            <div className={styles.row}>
              {pain !== undefined && <PainMark pain={pain} />}
              <b>{measureTexts.level[level]}</b>
              {change && <Delta {...changeWords(change, progressTexts.sameAs(day))} />}
            </div>
          </article>
        );
      })}
      <p className={styles.small}>
        {[
          since && progressTexts.tapeBefore(formatDate(since.start)),
          errors.length > 0 &&
            progressTexts.fewQuestions(progressTexts.errors(Math.min(...errors), Math.max(...errors))),
          texts.movements,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
