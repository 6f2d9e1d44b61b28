import type { DrawnWeek } from '../../components/chart/WeekLane';
import { notablePain } from '../../domain/pain';
import type { LaneWeek } from '../../domain/season/lanes';

const heightOf = (trainings: number): DrawnWeek['height'] => {
  if (trainings === 0 || trainings === 1 || trainings === 2) return trainings;
  return 3;
};

/** Whether a week has pain that the trainer has to know of [PN-2]. */
export const isHurting = ({ pain }: LaneWeek): boolean => (pain ?? 0) >= notablePain;

/** A week as it is drawn on the screen. */
export const drawnWeek = (week: LaneWeek): DrawnWeek => ({
  height: heightOf(week.trainings),
  isScreened: week.screenings > 0,
  isHurting: isHurting(week),
});
