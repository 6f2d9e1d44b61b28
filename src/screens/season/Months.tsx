import { type SeasonWeek, seasonMonths } from '../../domain/season/weeks';
import { monthInWords, shortMonthInWords } from '../../texts/season';
import styles from './Months.module.css';

/** The names of the months above the weeks that begin in them; short ones where there is little room. */
export function Months({ weeks }: { weeks: readonly SeasonWeek[] }) {
  return (
    <svg className={styles.months} aria-hidden="true">
      {seasonMonths(weeks).map(({ start, place }) => {
        const at = { x: `${(place * 100) / weeks.length}%`, y: '75%' };
        return (
          <g key={start}>
            <text {...at} className={styles.long}>
              {monthInWords(start)}
            </text>
            <text {...at} className={styles.short}>
              {shortMonthInWords(start)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
