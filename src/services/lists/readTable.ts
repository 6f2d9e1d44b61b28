import { parse } from 'papaparse';
import { countColumns } from '../../domain/memberColumns';
import type { FileFault, Table } from '../../domain/memberFile';

const delimiters = [';', ',', '\t', '|'];

/** The header is among the first rows: a title may stand above it. */
const preview = 20;

/** With the right delimiter more columns of the header are known than with any other. */
const delimiterOf = (text: string): string => {
  const counts = delimiters.map((delimiter) => {
    const { data } = parse<string[]>(text.trimStart(), { delimiter, preview });
    return { delimiter, count: Math.max(0, ...data.map(countColumns)) };
  });
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best?.delimiter ?? ';';
};

/** Excel can write its delimiter into a first line, which it does not show as a row. */
const excelLine = /^sep=.(\r\n?|\n)/i;

/** Returns the cells of a CSV text, row by row, or what is wrong with its quotes [MB-3]. */
export const readTable = (text: string): { table: Table } | { fault: FileFault } => {
  const shown = text.replace(excelLine, '');
  const { data, errors } = parse<string[]>(shown, { delimiter: delimiterOf(shown) });
  const inQuotes = errors.find(({ type }) => type === 'Quotes');
  if (inQuotes) return { fault: { kind: 'quotes', line: (inQuotes.row ?? 0) + 1 } };
  const rows = data.map((cells, index) => ({ line: index + 1, cells }));
  return { table: { rows, firstYear: 1900, sheet: null } };
};
