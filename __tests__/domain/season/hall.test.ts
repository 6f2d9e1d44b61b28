import { hallNames, hallRows, hallSheets } from '../../../src/domain/season/hall';
import type { SeasonLane } from '../../../src/domain/season/lanes';

const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName });

const lane = (id: number): SeasonLane => ({
  id,
  name: 'Wer es auch ist',
  firstName: 'Wer',
  lastName: 'Auch',
  team: 'U16',
  change: null,
  weeks: [
    { trainings: 3, minutes: 60, screenings: 0, result: null, pain: 6 },
    { trainings: 0, minutes: 0, screenings: 1, result: 47, pain: null },
  ],
});

const namesOf = (...people: ReturnType<typeof person>[]) => [...hallNames(people).values()];

test('[SN-3] a name in the hall is the first name and an initial', () => {
  expect(namesOf(person(1, 'Mia', 'Schuster'), person(2, 'Ärin', 'Österle'), person(3, 'Tim', ''))).toEqual([
    'Mia S.',
    'Ärin Ö.',
    'Tim',
  ]);
});

test('[SN-3] two who would have the same name get as many letters as tell them apart', () => {
  const people = [person(1, 'Mia', 'Schuster'), person(2, 'Mia', 'Schneider'), person(3, 'Mia', 'Vogt')];
  expect(namesOf(...people)).toEqual(['Mia Schu.', 'Mia Schn.', 'Mia V.']);
  expect(namesOf(person(1, 'Mia', 'Sommer'), person(2, 'Mia', 'Sommer'))).toEqual(['Mia S.', 'Mia S.']);
  expect(namesOf(person(1, 'Mia', 'Maier'), person(2, 'Mia', 'Maiers'))).toEqual(['Mia Maier', 'Mia Maiers']);
});

test('[SN-3] a row says only that somebody trained or was screened', () => {
  const rows = hallRows([lane(1)], [person(1, 'Mia', 'Schuster')]);
  expect(rows).toEqual([
    {
      id: 1,
      name: 'Mia S.',
      weeks: [
        { isTrained: true, isScreened: false },
        { isTrained: false, isScreened: true },
      ],
    },
  ]);
});

test('[SN-3] rows are in the order of the names, on as many sheets as they need', () => {
  const people = [person(1, 'Zoe', 'Adler'), person(2, 'Änne', 'Zorn'), person(3, 'Bo', 'Weit')];
  expect(hallRows([lane(1), lane(2), lane(3), lane(4)], people).map(({ name }) => name)).toEqual([
    'Änne Z.',
    'Bo W.',
    'Zoe A.',
  ]);
  const many = Array.from({ length: 31 }, (_, index) => index + 1);
  const rows = hallRows(
    many.map(lane),
    many.map((id) => person(id, `Kind ${id}`, 'Abel')),
  );
  expect(hallSheets(rows).map((sheet) => sheet.length)).toEqual([30, 1]);
  expect(hallSheets([])).toEqual([]);
});
