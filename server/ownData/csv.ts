/** Tables as a German Excel opens them: semicolons, decimal commas, CRLF, and a mark by which it knows UTF-8 [LV-6]. */

/** What a cell holds. A text that is a number for the reader has to come as a number. */
export type Cell = string | number | boolean | null;

/** What a table program would take for a formula, also in the wide forms of East Asian keyboards. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const needsQuotes = /[";\r\n]|^\s|\s$/;

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein';
  return formula.test(cell) ? `'${cell}` : cell;
};

const cellText = (cell: Cell): string => {
  const text = textOf(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A row of a table. A text that would be a formula gets an apostrophe before it. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellText).join(';')}\r\n`;

/** The first characters of a table. */
export const byteOrderMark = '\uFEFF';
