import { maxImport } from '../contract/members';
import { birthYearReader } from './birthYears';
import type { ListedField, ListedPerson, MemberList, OtherRow } from './listedMembers';
import type { FileFault, Table, TableRow } from './memberFile';
import { plainName } from './names';

/**
 * What a column can be called, in the form of `plainHeader`. If a list has several, they count in this order, and for
 * what a person may lack the first that has something in a row.
 */
const headers: Readonly<Record<ListedField, readonly string[]>> = {
  firstName: ['vorname', 'firstname', 'givenname', 'rufname', 'forename'],
  lastName: ['nachname', 'familienname', 'lastname', 'surname', 'familyname', 'zuname', 'name'],
  email: [
    ...['email', 'emailadresse', 'emailaddress', 'mail', 'mailadresse', 'mailaddress', 'emailprivat'],
    ...['emailkontakt', 'email1', 'emailadresse1', 'email2', 'emailadresse2'],
  ],
  birthYear: [
    ...['geburtsdatum', 'geburtstag', 'geboren', 'geborenam', 'geb', 'gebam', 'gebdatum', 'gebdat', 'gebtag'],
    ...['dateofbirth', 'birthdate', 'birthday', 'geburtsjahr', 'gebjahr', 'jahrgang', 'jg'],
    ...['birthyear', 'yearofbirth'],
  ],
  team: [
    ...['team', 'mannschaft', 'gruppe', 'trainingsgruppe', 'group', 'squad'],
    ...['klasse', 'klassenbezeichnung', 'abteilung', 'sparte'],
  ],
};

const listedFields = Object.keys(headers) as ListedField[];

/** Without case, accents, blanks, hyphens, and remarks in brackets. */
const plainHeader = (header: string): string =>
  header
    .replace(/\(.*?\)/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Where each field is: the columns in the order in which they count. */
type Columns = Record<ListedField, number[]>;

const columnsOf = (header: readonly string[]): Columns => {
  const names = header.map(plainHeader);
  const found = listedFields.map((field) => [
    field,
    headers[field].flatMap((known) => names.flatMap((name, index) => (name === known ? [index] : []))),
  ]);
  return Object.fromEntries(found) as Columns;
};

/** Returns how many fields a row names as its columns. */
export const countColumns = (header: readonly string[]): number =>
  Object.values(columnsOf(header)).filter(({ length }) => length > 0).length;

/** Whether a row can be the header of a list. */
const isHeader = ({ cells }: TableRow): boolean => {
  const { firstName, lastName } = columnsOf(cells);
  return firstName.length > 0 && lastName.length > 0;
};

/** So many rows with a title may stand above the header. */
const highestHeader = 20;

/** A cell in one line, without what is not seen; what no encoding has a sign for is seen. */
const plainCell = (cell: string): string =>
  plainName(cell.replace(/[\u0080-\u009f]/g, '\ufffd').replace(/[\u2010\u2011]/g, '-')).normalize();

const isBlank = ({ cells }: TableRow): boolean => cells.every((cell) => plainCell(cell) === '');

const longestText = 120;

/** Returns a row in words: what is in its cells. */
const textOf = ({ cells }: TableRow): string => {
  const text = cells
    .map(plainCell)
    .filter((cell) => cell !== '')
    .join(', ');
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
};

const sumWords = /^(zwischensumme|summe|gesamt(summe|zahl)?|insgesamt|anzahl|total)\b/i;

/** Whether a row counts the others: it begins with a word of sums, and has no two names. */
const isSum = (row: TableRow, names: readonly string[]): boolean => {
  const first = row.cells.map(plainCell).find((cell) => cell !== '');
  return sumWords.test(first ?? '') && !names.every((name) => /^\P{N}+$/u.test(name));
};

/** In a list of school classes '07' under Jahrgang is rather a class than a year. */
const isSchoolYear = (cell: string, header: readonly string[]): boolean =>
  /^\d{1,2}$/.test(cell) && header.some((name) => plainHeader(name).startsWith('klasse'));

const personReader = (header: readonly string[], year: number, firstYear: Table['firstYear']) => {
  const columns = columnsOf(header);
  const width = header.findLastIndex((name) => plainCell(name) !== '') + 1;
  const yearOf = birthYearReader(year, firstYear);
  const first = (cells: readonly string[], indexes: readonly number[]) =>
    indexes.map((index) => plainCell(cells[index] ?? '')).find((cell) => cell !== '') ?? '';
  const yearIn = (cell: string) => (isSchoolYear(cell, header) ? cell : (yearOf(cell)?.toString() ?? cell));

  return (row: TableRow): ListedPerson => {
    const { line, cells } = row;
    const fields = {
      // Of names only the first column counts: a second one can be that of a parent.
      firstName: first(cells, columns.firstName.slice(0, 1)),
      lastName: first(cells, columns.lastName.slice(0, 1)),
      email: first(cells, columns.email),
      birthYear: yearIn(first(cells, columns.birthYear)),
      team: first(cells, columns.team),
    };
    const isNameless = fields.firstName === '' && fields.lastName === '';
    const isTooLong = cells.slice(width).some((cell) => plainCell(cell) !== '');
    return { line, fields, text: isNameless ? textOf(row) : null, isTooLong };
  };
};

const unreadColumnsOf = (header: readonly string[], rows: readonly TableRow[]): string[] => {
  const read = new Set(Object.values(columnsOf(header)).flat());
  const names = header.map((name, index) => ({ name: plainCell(name), index }));
  const isFilled = (index: number) => rows.some(({ cells }) => plainCell(cells[index] ?? '') !== '');
  return names
    .filter(({ name, index }) => name !== '' && !read.has(index) && isFilled(index))
    .map(({ name }) => name);
};

const asOther = (row: TableRow): OtherRow => ({ line: row.line, text: textOf(row) });

/**
 * Returns the people of a table, and what else it has. Its header is the first row that names both names; what stands
 * above is a title. Returns what is wrong with the file if it has no such row, nobody, or too many [MB-3, MB-15].
 *
 * @param year the running year
 */
export const listedPeople = (
  table: Table,
  year: number,
): { list: Omit<MemberList, 'unreadSheets'> } | { fault: FileFault } => {
  const rows = table.rows.filter((row) => !isBlank(row));
  if (rows.length === 0) return { fault: { kind: 'empty' } };
  const above = rows.slice(0, highestHeader).findIndex(isHeader);
  const header = rows[above];
  if (!header) return { fault: { kind: 'columns' } };
  const below = rows.slice(above + 1);
  const { firstName, lastName } = columnsOf(header.cells);
  const isSumRow = (row: TableRow) =>
    isSum(
      row,
      [firstName[0], lastName[0]].map((index) => plainCell(row.cells[index ?? -1] ?? '')),
    );
  const filled = below.filter((row) => !isSumRow(row));
  if (filled.length === 0) return { fault: { kind: 'empty' } };
  if (filled.length > maxImport) return { fault: { kind: 'many', count: filled.length } };
  const people = filled.map(personReader(header.cells, year, table.firstYear));
  const others = [...rows.slice(0, above), ...below.filter(isSumRow)].map(asOther);
  return { list: { people, others, unreadColumns: unreadColumnsOf(header.cells, filled) } };
};
