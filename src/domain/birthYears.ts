import { earliestBirthYear } from '../contract/members';

/** From when a table program counts its days: Excel on Windows, or on an old Mac. */
export type FirstYear = 1900 | 1904;

const months: readonly (readonly string[])[] = [
  ['januar', 'jan', 'january', 'jänner'],
  ['februar', 'feb', 'february'],
  ['märz', 'mär', 'mrz', 'march', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'jun', 'june'],
  ['juli', 'jul', 'july'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt', 'october', 'oct'],
  ['november', 'nov'],
  ['dezember', 'dez', 'december', 'dec'],
];

const monthOf = (name: string): number =>
  months.findIndex((names) => names.includes(name.normalize().toLowerCase())) + 1;

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const millisecondsOfDay = 86_400_000;

/** The year of a day number. Day 1 of 1900 has a day before it that never was: Excel counts a 29th of February. */
const yearOfDayNumber = (days: number, firstYear: FirstYear): number =>
  new Date(Date.UTC(firstYear, 0, firstYear === 1900 ? -1 : 1) + days * millisecondsOfDay).getUTCFullYear();

/**
 * Returns a function that finds the year of a birth in a cell, or null where the cell is not understood, or can mean
 * two years [MB-14]. `today` is the running year, `firstYear` that of the day numbers in this table.
 */
export const birthYearReader = (today: number, firstYear: FirstYear = 1900) => {
  /** Of two digits the latest year that is not in the future: nobody here is older than 99. */
  const fullYear = (digits: string): number => {
    if (digits.length === 4) return Number(digits);
    const year = today - (today % 100) + Number(digits);
    return year > today ? year - 100 : year;
  };

  const ofDate = (year: string, one: string, other: string): number | null => {
    const full = fullYear(year);
    const [first, second] = [Number(one), Number(other)];
    // Some programs write the month first. It makes no other year.
    return isDay(full, second, first) || isDay(full, first, second) ? full : null;
  };

  /** 10-02-01 is the 1st of February 2010 or the 10th of February 2001, unless one of them is no day. */
  const ofShortHyphens = (first: string, middle: string, last: string): number | null => {
    const years = new Set([ofDate(first, last, middle), ofDate(last, first, middle)]);
    years.delete(null);
    return years.size === 1 ? ([...years][0] ?? null) : null;
  };

  const ofEightDigits = (cell: string): number | null => {
    const isPossible = (year: string) => Number(year) >= earliestBirthYear && Number(year) <= today;
    const ways: [string, string, string][] = [
      [cell.slice(0, 4), cell.slice(6), cell.slice(4, 6)],
      [cell.slice(4), cell.slice(0, 2), cell.slice(2, 4)],
    ];
    const way = ways.find(([year, day, month]) => isPossible(year) && ofDate(year, day, month) !== null);
    return way ? Number(way[0]) : null;
  };

  /** 20011 is rather a year with a digit too many than a day of 1954. */
  const ofDayNumber = (cell: string): number | null => {
    const year = yearOfDayNumber(Number(cell), firstYear);
    return /^(19|20)/.test(cell) || year > today ? null : year;
  };

  const ofMonthName = (day: string | undefined, name: string, year: string): number | null => {
    const month = monthOf(name);
    return month > 0 && isDay(fullYear(year), month, Number(day ?? 1)) ? fullYear(year) : null;
  };

  /** At the last evening of a year in Greenwich it is the next year here. */
  const isTurnOfYear = (cell: string): boolean => /-12-31[T ]2[2-3]:.*Z$/i.test(cell);

  const forms: readonly [RegExp, (...parts: string[]) => number | null][] = [
    [/^(\d{4})$/, (year) => Number(year)],
    [/^(\d\d)$/, (year = '') => fullYear(year)],
    [/^(\d{5})$/, (days = '') => ofDayNumber(days)],
    [/^(\d{8})$/, (digits = '') => ofEightDigits(digits)],
    [/^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/, (year = '', month = '', day = '') => ofDate(year, day, month)],
    [
      /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/,
      (day = '', _sign, month = '', year = '') => ofDate(year, day, month),
    ],
    [
      /^(\d{1,2})([./]) ?(\d{1,2})\2 ?(\d\d)$/,
      (day = '', _sign, month = '', year = '') => ofDate(year, day, month),
    ],
    [
      /^(\d\d)-(\d{1,2})-(\d\d)$/,
      (first = '', middle = '', last = '') => ofShortHyphens(first, middle, last),
    ],
    [
      /^(?:(\d{1,2})\.? ?)?(\p{L}{3,9})\.? ?(\d{4}|\d\d)$/u,
      (day, name = '', year = '') => ofMonthName(day, name, year),
    ],
  ];

  /** What may follow a date: midnight, mostly. */
  const time = /[T ]\d{1,2}:\d\d(:\d\d)?([.,]\d+)?( ?[ap]m|Z|[+-]\d\d:?\d\d)?$/i;

  return (cell: string): number | null => {
    if (isTurnOfYear(cell)) return null;
    const date = cell.normalize().replace(time, '').trim();
    for (const [form, yearOf] of forms) {
      const parts = form.exec(date);
      if (parts) return yearOf(...parts.slice(1));
    }
    return null;
  };
};
