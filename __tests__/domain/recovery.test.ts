import { passwordFaults } from '../../src/domain/recovery';

test.each([
  ['[PA-3] [PA-4]', '', '', ['passwordMissing', 'repetitionMissing']],
  ['[PA-3]', '', 'bewegung', ['passwordMissing']],
  ['[PA-4]', 'bewegung', ' ', ['repetitionMissing']],
  ['[PA-5]', 'bewegung', 'Bewegung', ['different']],
  ['[PA-5]', 'bewegung', 'bewegung', []],
])('%s the passwords "%s" and "%s" have the faults %j', (_rule, password, repetition, faults) => {
  expect(passwordFaults({ password, repetition })).toEqual(faults);
});
