import { maxImport } from '../contract/members';
import type { FileFault } from './memberFile';
import { plainName } from './names';

/** The columns that are read from a list of members [MB-3]. */
export type ListedField = 'firstName' | 'lastName' | 'email' | 'birthYear' | 'team';

/** A row of a list. `line` is its row in the file, the header being row 1. */
export interface ListedPerson {
  line: number;
  fields: Record<ListedField, string>;
}

/** What a column can be called, in the form of `plainHeader`. If a list has several, the first of these counts. */
const headers: Readonly<Record<ListedField, readonly string[]>> = {
  firstName: ['vorname', 'firstname', 'givenname', 'rufname', 'forename'],
  lastName: ['nachname', 'familienname', 'lastname', 'surname', 'familyname', 'zuname', 'name'],
  email: ['email', 'emailadresse', 'emailaddress', 'mail', 'mailadresse', 'mailaddress'],
  birthYear: [
    ...['jahrgang', 'geburtsjahr', 'birthyear', 'yearofbirth'],
    ...['geburtsdatum', 'geburtstag', 'geboren', 'geb', 'dateofbirth', 'birthdate', 'birthday'],
  ],
  team: ['team', 'mannschaft', 'gruppe', 'trainingsgruppe', 'group', 'squad'],
};

const listedFields = Object.keys(headers) as ListedField[];

/** Without case, accents, blanks, hyphens, and remarks in brackets. */
const plainHeader = (header: string): string =>
  header
    .replace(/\(.*?\)/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Returns where each known column is. */
const columnsOf = (header: readonly string[]): Partial<Record<ListedField, number>> => {
  const names = header.map(plainHeader);
  const found = listedFields.map((field) => {
    const name = headers[field].find((known) => names.includes(known));
    return name === undefined ? [] : [[field, names.indexOf(name)] as const];
  });
  return Object.fromEntries(found.flat());
};

/** Returns how many columns of a header are known. */
export const countColumns = (header: readonly string[]): number => Object.keys(columnsOf(header)).length;

/** 12.03.2011, 12/3/2011 or 2011-03-12, also with a time. */
const dates = [/^\d{1,2}[./-] ?\d{1,2}[./-] ?(\d{4})(?!\d)/, /^(\d{4})[./-]\d{1,2}[./-]\d{1,2}(?!\d)/];

/** Returns the year of a date. Anything else stays as it is. */
const yearOfCell = (cell: string): string => {
  const matches = dates.map((date) => date.exec(cell)?.[1]);
  return matches.find((year) => year !== undefined) ?? cell;
};

const isBlank = (row: readonly string[]): boolean => row.every((cell) => plainName(cell) === '');

/**
 * Returns the people of a table. Its first row that is not blank is the header. Further columns and blank rows are left
 * out. Returns what is wrong with the file if it has no columns for the names, no rows, or too many [MB-3].
 */
export const listedPeople = (
  table: readonly string[][],
): { people: ListedPerson[] } | { fault: FileFault } => {
  const rows = table
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  const [header, ...filled] = rows;
  if (!header) return { fault: { kind: 'empty' } };
  const columns = columnsOf(header.cells);
  if (columns.firstName === undefined || columns.lastName === undefined)
    return { fault: { kind: 'columns' } };
  if (filled.length === 0) return { fault: { kind: 'empty' } };
  if (filled.length > maxImport) return { fault: { kind: 'many', count: filled.length } };
  const cellOf = (cells: readonly string[], field: ListedField) =>
    plainName(cells[columns[field] ?? -1] ?? '');
  const people = filled.map(({ line, cells }) => ({
    line,
    fields: {
      firstName: cellOf(cells, 'firstName'),
      lastName: cellOf(cells, 'lastName'),
      email: cellOf(cells, 'email'),
      birthYear: yearOfCell(cellOf(cells, 'birthYear')),
      team: cellOf(cells, 'team'),
    },
  }));
  return { people };
};
