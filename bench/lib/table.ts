import type { Spread } from './pairs';
import { unitOf } from './pairs';
import type { Line, Outcome } from './works';

/** Returns a number as it is read best: large ones without decimals. */
const short = (value: number): string => {
  if (value === 0) return '0';
  if (value >= 100) return value.toFixed(0);
  return value >= 1 ? value.toFixed(1) : value.toFixed(3);
};

const ratioInWords = ({ min, median, max }: Spread): string =>
  `, × ${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;

const inCell = ({ name, value, ratio }: Line['measures'][number]): string =>
  `${short(value.median)}${unitOf(name)}${ratio === null ? '' : ratioInWords(ratio)}`;

const rowOf = ({ name, measures }: Line): string => `| ${[name, ...measures.map(inCell)].join(' | ')} |`;

/** Returns the table of a work: a row for each that did it, with the median and its ratio to the floor. */
export const tableOf = ({ name, floor, lines }: Outcome): string => {
  const measures = lines[0]?.measures.map((measure) => measure.name) ?? [];
  return [
    `### ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    `Floor: ${floor}.`,
    '',
    `| | ${measures.join(' | ')} |`,
    `|${'---|'.repeat(measures.length + 1)}`,
    ...lines.map(rowOf),
  ].join('\n');
};

const [begin, end] = ['<!-- begin of the table -->', '<!-- end of the table -->'];

/** Returns the page with another text between its marks. Throws when it lacks them. */
export const withTable = (page: string, text: string): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('The page has no place for the table.');
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
};
