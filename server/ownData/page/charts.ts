/** Charts as drawings without a script, in the form that the app gives them [HI-2]. */
import { berlinDate } from '../berlin';
import { escaped } from './html';

/** A measured value over time. */
export interface ChartPoint {
  /** ISO 8601. */
  at: string;
  /** 0 to 100. */
  percent: number;
  /** From and to, 0 to 100; none for a line without a band. */
  band?: readonly [low: number, high: number];
  /** Whether the athlete rated by themselves: a ring. */
  isRing?: boolean;
}

interface Plot {
  width: number;
  height: number;
  left: number;
  top: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const yIn = ({ top, height }: Plot, percent: number) => rounded(top + height * (1 - percent / 100));

/** Returns where a time is: values are not spaced evenly. A single one stands near the left edge. */
const xIn = ({ left, width }: Plot, points: readonly ChartPoint[]) => {
  const times = points.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return (at: string) =>
    rounded(left + width * (first === last ? 0.12 : (Date.parse(at) - first) / (last - first)));
};

const inWords = (points: readonly ChartPoint[]): string =>
  points.map(({ at, percent }) => `${berlinDate(at)}: ${percent} %`).join(', ');

const pathOf = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('');

const bandOf = (plot: Plot, points: readonly ChartPoint[], x: (at: string) => number): string => {
  const edge = (index: 0 | 1) =>
    points.flatMap(({ at, band }): [number, number][] => (band ? [[x(at), yIn(plot, band[index])]] : []));
  const corners = [...edge(1), ...edge(0).toReversed()];
  return corners.length === 0 ? '' : `<path class="band" d="${pathOf(corners)}Z"/>`;
};

const seriesOf = (plot: Plot, points: readonly ChartPoint[], x: (at: string) => number): string =>
  `<path class="series" d="${pathOf(points.map(({ at, percent }) => [x(at), yIn(plot, percent)]))}"/>`;

const open = (width: number, height: number, label: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">`;

/** Percent over time as a line with its band, and with lines at 50 and 79. `points` are oldest first, at least one. */
export const lineChart = (title: string, points: readonly ChartPoint[]): string => {
  const plot = { left: 36, top: 20, width: 640, height: 208 };
  const x = xIn(plot, points);
  const right = plot.left + plot.width;
  const grid = [0, 50, 79, 100].map((percent) => {
    const y = yIn(plot, percent);
    return `<line class="grid" x1="${plot.left}" x2="${right}" y1="${y}" y2="${y}"/><text x="${plot.left - 8}" y="${y + 4}" text-anchor="end">${percent}</text>`;
  });
  const circles = points.map(
    ({ at, percent, isRing }) =>
      `<circle class="${isRing ? 'ring' : 'point'}" cx="${x(at)}" cy="${yIn(plot, percent)}" r="5"/>`,
  );
  const [first, last] = [points[0], points.at(-1)];
  const ends = [
    first ? `<text x="${plot.left}" y="252">${berlinDate(first.at)}</text>` : '',
    last && last !== first
      ? `<text x="${right}" y="252" text-anchor="end">${berlinDate(last.at)}</text>`
      : '',
    last
      ? `<text class="value" x="${x(last.at)}" y="${Math.max(12, yIn(plot, last.percent) - 12)}" text-anchor="middle">${last.percent} %</text>`
      : '',
  ];
  const drawn = [...grid, bandOf(plot, points, x), seriesOf(plot, points, x), ...circles, ...ends].join('');
  return `<figure class="wide" tabindex="0">${open(700, 262, `${title}. ${inWords(points)}`)}${drawn}</svg></figure>\n`;
};

/** The same of one test, small and without words in it. */
export const spark = (title: string, points: readonly ChartPoint[]): string => {
  const plot = { left: 4, top: 4, width: 212, height: 52 };
  const x = xIn(plot, points);
  const last = points.at(-1);
  const dot = last ? `<circle class="point" cx="${x(last.at)}" cy="${yIn(plot, last.percent)}" r="4"/>` : '';
  return `<figure><figcaption>${escaped(title)}${last ? `: zuletzt ${last.percent} %` : ''}</figcaption>${open(220, 60, `${title}. ${inWords(points)}`)}${seriesOf(plot, points, x)}${dot}</svg></figure>\n`;
};

/** How often something was done in each month, oldest first. */
export const barChart = (
  title: string,
  months: readonly (readonly [month: string, count: number])[],
): string => {
  const most = Math.max(1, ...months.map(([, count]) => count));
  const step = 664 / Math.max(months.length, 12);
  const bars = months.map(([, count], index) => {
    const height = rounded((120 * count) / most);
    const x = rounded(36 + index * step);
    const label =
      months.length <= 24 && count > 0
        ? `<text x="${rounded(x + step * 0.4)}" y="${rounded(136 - height)}" text-anchor="middle">${count}</text>`
        : '';
    return `<rect class="bar" x="${x}" y="${rounded(140 - height)}" width="${rounded(step * 0.8)}" height="${height}"/>${label}`;
  });
  const [first, last] = [months[0], months.at(-1)];
  const ends = [
    first ? `<text x="36" y="158">${first[0]}</text>` : '',
    last && last !== first
      ? `<text x="${rounded(36 + months.length * step)}" y="158" text-anchor="end">${last[0]}</text>`
      : '',
  ];
  const label = `${title}. ${months.map(([month, count]) => `${month}: ${count}`).join(', ')}`;
  return `<figure class="wide" tabindex="0">${open(700, 164, label)}<line class="grid" x1="36" x2="700" y1="140" y2="140"/>${[...bars, ...ends].join('')}</svg></figure>\n`;
};
