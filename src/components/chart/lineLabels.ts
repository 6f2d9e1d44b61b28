/** The words of a line over time: its values, and the months below it. */
import {
  type Around,
  type PlacedLabel,
  type PlotSize,
  placeLabels,
  pointBox,
  type WantedLabel,
} from './labels';
import { type TimedValue, yOf } from './scales';

/** The height of the plot in pixels. The style sheet has the same. */
export const plotHeight = 208;

/** The widths from which on words are placed anew, in pixels. The style sheet has the same. */
export const steps = [160, 212, 280, 380, 520, 720] as const;

/** The size of the words, in pixels. The style sheet has the same. */
export const fontSizes = { last: 19, usual: 14 };

/** The radius of a point with its edge. */
const pointRadius = 7;

/** How far a value is from its band. */
const gap = 8;

/** Values may reach to the upper edge of the chart and to its right one, and stay clear of the axes. */
const aroundValues: Around = { left: 4, right: 6, top: 28, bottom: 6 };

/** The months stand in a row of their own, where the left edge is further away. */
const aroundMonths: Around = { left: 30, right: 6, top: 0, bottom: 36 };

/** The last and the first value are more important than the others, of which the newest come first. */
const byImportance = <Value>(values: readonly Value[]): Value[] => {
  const [last, ...others] = values.toReversed();
  const first = others.pop();
  return [last, first, ...others].filter((value) => value !== undefined);
};

interface KeyedValue extends TimedValue {
  key: string;
}

const valueLabel = (value: KeyedValue, x: number, isLast: boolean): WantedLabel => {
  const fontSize = isLast ? fontSizes.last : fontSizes.usual;
  return {
    key: value.key,
    text: isLast ? `${value.percent}\u00a0%` : String(value.percent),
    fontSize,
    places: [
      { x, y: yOf(value.band[1]), dy: -gap },
      { x, y: yOf(value.band[0]), dy: gap + fontSize * 0.78 },
    ],
  };
};

const monthOf = (at: number, withYear: boolean) =>
  new Date(at).toLocaleDateString('de-DE', { month: 'short', ...(withYear && { year: '2-digit' }) });

/** Each month once, at its last value; of several years with the year. */
const monthLabels = (values: readonly KeyedValue[], x: (at: number) => number): WantedLabel[] => {
  const years = new Set(values.map(({ at }) => new Date(at).getFullYear()));
  const months = new Map(values.map((value) => [monthOf(value.at, years.size > 1), value]));
  return byImportance([...months]).map(([text, { key, at }]) => ({
    key,
    text,
    fontSize: fontSizes.usual,
    places: [{ x: x(at), y: 100, dy: 24 }],
  }));
};

/** The words of a plot that is at least this wide. `values` are oldest first. */
export const lineLabels = (
  values: readonly KeyedValue[],
  x: (at: number) => number,
  width: number,
): { values: PlacedLabel[]; months: PlacedLabel[] } => {
  const size: PlotSize = { width, height: plotHeight };
  const last = values.at(-1);
  const points = values.map(({ at, percent }) => pointBox(x(at), yOf(percent), pointRadius, size));
  const wanted = byImportance(values).map((value) => valueLabel(value, x(value.at), value === last));
  return {
    values: placeLabels(wanted, size, aroundValues, points),
    months: placeLabels(monthLabels(values, x), size, aroundMonths),
  };
};
