import { birthYearReader } from '../../src/domain/birthYears';

const yearOf = birthYearReader(2026);

test.each([
  ['2010', 2010],
  ['12', 2012],
  ['26', 2026],
  ['27', 1927],
  ['00', 2000],
  ['01.02.2010', 2010],
  ['1.2.2010', 2010],
  ['1. 2. 2010', 2010],
  ['01-02-2010', 2010],
  ['12/31/2010', 2010],
  ['31/12/2010', 2010],
  ['01.02.10', 2010],
  ['1.2.10', 2010],
  ['03.03.70', 1970],
  ['29.02.08', 2008],
  ['1/2/10', 2010],
  ['31-01-70', 1970],
  ['2010-02-01', 2010],
  ['2010-02-01 00:00', 2010],
  ['2010-02-01T00:00:00', 2010],
  ['2010-02-01T00:00:00.000Z', 2010],
  ['01.02.2010 0:00:00', 2010],
  ['2010/2/1', 2010],
  ['20100201', 2010],
  ['01022010', 2010],
  ['40210', 2010],
  ['36526', 2000],
  ['36525', 1999],
  ['18264', 1950],
  ['1. Februar 2010', 2010],
  ['1 Feb 2010', 2010],
  ['1. Feb. 10', 2010],
  ['03. Ma\u0308rz 2010', 2010],
  ['Februar 2010', 2010],
])('[MB-14] in 2026 the year of %s is %i', (cell, year) => {
  expect(yearOf(cell)).toBe(year);
});

test.each([
  ['', 'nothing'],
  ['unbekannt', 'a word'],
  ['elf', 'a word with the length of a month'],
  ['7', 'one digit'],
  ['2010/11', 'a season'],
  ['20011', 'a year with a digit too many, or a day of 1954'],
  ['19999', 'the same in the last century'],
  ['46388', 'a day of 2027'],
  ['99999', 'a day of 2173'],
  ['100201', 'six digits'],
  ['1022010', 'seven digits'],
  ['20101332', 'eight digits that are no day'],
  ['31.02.2010', 'a day that never was'],
  ['00.00.2010', 'a day that nobody knew'],
  ['12.03.20011', 'a long year'],
  ['10-02-01', 'a day in 2010 or in 2001'],
  ['30. Februar 2010', 'a day that never was, with words'],
  ['2009-12-31T23:00:00.000Z', 'the turn of the year, in Greenwich'],
  ['2.01E+03', 'a rounded number'],
  ['2010-02', 'half a date'],
])('[MB-14] %s has no certain year: %s', (cell) => {
  expect(yearOf(cell)).toBeNull();
});

test('[MB-14] old Macs count days from 1904', () => {
  expect(birthYearReader(2026, 1904)('38748')).toBe(2010);
  expect(birthYearReader(2026, 1900)('38748')).toBe(2006);
});

test('[MB-14] two digits that are a day at both ends have one year if it is the same', () => {
  expect(yearOf('10-02-10')).toBe(2010);
});
