import type { TableRow } from '../../domain/memberFile';
import { TooHuge } from './damaged';

/** Most cells of a sheet, with the blank ones to the left of others. 500 rows of 100 columns are 50,000. */
const mostCells = 1_000_000;

/** Collects the rows of a sheet. Blank cells and rows at the end cost nothing, however many a file names. */
export const createRows = () => {
  const rows: TableRow[] = [];
  let count = 0;
  let cells: string[] = [];

  return {
    rows,
    /** Puts a value into the open row, `times` times from this column on. */
    put: (column: number, value: string, times = 1) => {
      if (value === '') return;
      count += Math.max(0, column + times - cells.length);
      if (count > mostCells) throw new TooHuge('The sheet has too many cells.');
      while (cells.length < column) cells.push('');
      for (let index = column; index < column + times; index += 1) cells[index] = value;
    },
    /** Ends the open row, which stands in these lines of the sheet. */
    end: (line: number, times = 1) => {
      if (cells.length > 0) {
        count += (times - 1) * cells.length;
        if (count > mostCells) throw new TooHuge('The sheet has too many rows.');
        for (let index = 0; index < times; index += 1) rows.push({ line: line + index, cells });
      }
      cells = [];
    },
  };
};
