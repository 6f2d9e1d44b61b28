const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text so that nothing in it is markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** A cell of a table: a text, or HTML that is safe already. */
export type PageCell = string | number | null | { html: string };

const cellText = (cell: PageCell): string => {
  if (cell === null) return '–';
  if (typeof cell === 'object') return cell.html;
  return escaped(typeof cell === 'number' ? String(cell).replace('.', ',') : cell);
};

export const tableHead = (heads: readonly string[]): string =>
  `<div class="table" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>\n`;

export const tableRow = (cells: readonly PageCell[]): string =>
  `<tr>${cells.map((cell) => `<td>${cellText(cell)}</td>`).join('')}</tr>\n`;

export const tableEnd = '</tbody></table></div>\n';

/** Terms with what is said of each; those of which nothing is known are left out. */
export const factList = (facts: readonly (readonly [term: string, value: string | null])[]): string =>
  `<dl>${facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value ?? '')}</dd></div>`)
    .join('')}</dl>\n`;
