import type { SeasonLane } from '../../domain/season/lanes';
import type { SeasonWeek } from '../../domain/season/weeks';
import { seasonTexts as texts, weekInWords } from '../../texts/season';
import styles from './Season.module.css';
import { spanOf } from './spanOf';

interface ChosenWeekProps {
  lane: SeasonLane | undefined;
  weeks: readonly SeasonWeek[];
  place: number;
}

/** The numbers of the week that is chosen, in view below the lanes. Its slider says the same to screen readers. */
export function ChosenWeek({ lane, weeks, place }: ChosenWeekProps) {
  const [week, ofLane] = [weeks[place], lane?.weeks[place]];
  return (
    <div className={styles.chosen} aria-hidden="true">
      {lane && week && ofLane ? (
        <>
          <p>
            <b>{lane.name}</b> <span>{texts.week(week.number, ...spanOf(week))}</span>
          </p>
          <p>{weekInWords(ofLane)}</p>
        </>
      ) : (
        <p>{texts.hint}</p>
      )}
    </div>
  );
}
