import { isEasyToGuess } from '../../../server/account/passwordStrength';

const names = ['anna.b', 'Anna Birke', null, 'TSV Birkenau'];

test.each([
  'passwort123',
  'Passwort123!',
  'password-password',
  '1234567890',
  'qwertzuiop',
  'hallo12345',
  'Sommer2024!',
  'xxxxxxxxxxxxxxx',
  'anna.b2026',
  'AnnaBirke1',
  'TSV Birkenau',
  'tsvbirkenau1',
  'birkenau-1904',
])('[AC-1] %s is easy to guess', async (password) => {
  expect(await isEasyToGuess(password, names)).toBe(true);
});

test.each([
  'drei kluge Worte',
  'sieben-braune-baeren',
  'neues Passwort',
  'kX9vQ2mLp1',
  'Пароль из трёх слов',
  'drei kluge Worte '.repeat(12),
])('[AC-1] %s is not', async (password) => {
  expect(await isEasyToGuess(password, names)).toBe(false);
});

test('[AC-1] what is only a name of somebody else is their matter', async () => {
  expect(await isEasyToGuess('wiesenthalhof', [])).toBe(false);
  expect(await isEasyToGuess('wiesenthalhof', ['Wiesenthalhof'])).toBe(true);
});
