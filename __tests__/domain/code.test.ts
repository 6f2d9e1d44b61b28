import { normaliseCode } from '../../src/contract/invitation';
import { codeFault, inGroups } from '../../src/domain/code';

test.each(['abcde-fgh23', 'ABCDE FGH23', ' AbCdE – fGh23 ', 'ABCDEFGH23'])(
  '[MB-4] the code typed as "%s" is stored in one form, and shown in groups',
  (typed) => {
    expect(normaliseCode(typed)).toBe('ABCDEFGH23');
    expect(inGroups(normaliseCode(typed))).toBe('ABCDE FGH23');
    expect(codeFault(normaliseCode(typed))).toBeUndefined();
  },
);

test.each([
  ['', 'missing'],
  ['ABCDEFGH2', 'wrong'],
  ['ABCDEFGH234', 'wrong'],
  ['ABCDEFGH2O', 'wrong'],
  ['ABCDEFGH2Ä', 'wrong'],
])('[MB-4] the fault of the code "%s" is %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault);
});

test('half a group is not broken', () => {
  expect(inGroups('ABC')).toBe('ABC');
  expect(inGroups('ABCDE')).toBe('ABCDE');
});
