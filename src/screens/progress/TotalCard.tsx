import { ButtonLink } from '../../components/form/ButtonLink';
import { Card } from '../../components/layout/Card';
import { Row } from '../../components/layout/Row';
import { Remark } from '../../components/status/Remark';
import { formatDate } from '../../domain/formats';
import type { History, HistoryPoint } from '../../domain/progress/history';
import { ratersOf } from '../../domain/progress/raters';
import { progressTexts as texts } from '../../texts/progress';
import { progressHelpTexts } from '../../texts/progressHelp';
import { headline } from './inWords';
import styles from './Progress.module.css';
import { TotalLine } from './TotalLine';

interface TotalCardProps {
  history: History;
  last: HistoryPoint;
  /** What the first run means, for the athlete or the trainer. */
  first: string;
  /** Address of the history. */
  base: string;
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
  const raters = ratersOf(...points.map(({ run }) => run));
  return raters === 'same' ? texts.bands : texts.bandsOfRaters(raters);
};

/** The result of the last run, what has changed, and all runs as a line with its error band [HI-2, HI-4]. */
export function TotalCard({ history, last, first, base }: TotalCardProps) {
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
            <Row>
              <ButtonLink variant="secondary" to={`${base}/compare`}>
                {texts.compare}
              </ButtonLink>
              <ButtonLink variant="plain" to={`${base}/help`}>
                {progressHelpTexts.link}
              </ButtonLink>
            </Row>
          )}
        </div>
        <TotalLine points={points} said={`${main} ${more}`} />
      </div>
    </Card>
  );
}
