import { paperFaults } from '../../src/domain/paperConsent';

const facts = { isGuarded: true, today: '2026-11-23' };
const filled = { date: '2026-11-23', guardianName: 'Maria Mai' };

test.each([
  ['all', filled, {}],
  ['nothing', { date: '', guardianName: ' ' }, { date: 'missing', guardianName: 'missing' }],
  ['tomorrow', { ...filled, date: '2026-11-24' }, { date: 'date' }],
  ['a year of five digits', { ...filled, date: '12026-11-23' }, { date: 'date' }],
  ['an endless name', { ...filled, guardianName: 'x'.repeat(101) }, { guardianName: 'long' }],
])('[CS-2] of a consent on paper with %s', (_, typed, faults) => {
  expect(paperFaults(typed, facts)).toEqual(faults);
});

test('[CS-2] an adult needs no guardian', () => {
  expect(paperFaults({ ...filled, guardianName: '' }, { ...facts, isGuarded: false })).toEqual({});
});
