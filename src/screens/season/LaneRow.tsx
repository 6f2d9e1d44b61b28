import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { WeekLane } from '../../components/chart/WeekLane';
import type { SeasonLane } from '../../domain/season/lanes';
import type { SeasonWeek } from '../../domain/season/weeks';
import { seasonTexts as texts, weekInWords } from '../../texts/season';
import { drawnWeek } from './drawnWeek';
import { LaneResult } from './LaneResult';
import styles from './Season.module.css';
import { spanOf } from './spanOf';

interface LaneRowProps {
  lane: SeasonLane;
  weeks: readonly SeasonWeek[];
  /** The place of the chosen week; null while none of this lane is chosen. */
  place: number | null;
  /** Must stay the same, or each choice renders all lanes anew. */
  onChoose: (id: number, place: number) => void;
}

/**
 * An athlete with their weeks. One slider leads through the weeks: a tap chooses one, the arrow keys go on, and a
 * screen reader says its numbers [SN-2].
 */
export const LaneRow = memo(function LaneRow({ lane, weeks, place, onChoose }: LaneRowProps) {
  const { id, name, change } = lane;
  const last = weeks.length - 1;
  const [kept, setKept] = useState(last);
  const choose = (next: number) => {
    setKept(next);
    onChoose(id, next);
  };
  const [week, ofLane] = [weeks[kept], lane.weeks[kept]];
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={`/athletes/${id}`}>
        {name}
      </Link>
      <span className={styles.lane}>
        <WeekLane weeks={lane.weeks.map(drawnWeek)} chosen={place} />
        <input
          type="range"
          aria-label={texts.lane(name)}
          aria-valuetext={
            week && ofLane && `${texts.week(week.number, ...spanOf(week))}: ${weekInWords(ofLane)}`
          }
          min={0}
          max={last}
          value={kept}
          onFocus={() => onChoose(id, kept)}
          onChange={({ target }) => choose(target.valueAsNumber)}
          onClick={({ currentTarget, clientX }) => {
            // A tap does not move the slider of every browser.
            const { left, width } = currentTarget.getBoundingClientRect();
            if (width > 0)
              choose(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * weeks.length))));
          }}
        />
      </span>
      <LaneResult change={change} />
    </li>
  );
});
