import { isEmail, passwordFault, usernameFault } from '../../src/domain/newAccount';
import { setupFaults, setupOf } from '../../src/domain/setup';
import { aSetup } from '../builders';

test.each([
  ['', 'usernameMissing'],
  ['  ', 'usernameMissing'],
  ['ab', 'usernameWrong'],
  ['a b c', 'usernameWrong'],
  ['a'.repeat(51), 'usernameWrong'],
  ['name@example.org', 'usernameWrong'],
  [' clara.conrad_1-x ', undefined],
  ['jörg', undefined],
])('[MB-4] [CL-1] the fault of the user name "%s" is %s', (typed, fault) => {
  expect(usernameFault(typed)).toBe(fault);
});

test.each([
  ['', 'passwordMissing'],
  ['123456789', 'passwordShort'],
  ['1234567890', undefined],
  ['12345     ', 'passwordShort'],
  [' 1234567890', undefined],
])('[AC-1] the fault of the new password "%s" is %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each([
  ['tina@example.org', true],
  ['tina@example', false],
  ['tina example@example.org', false],
  ['tina@@example.org', false],
  ['@example.org', false],
  [`${'t'.repeat(250)}@example.org`, false],
])('"%s" looks like an address: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});

test('[CL-1] the faults of a set-up are named in the order of the page', () => {
  const empty = aSetup({ clubName: ' ', firstName: '', lastName: '', email: '', username: '', password: '' });
  expect(Object.entries(setupFaults(empty))).toEqual([
    ['clubName', 'clubNameMissing'],
    ['firstName', 'firstNameMissing'],
    ['lastName', 'lastNameMissing'],
    ['email', 'emailMissing'],
    ['username', 'usernameMissing'],
    ['password', 'passwordMissing'],
  ]);
  expect(setupFaults(aSetup())).toEqual({});
  expect(setupFaults(aSetup({ clubName: 'T'.repeat(101), email: 'tina' }))).toEqual({
    clubName: 'nameLong',
    email: 'emailWrong',
  });
});

test('[CL-1] blanks around what was typed are not sent, but those of the password are', () => {
  const typed = aSetup({
    clubName: ' TSV ',
    username: ' tina ',
    email: ' t@example.org ',
    password: ' a b c d ',
  });
  expect(setupOf(typed)).toMatchObject({
    clubName: 'TSV',
    username: 'tina',
    email: 't@example.org',
    password: ' a b c d ',
  });
});
