import { useCallback, useState } from 'react';
import { WeekKey } from '../../components/chart/WeekKey';
import type { SeasonLane } from '../../domain/season/lanes';
import type { SeasonWeek } from '../../domain/season/weeks';
import { seasonTexts as texts } from '../../texts/season';
import { ChosenWeek } from './ChosenWeek';
import { LaneRow } from './LaneRow';
import { Months } from './Months';
import styles from './Season.module.css';

interface SeasonBoardProps {
  weeks: readonly SeasonWeek[];
  lanes: readonly SeasonLane[];
}

/** A lane for each athlete, and below them the numbers of the week that is chosen [SN-1, SN-2]. */
export function SeasonBoard({ weeks, lanes }: SeasonBoardProps) {
  const [chosen, setChosen] = useState<{ id: number; place: number } | null>(null);
  const choose = useCallback((id: number, place: number) => setChosen({ id, place }), []);
  const lane = lanes.find(({ id }) => id === chosen?.id);
  return (
    <>
      <div className={styles.board}>
        <div className={styles.head}>
          <Months weeks={weeks} />
          <span className={styles.value}>{texts.total}</span>
        </div>
        <ul>
          {lanes.map((one) => (
            <LaneRow
              key={one.id}
              lane={one}
              weeks={weeks}
              place={one.id === lane?.id ? (chosen?.place ?? null) : null}
              onChoose={choose}
            />
          ))}
        </ul>
        <ChosenWeek lane={lane} weeks={weeks} place={chosen?.place ?? 0} />
      </div>
      <div className={styles.key}>
        <WeekKey
          items={[
            { text: texts.key.trained, week: { height: 3 } },
            { text: texts.key.screened, week: { isScreened: true } },
            { text: texts.key.pain, week: { isHurting: true } },
            { text: texts.key.none, week: {} },
          ]}
        />
      </div>
    </>
  );
}
