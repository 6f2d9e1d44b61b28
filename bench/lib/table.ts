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

/** Returns the heading of a work's section. */
const headingOf = ({ name }: Outcome): string => `### ${name[0]?.toUpperCase()}${name.slice(1)}`;

/**
 * Returns the section of a work: a row for each that did it, with the median and its ratio to the floor.
 *
 * @param when says when and where it was measured
 */
export const sectionOf = (outcome: Outcome, when: string): string => {
  const measures = outcome.lines[0]?.measures.map((measure) => measure.name) ?? [];
  return [
    headingOf(outcome),
    '',
    `Floor: ${outcome.floor}. ${when}`,
    '',
    `| | ${measures.join(' | ')} |`,
    `|${'---|'.repeat(measures.length + 1)}`,
    ...outcome.lines.map(rowOf),
  ].join('\n');
};

const [begin, end] = ['<!-- begin of the table -->', '<!-- end of the table -->'];

/**
 * Returns the page with these sections between its marks. A section of the same heading is replaced where it is; a new
 * one comes last. Throws when the page lacks the marks.
 */
export const withSections = (page: string, sections: readonly string[]): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('The page has no place for the table.');
  const former = page.slice(from + begin.length, to).split(/^(?=### )/m);
  const byHeading = new Map(
    [...former, ...sections]
      .map((section) => section.trim())
      .filter((section) => section !== '')
      .map((section) => [section.split('\n')[0], section]),
  );
  const text = [...byHeading.values()].join('\n\n');
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
};
