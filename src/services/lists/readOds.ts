import type { Table } from '../../domain/memberFile';
import { createRows } from './rowsOfCells';
import { readXml } from './xml';

/** What has words that are in no cell: comments, pictures, and what was changed. */
const isBeside = (name: string): boolean =>
  name === 'office:annotation' ||
  name === 'table:shapes' ||
  name === 'table:tracked-changes' ||
  name.startsWith('draw:');

const countOf = (value: string | undefined): number => Math.max(1, Number.parseInt(value ?? '1', 10) || 1);

/** Most blanks that a cell names in a row. */
const mostBlanks = 100;

interface Cell {
  /** What is stored beside what is shown: a date, a number. */
  stored: string | undefined;
  times: number;
  paragraphs: string[];
}

const storedIn = (attribute: (name: string) => string | undefined): string | undefined => {
  const type = attribute('office:value-type');
  if (type === 'date') return attribute('office:date-value');
  if (type === 'float') return attribute('office:value');
  return type === 'string' ? attribute('office:string-value') : undefined;
};

/** Returns the sheets of an OpenDocument table (.ods) that are not hidden. Throws `Damaged` or `TooHuge`. */
export const readOds = (content: string): Table[] => {
  const tables: Table[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let sheet = createRows();
  let [line, column, rowTimes, depth, beside] = [1, 0, 1, 0, 0];
  let cell: Cell | null = null;
  const add = (text: string) => {
    const last = cell ? cell.paragraphs.length - 1 : -1;
    if (cell && last >= 0) cell.paragraphs[last] += text;
  };

  readXml(content, {
    open: (name, attribute) => {
      if (isBeside(name)) beside += 1;
      if (beside > 0) return;
      if (name === 'style:style') style = attribute('style:name') ?? '';
      if (name === 'style:table-properties' && attribute('table:display') === 'false')
        hiddenStyles.add(style);
      if (name === 'table:table') {
        depth += 1;
        if (depth > 1) return;
        sheet = createRows();
        line = 1;
        const isHidden = hiddenStyles.has(attribute('table:style-name') ?? '');
        const table: Table = { sheet: attribute('table:name') ?? '', firstYear: 1900, rows: sheet.rows };
        if (!isHidden) tables.push(table);
      }
      if (name === 'table:table-row') {
        rowTimes = countOf(attribute('table:number-rows-repeated'));
        column = 0;
      }
      if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
        const times = countOf(attribute('table:number-columns-repeated'));
        cell = { stored: storedIn(attribute), times, paragraphs: [] };
      }
      if (name === 'text:p') cell?.paragraphs.push('');
      if (name === 'text:s') add(' '.repeat(Math.min(mostBlanks, countOf(attribute('text:c')))));
      if (name === 'text:tab' || name === 'text:line-break') add(' ');
    },
    text: (text) => {
      if (beside === 0) add(text);
    },
    close: (name) => {
      if (isBeside(name)) {
        beside -= 1;
        return;
      }
      if (beside > 0) return;
      if (name === 'table:table') depth -= 1;
      if (name === 'table:table-row') {
        sheet.end(line, rowTimes);
        line += rowTimes;
      }
      if (cell && (name === 'table:table-cell' || name === 'table:covered-table-cell')) {
        sheet.put(column, cell.stored ?? cell.paragraphs.join('\n'), cell.times);
        column += cell.times;
        cell = null;
      }
    },
  });
  return tables;
};
