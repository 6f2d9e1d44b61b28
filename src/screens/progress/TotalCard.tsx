import { ButtonLink } from '../../components/form/ButtonLink';
import { Card } from '../../components/layout/Card';
import { Remark } from '../../components/status/Remark';
import { formatDate } from '../../domain/formats';
import type { History, HistoryPoint } from '../../domain/progress/history';
import { progressTexts as texts } from '../../texts/progress';
import { headline } from './inWords';
import styles from './Progress.module.css';
import { shapeOf } from './points';
import { TotalLine } from './TotalLine';

interface TotalCardProps {
  history: History;
  last: HistoryPoint;
  /** What the first run means, for the athlete or the trainer. */
  first: string;
  /** Address of the comparison. */
  compareAt: string;
}

/** What is said above the line: how the last run differs from the others [HI-4]. */
export const totalWords = ({ points, lookBack }: History, last: HistoryPoint, first: string) => {
  const year = new Date(last.run.start).getFullYear();
  if (last.since) return headline(last.since, lookBack, year);
  const main = points.length === 1 ? texts.first(formatDate(last.run.start)) : texts.other;
  return { main, isBeyond: points.length === 1, more: points.length === 1 ? first : '' };
};

/** What the bands mean, where they mean something [HI-5]. */
const bandsInWords = ({ points }: History): string | null => {
  if (points.length < 2) return null;
  const raters = new Set(points.map(({ rater }) => rater));
  const isOneTrainer = raters.size === 1 && points.every((point) => shapeOf(point) === 'filled');
  return isOneTrainer ? texts.bands : texts.bandsOfRaters;
};

/** The result of the last run, what has changed, and all runs as a line with its error band [HI-2, HI-4]. */
export function TotalCard({ history, last, first, compareAt }: TotalCardProps) {
  const { points } = history;
  const { main, isBeyond, more } = totalWords(history, last, first);
  const bands = bandsInWords(history);
  return (
    <Card>
      <div className={styles.top}>
        <div className={styles.headline}>
          <h2>{texts.total}</h2>
          <p className={styles.big}>
            <span>{last.result}</span>
            <small>{'\u00a0'}%</small>
          </p>
          <p className={styles.say} data-beyond={isBeyond}>
            {main}
          </p>
          {more !== '' && <p className={styles.more}>{more}</p>}
          {bands && <Remark>{bands}</Remark>}
          {points.length > 1 && (
            <ButtonLink variant="secondary" to={compareAt}>
              {texts.compare}
            </ButtonLink>
          )}
        </div>
        <TotalLine points={points} said={`${main} ${more}`} />
      </div>
    </Card>
  );
}
