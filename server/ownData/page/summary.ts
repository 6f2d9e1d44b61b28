import { berlinDate } from '../berlin';
import type { OwnReader } from '../reader';
import type { ChartPoint } from './charts';

/** What the charts need: few numbers of each run. */
export interface Summary {
  total: ChartPoint[];
  /** Each test by its name, in the order of its first time. */
  tests: Map<string, ChartPoint[]>;
  /** How many trainings there were in each month, oldest first, months without one too. */
  months: [month: string, count: number][];
  trainings: number;
}

/** The month of an ISO instant in German time, as MM/yyyy. */
const monthOf = (iso: string): string => berlinDate(iso).slice(3).replace('.', '/');

const monthAfter = (name: string): string => {
  const [month = 1, year = 0] = name.split('/').map(Number);
  return month === 12 ? `01/${year + 1}` : `${String(month + 1).padStart(2, '0')}/${year}`;
};

/** The most months of the chart: a date far away must not make it endless. */
const mostMonths = 600;

/** Adds the months without a training. */
const filled = (counts: ReadonlyMap<string, number>): [string, number][] => {
  const [first] = counts.keys();
  const last = [...counts.keys()].at(-1);
  if (first === undefined) return [];
  const months: [string, number][] = [];
  for (let month = first; months.length < mostMonths; month = monthAfter(month)) {
    months.push([month, counts.get(month) ?? 0]);
    if (month === last) break;
  }
  return months;
};

export const readSummary = async (reader: OwnReader): Promise<Summary> => {
  const total: ChartPoint[] = [];
  const tests = new Map<string, ChartPoint[]>();
  // A second look has no result.
  for await (const page of reader.screenings())
    for (const { start, isCompleted, result, band, isSelfRated, tests: done } of page) {
      if (!isCompleted || result === null) continue;
      const [low = result, high = result] = band ?? [];
      total.push({ at: start, percent: result, band: [low, high], isRing: isSelfRated });
      for (const test of done)
        if (test.result !== null)
          tests.set(test.name, [...(tests.get(test.name) ?? []), { at: start, percent: test.result }]);
    }
  const counts = new Map<string, number>();
  let trainings = 0;
  for await (const page of reader.trainings())
    for (const { start } of page) {
      trainings += 1;
      counts.set(monthOf(start), (counts.get(monthOf(start)) ?? 0) + 1);
    }
  return { total, tests, months: filled(counts), trainings };
};
