import { testFacts } from '../../../src/screens/screeningRun/testFacts';
import { aTest } from '../../builders';

const words = (fields: Parameters<typeof aTest>[0]) => testFacts(aTest(fields)).map(({ text }) => text);

test('[CT-6] the step says tries, which one counts, who helps, from where, and for whom', () => {
  const fields = {
    tries: 3,
    counts: 'best',
    needsSecondPerson: true,
    watchedFrom: ' von der Seite ',
    ageFrom: 10,
    ageTo: 14,
  };
  expect(words(fields)).toStrictEqual([
    '3 Versuche, der beste zählt',
    'mit einer zweiten Person',
    'Blick von der Seite',
    'für 10 bis 14 Jahre',
  ]);
});

test('[CT-6] of what the content leaves out the step says nothing', () => {
  expect(words({})).toStrictEqual([]);
  expect(words({ tries: null, counts: 'last', watchedFrom: '  ', ageFrom: null, ageTo: null })).toStrictEqual(
    [],
  );
});

test.each([
  [{ tries: 1, counts: 'best' }, '1 Versuch'],
  [{ tries: 2, counts: 'last' }, '2 Versuche, der letzte zählt'],
  [{ tries: 2, counts: 'something new' }, '2 Versuche'],
  [{ ageFrom: 12 }, 'ab 12 Jahren'],
  [{ ageTo: 9 }, 'bis 9 Jahre'],
  [{ ageFrom: 8, ageTo: 8 }, 'für 8-Jährige'],
])('[CT-6] %j is said as: %s', (fields, text) => {
  expect(words(fields)).toStrictEqual([text]);
});
