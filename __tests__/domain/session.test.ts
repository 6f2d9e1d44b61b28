import { missingCredentials } from '../../src/domain/session';
import { someCredentials } from '../builders';

test('[LI-7] an empty or blank username is missing', () => {
  expect(missingCredentials(someCredentials({ username: '' }))).toEqual(['username']);
  expect(missingCredentials(someCredentials({ username: '  ' }))).toEqual(['username']);
});

test('[LI-8] an empty password is missing', () => {
  expect(missingCredentials(someCredentials({ password: '' }))).toEqual(['password']);
});

test('[LI-7] [LI-8] both can be missing, the username first, or none', () => {
  expect(missingCredentials({ username: '', password: '' })).toEqual(['username', 'password']);
  expect(missingCredentials(someCredentials())).toEqual([]);
});
