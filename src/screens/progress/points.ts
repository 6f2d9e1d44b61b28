import type { ChartValue, PointShape } from '../../components/chart/LineChart';
import type { TimedValue } from '../../components/chart/scales';
import { formatDate } from '../../domain/formats';
import { type HistoryPoint, testBand } from '../../domain/progress/history';
import type { Side } from '../../domain/sides';
import { progressTexts as texts } from '../../texts/progress';

/** Who rated a run: the athlete, a trainer, or nobody knows [HI-5]. */
export const shapeOf = ({ rater, run }: Pick<HistoryPoint, 'rater' | 'run'>): PointShape => {
  if (rater === null) return 'unknown';
  return rater === run.userId ? 'ring' : 'filled';
};

/** The rater in a word. */
export const raterWord = (point: HistoryPoint): string =>
  ({ ring: texts.raters.self, filled: texts.raters.trainer, unknown: texts.raters.unknown })[shapeOf(point)];

const timeOf = ({ run }: HistoryPoint) => Date.parse(run.start);

/** The runs as points of the line. */
export const chartValues = (points: readonly HistoryPoint[]): ChartValue[] =>
  points.map((point) => ({
    key: point.run.clientId,
    at: timeOf(point),
    percent: point.result,
    band: point.band,
    shape: shapeOf(point),
  }));

/** A test in all runs that have it, by its id. */
export const testValues = (points: readonly HistoryPoint[], testId: number): TimedValue[] =>
  points.flatMap((point) => {
    const result = point.results.find((one) => one.testId === testId);
    const band = testBand(point, testId);
    return result && band ? [{ at: timeOf(point), percent: result.percent, band }] : [];
  });

/**
 * One side of a test in all runs that have both, by its id. Two sides have no bands: they would cover each other
 * [SI-1].
 */
export const sideValues = (points: readonly HistoryPoint[], testId: number, side: Side): TimedValue[] =>
  points.flatMap((point) => {
    const percent = point.results.find((one) => one.testId === testId)?.sides?.[side];
    return percent === undefined ? [] : [{ at: timeOf(point), percent, band: [percent, percent] }];
  });

/** Every value with its day, for who does not see the drawing. */
export const valuesInWords = (values: readonly TimedValue[]): string =>
  values.map(({ at, percent }) => texts.value(formatDate(new Date(at).toISOString()), percent)).join(', ');
