import type { Table } from '../../domain/memberFile';
import { Damaged } from './damaged';
import { createRows } from './rowsOfCells';
import { readXml } from './xml';

/** The texts of the files in an archive, by their names. */
export type Parts = ReadonlyMap<string, string>;

/** Where a workbook begins. */
export const workbookPart = 'xl/workbook.xml';

const partOf = (parts: Parts, name: string): string => {
  const part = parts.get(name);
  if (part === undefined) throw new Damaged(`${name} is missing.`);
  return part;
};

/** Excel writes what XML cannot hold as _x000D_. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the texts that cells share. What is written above a word to say how it is spoken is no part of it. */
const sharedTextsOf = (xml: string | undefined): string[] => {
  const texts: string[] = [];
  if (xml === undefined) return texts;
  let [text, isInText, spoken] = ['', false, 0];
  readXml(xml, {
    open: (name) => {
      if (name === 'x:si') text = '';
      if (name === 'x:rPh') spoken += 1;
      if (name === 'x:t') isInText = spoken === 0;
    },
    text: (part) => {
      if (isInText) text += part;
    },
    close: (name) => {
      if (name === 'x:t') isInText = false;
      if (name === 'x:rPh') spoken -= 1;
      if (name === 'x:si') texts.push(unescaped(text));
    },
  });
  return texts;
};

/** The formats of dates that every Excel knows by number. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Whether a format shows a day, a month or a year. What is quoted, escaped or in brackets shows nothing. */
const isDateFormat = (code: string): boolean =>
  /[dy]|m{3}/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|General|Standard/gi, ''));

/** Returns which styles of cells show a number as a date. */
const dateStylesOf = (xml: string | undefined): boolean[] => {
  const styles: boolean[] = [];
  if (xml === undefined) return styles;
  const ownDates = new Set<number>();
  let isInCells = false;
  readXml(xml, {
    open: (name, attribute) => {
      const id = Number(attribute('numFmtId'));
      if (name === 'x:numFmt' && isDateFormat(attribute('formatCode') ?? '')) ownDates.add(id);
      if (name === 'x:cellXfs') isInCells = true;
      if (name === 'x:xf' && isInCells) styles.push(isBuiltInDate(id) || ownDates.has(id));
    },
    close: (name) => {
      if (name === 'x:cellXfs') isInCells = false;
    },
  });
  return styles;
};

interface Sheet {
  name: string;
  id: string;
}

const workbookOf = (xml: string): { sheets: Sheet[]; firstYear: Table['firstYear'] } => {
  const sheets: Sheet[] = [];
  let firstYear: Table['firstYear'] = 1900;
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'x:workbookPr' && /^(1|true)$/.test(attribute('date1904') ?? '')) firstYear = 1904;
      if (name !== 'x:sheet' || /hidden/i.test(attribute('state') ?? '')) return;
      sheets.push({ name: attribute('name') ?? '', id: attribute('r:id') ?? '' });
    },
  });
  return { sheets, firstYear };
};

/** Returns the names of the parts by the ids of the workbook. */
const targetsOf = (xml: string): Map<string, string> => {
  const targets = new Map<string, string>();
  readXml(xml, {
    open: (name, attribute) => {
      if (name !== 'rel:Relationship') return;
      const target = attribute('Target') ?? '';
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
};

/** Returns the column of a cell from 0: that of 'AB12' is 27. */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) throw new Damaged(`There is no cell ${reference}.`);
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const millisecondsOfDay = 86_400_000;

/** Returns the day that Excel stores as a number: 2010-02-01. */
const dayOf = (number: number, firstYear: Table['firstYear']): string => {
  const origin = Date.UTC(firstYear, 0, firstYear === 1900 ? -1 : 1);
  const date = new Date(origin + Math.floor(number) * millisecondsOfDay);
  return Number.isNaN(date.getTime()) ? String(number) : date.toISOString().slice(0, 10);
};

interface Book {
  texts: readonly string[];
  dateStyles: readonly boolean[];
  firstYear: Table['firstYear'];
}

/** Returns what a cell shows, from how it is stored. */
const shownValue = (
  { texts, dateStyles, firstYear }: Book,
  cell: { type: string; style: number; value: string; inline: string },
): string => {
  const { type, style, value, inline } = cell;
  if (type === 'inlineStr') return unescaped(inline);
  if (type === 's') return value === '' ? '' : (texts[Number(value)] ?? '\ufffd');
  if (type !== 'n' || value.trim() === '') return unescaped(value);
  const number = Number(value);
  return dateStyles[style] ? dayOf(number, firstYear) : String(number);
};

const rowsOfSheet = (xml: string, book: Book) => {
  const { rows, put, end } = createRows();
  let [line, column, isInValue, isInText, spoken] = [0, -1, false, false, 0];
  let cell = { type: 'n', style: 0, value: '', inline: '' };
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'x:row') {
        line = Number(attribute('r') ?? line + 1);
        column = -1;
      }
      if (name === 'x:c') {
        const reference = attribute('r');
        column = reference ? columnOf(reference) : column + 1;
        cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '', inline: '' };
      }
      if (name === 'x:rPh') spoken += 1;
      if (name === 'x:v') isInValue = true;
      if (name === 'x:t') isInText = spoken === 0;
    },
    text: (part) => {
      if (isInValue) cell.value += part;
      if (isInText) cell.inline += part;
    },
    close: (name) => {
      if (name === 'x:v') isInValue = false;
      if (name === 'x:t') isInText = false;
      if (name === 'x:rPh') spoken -= 1;
      if (name === 'x:c') put(column, shownValue(book, cell));
      if (name === 'x:row') end(line);
    },
  });
  return rows;
};

/** Returns the sheets of a table of Excel (.xlsx) that are not hidden. Throws `Damaged` or `TooHuge`. */
export const readXlsx = (parts: Parts): Table[] => {
  const { sheets, firstYear } = workbookOf(partOf(parts, workbookPart));
  const targets = targetsOf(partOf(parts, 'xl/_rels/workbook.xml.rels'));
  const book: Book = {
    texts: sharedTextsOf(parts.get('xl/sharedStrings.xml')),
    dateStyles: dateStylesOf(parts.get('xl/styles.xml')),
    firstYear,
  };
  return sheets.flatMap(({ name, id }) => {
    const target = targets.get(id) ?? '';
    // A sheet may be a chart.
    if (target.includes('/chartsheets/') || target.includes('/dialogsheets/')) return [];
    return [{ sheet: name, firstYear, rows: rowsOfSheet(partOf(parts, target), book) }];
  });
};
