import {
  athletePath,
  choiceOf,
  deskSorts,
  deskTeams,
  filteredRows,
  foundRows,
  nextInNeed,
  openingChoice,
  placeIn,
  queryOf,
  sharedScreening,
  shownCounts,
  sortedRows,
} from '../../../src/domain/desk/choice';
import { type DeskRow, deskRows } from '../../../src/domain/desk/deskRows';
import type { Reason } from '../../../src/domain/desk/reasons';
import { aUser } from '../../builders';
import { daysAgo, now, someContent } from './content';

const blank = deskRows(someContent(), now)[0] as DeskRow;
const idle = (days: number): Reason => ({ kind: 'idle', since: daysAgo(days) });
const due = (days: number): Reason => ({ kind: 'due', since: daysAgo(days), isFirst: false });
const news: Reason = { kind: 'message', isRefused: false, since: null, count: 1 };

let ids = 0;
const aRow = (firstName: string, overrides: Partial<DeskRow> = {}): DeskRow => {
  ids += 1;
  const [named] = deskRows(someContent({ athletes: [aUser({ id: ids, firstName, lastName: '' })] }), now);
  return { ...blank, ...named, reasons: [], ...overrides };
};
const names = (rows: readonly DeskRow[]) => rows.map(({ name }) => name);
const found = (rows: readonly DeskRow[], choice: Partial<typeof openingChoice>) => {
  const { search, ...filter } = { ...openingChoice, shown: 'all' as const, ...choice };
  return names(foundRows(filteredRows(rows, filter), search));
};

test('[DE-3] search disregards case, accents and blanks around it', () => {
  const rows = [aRow('Ärin'), aRow('José'), aRow('Ben')];
  expect(found(rows, { search: ' ARIN ' })).toEqual(['Ärin']);
  expect(found(rows, { search: 'josé' })).toEqual(['José']);
  expect(found(rows, { search: 'ose' })).toEqual(['José']);
  expect(found(rows, { search: 'x' })).toEqual([]);
  expect(found(rows, {})).toEqual(['Ärin', 'José', 'Ben']);
});

test('[DE-3] the filters by reason and team hold together', () => {
  const rows = [
    aRow('Anna', { team: 'U16', reasons: [news, idle(9)] }),
    aRow('Ben', { team: 'U18', reasons: [idle(9)] }),
    aRow('Cem', { team: 'U16' }),
  ];
  expect(found(rows, { shown: 'attention' })).toEqual(['Anna', 'Ben']);
  expect(found(rows, { shown: 'idle' })).toEqual(['Anna', 'Ben']);
  expect(found(rows, { shown: 'message' })).toEqual(['Anna']);
  expect(found(rows, { shown: 'idle', team: 'U18' })).toEqual(['Ben']);
  expect(found(rows, { team: 'U16' })).toEqual(['Anna', 'Cem']);
  expect(shownCounts(rows)).toMatchObject({ attention: 2, all: 3, message: 1, idle: 2, due: 0 });
  expect(deskTeams([...rows, aRow('Dora')])).toEqual(['U16', 'U18']);
});

test('[DE-3] by attention: the heaviest reason, then the one that lasts longest, then the name', () => {
  const rows = [
    aRow('Zoe'),
    aRow('Anna', { reasons: [idle(30)] }),
    aRow('Ida', { reasons: [due(2), idle(40)] }),
    aRow('Ben', { reasons: [due(9)] }),
    aRow('Frida', { reasons: [news] }),
    aRow('Emil', { reasons: [news] }),
    aRow('Yara'),
  ];
  expect(names(sortedRows(rows, 'attention'))).toEqual([
    'Emil',
    'Frida',
    'Ben',
    'Ida',
    'Anna',
    'Yara',
    'Zoe',
  ]);
});

test('[DE-3] by name in the order of the German alphabet; by last screening and training the latest first', () => {
  const screened = (days: number) => ({ lastScreening: { start: daysAgo(days), results: [] } });
  const rows = [
    aRow('Zoe', { ...screened(1), lastTraining: daysAgo(5) }),
    aRow('Ärin', { ...screened(3), lastTraining: daysAgo(2) }),
    aRow('Ben'),
    aRow('Anna'),
  ];
  expect(names(sortedRows(rows, 'name'))).toEqual(['Anna', 'Ärin', 'Ben', 'Zoe']);
  expect(names(sortedRows(rows, 'screening'))).toEqual(['Zoe', 'Ärin', 'Anna', 'Ben']);
  expect(names(sortedRows(rows, 'training'))).toEqual(['Ärin', 'Zoe', 'Anna', 'Ben']);
});

test('[DE-3] the choice is read from the address as it was written there', () => {
  const choice = { search: 'Jo & é', shown: 'due', team: 'U16 Mädchen', sort: 'training' } as const;
  expect(choiceOf(new URLSearchParams(queryOf(choice)))).toEqual(choice);
  for (const sort of deskSorts) {
    expect(choiceOf(new URLSearchParams(queryOf({ ...openingChoice, sort }))).sort).toBe(sort);
  }
});

test('[DE-3] without a query, or with one that does not fit, the list opens on those who need attention', () => {
  expect(queryOf(openingChoice)).toEqual({});
  expect(choiceOf(new URLSearchParams(''))).toEqual(openingChoice);
  expect(choiceOf(new URLSearchParams('shown=sorrow&sort=age'))).toEqual(openingChoice);
});

test('[DE-8] the next one is who came after the athlete when their page was opened, and the order goes round', () => {
  const [anna, ben, cem] = [aRow('Anna'), aRow('Ben'), aRow('Cem')].map((row) => ({
    ...row,
    reasons: [news],
  }));
  if (!anna || !ben || !cem) throw new Error('Somebody is missing.');
  const order = [anna.id, ben.id, cem.id];
  const next = (rows: readonly DeskRow[], id: number) => nextInNeed(rows, order, id)?.name.trim();
  expect(next([anna, ben, cem], ben.id)).toBe('Cem');
  expect(next([anna, ben, cem], cem.id)).toBe('Anna');
  const done = { ...ben, reasons: [] };
  expect(next([anna, done, cem], ben.id)).toBe('Cem');
  expect(next([anna, done, cem], anna.id)).toBe('Cem');
  expect(next([anna, done, { ...cem, reasons: [] }], anna.id)).toBeUndefined();
  expect(next([anna, ben, cem], 99)).toBe('Anna');
});

test('[DE-11] a screening is shared when all have it to whom one is assigned', () => {
  const withName = (...names: (string | null)[]) =>
    names.map((name) => aRow('Anna', { screening: name === null ? null : { name } }));
  expect(sharedScreening(withName('Basis', null, 'Basis'))).toBe('Basis');
  expect(sharedScreening(withName('Basis', 'Fersen'))).toBeNull();
  expect(sharedScreening(withName('Basis', null))).toBeNull();
  expect(sharedScreening([])).toBeNull();
});

test('[DE-12] an athlete has a place in the list, with the one before and the one after', () => {
  const [anna, ben, cem] = [aRow('Anna'), aRow('Ben'), aRow('Cem')];
  const order = [cem.id, anna.id, ben.id];
  const rows = [anna, ben, cem];
  expect(placeIn(rows, order, anna.id)).toEqual({ number: 2, all: 3, former: cem, next: ben });
  expect(placeIn(rows, order, cem.id)).toEqual({ number: 1, all: 3, former: null, next: anna });
  expect(placeIn(rows, order, ben.id)).toMatchObject({ number: 3, former: anna, next: null });
  expect(placeIn([ben], order, ben.id)).toMatchObject({ number: 3, former: null });
  expect(placeIn(rows, [cem.id], anna.id)).toBeNull();
});

test('[DE-12] the address of an athlete keeps filter, team and order, but no search', () => {
  expect(athletePath(4, openingChoice)).toBe('/athletes/4');
  const path = athletePath(4, { search: 'an', shown: 'pain', team: 'U16 Mädchen', sort: 'name' });
  const [address, query] = path.split('?');
  expect(address).toBe('/athletes/4');
  expect(choiceOf(new URLSearchParams(query))).toEqual({
    search: '',
    shown: 'pain',
    team: 'U16 Mädchen',
    sort: 'name',
  });
});
