import { scaleLinear, scaleTime } from 'd3-scale';
import { area, line } from 'd3-shape';

/** A measured value over time. */
export interface TimedValue {
  /** In milliseconds since the epoch. */
  at: number;
  /** 0 to 100. */
  percent: number;
  /** From and to, 0 to 100. */
  band: readonly [low: number, high: number];
}

/** Where a single value stands, in percent of the width. */
const alone = 12;

/** Heights count from above. */
export const yOf = scaleLinear([0, 100], [100, 0]);

/** Returns where a time is, in percent of the width. Values are not spaced evenly: x is true time. */
export const xScale = (times: readonly number[]): ((at: number) => number) => {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return first === last ? () => alone : scaleTime([first, last], [0, 100]);
};

/** The paths of the line and of its band in a drawing of 100 × 100; straight, never smoothed. */
export const pathsOf = (values: readonly TimedValue[], x: (at: number) => number) => ({
  series: line<TimedValue>(
    ({ at }) => x(at),
    ({ percent }) => yOf(percent),
  )(values),
  band: area<TimedValue>(
    ({ at }) => x(at),
    ({ band }) => yOf(band[0]),
    ({ band }) => yOf(band[1]),
  )(values),
});
