import { WeekKey } from '../../components/chart/WeekKey';
import { WeekLane } from '../../components/chart/WeekLane';
import { formatDate } from '../../domain/formats';
import type { HallRow } from '../../domain/season/hall';
import type { SeasonWeek } from '../../domain/season/weeks';
import { appTexts } from '../../texts/app';
import { paperTexts } from '../../texts/paper';
import { hallTexts as texts } from '../../texts/season';
import styles from './Hall.module.css';
import { Months } from './Months';

interface HallSheetProps {
  rows: readonly HallRow[];
  weeks: readonly SeasonWeek[];
  clubName: string;
  /** '' for all teams. */
  team: string;
  /** In milliseconds since the epoch. */
  now: number;
  /** Which sheet of how many it is. */
  place: { page: number; all: number };
}

/** One sheet of A3, across. */
export function HallSheet({ rows, weeks, clubName, team, now, place }: HallSheetProps) {
  const title = team === '' ? texts.sheet : `${texts.sheet}: ${team}`;
  const [from, to] = [weeks[0]?.start ?? '', weeks.at(-1)?.end ?? ''];
  return (
    <section
      className={styles.sheet}
      aria-label={place.all === 1 ? title : texts.page(place.page, place.all)}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.club}>{clubName}</p>
          <h2>{title}</h2>
        </div>
        <p>{texts.span(formatDate(from), formatDate(to))}</p>
      </header>
      <div className={styles.rows}>
        <div className={styles.row}>
          <span />
          <Months weeks={weeks} />
        </div>
        {rows.map(({ id, name, weeks: ofRow }) => (
          <div className={styles.row} key={id}>
            <b>{name}</b>
            <WeekLane
              label={texts.row(
                name,
                ofRow.filter(({ isTrained }) => isTrained).length,
                ofRow.filter(({ isScreened }) => isScreened).length,
              )}
              weeks={ofRow.map(({ isTrained, isScreened }) => ({
                height: isTrained ? 3 : 0,
                isScreened,
                isHurting: false,
              }))}
            />
          </div>
        ))}
      </div>
      <WeekKey
        items={[
          { text: texts.key.trained, week: { height: 3 } },
          { text: texts.key.screened, week: { isScreened: true } },
          { text: texts.key.none, week: {} },
        ]}
      />
      <footer className={styles.foot}>
        <span>{texts.meaning}</span>
        <span>
          {[
            ...(place.all > 1 ? [texts.page(place.page, place.all)] : []),
            appTexts.product,
            paperTexts.printed(formatDate(new Date(now).toISOString())),
          ].join(', ')}
        </span>
      </footer>
    </section>
  );
}
