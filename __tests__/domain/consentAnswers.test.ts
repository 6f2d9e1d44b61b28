import { asksGuardian, consentFaults, consentPostOf, noAnswers } from '../../src/domain/consentAnswers';

const year = 2026;
const adult = { needsGuardian: false, year };
const young = { needsGuardian: true, year };
const unknown = { needsGuardian: null, year };

test.each([
  ['the server says so', { ...noAnswers, birthYear: 1990 }, young, true],
  ['the server says no', { ...noAnswers, birthYear: 2015 }, adult, false],
  ['the birth year is 16 years ago', { ...noAnswers, birthYear: 2010 }, unknown, true],
  ['the birth year is 17 years ago', { ...noAnswers, birthYear: 2009 }, unknown, false],
  ['the birth year is not chosen yet', noAnswers, unknown, false],
])('[CS-2] whether a guardian is asked when %s', (_when, answers, facts, isAsked) => {
  expect(asksGuardian(answers, facts)).toBe(isAsked);
});

test('[CS-1] [CS-2] what is missing is said in the order of the page', () => {
  expect(consentFaults(noAnswers, adult)).toEqual(['agrees']);
  expect(consentFaults(noAnswers, unknown)).toEqual(['birthYear', 'agrees']);
  expect(consentFaults({ ...noAnswers, guardianEmail: 'petra' }, young)).toEqual([
    'agrees',
    'guardianName',
    'guardianEmail',
    'guardianAgrees',
  ]);
});

test('[CS-1] [CS-2] nothing is missing without the free answers', () => {
  const given = { ...noAnswers, agrees: true, guardianAgrees: true, guardianName: 'Petra Conrad' };
  expect(consentFaults(given, young)).toEqual([]);
  expect(consentFaults({ ...given, guardianName: 'P'.repeat(101) }, young)).toEqual(['guardianName']);
});

test('[CS-2] what is sent names the guardian and the year only where they are asked', () => {
  const given = {
    agrees: true,
    agreesToPain: true,
    birthYear: 2012,
    guardianName: ' Petra Conrad ',
    guardianEmail: ' ',
    guardianAgrees: true,
  };
  expect(consentPostOf(given, unknown)).toEqual({
    painConsent: true,
    birthYear: 2012,
    guardianName: 'Petra Conrad',
    guardianEmail: null,
  });
  const email = { ...given, guardianEmail: ' petra@example.org ' };
  expect(consentPostOf(email, young)).toMatchObject({ birthYear: null, guardianEmail: 'petra@example.org' });
  expect(consentPostOf(email, adult)).toEqual({
    painConsent: true,
    birthYear: null,
    guardianName: null,
    guardianEmail: null,
  });
});
