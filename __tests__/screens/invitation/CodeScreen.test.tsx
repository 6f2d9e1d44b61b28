import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { CodeScreen } from '../../../src/screens/invitation/CodeScreen';
import { invitationActions } from '../../../store/invitation/slice';
import { happen } from '../filledStore';
import { address, aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { codeSubmitted, codeKnown, codeFailed } = invitationActions;

const renderCode = () => {
  const { store } = aStore();
  const asked = jest.spyOn(store, 'dispatch');
  return { ...renderScreen(<CodeScreen />, { store, path: '/invitation' }), asked };
};

const code = () => screen.getByLabelText('Code');

test('[MB-4] a code is taken however it is typed, and shown in groups', async () => {
  const { user, asked } = renderCode();
  await user.type(code(), 'abcde-fgh 23{Enter}');
  expect(asked).toHaveBeenCalledWith(codeSubmitted('ABCDEFGH23'));
  expect(code()).toHaveValue('ABCDE FGH23');
});

test.each([
  ['{Enter}', /Gib den Code ein/],
  ['abc{Enter}', /Ein Code hat 10 Zeichen/],
])('[MB-4] the code "%s" is not sent', async (typed, message) => {
  const { user, asked, container } = renderCode();
  await user.type(code(), typed);
  expect(code()).toHaveAccessibleDescription(message);
  expect(code()).toHaveFocus();
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: codeSubmitted.type }));
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['[MB-4]', 'invitation', '/invitation/ABCDEFGH23'],
  ['[MB-8]', 'recovery', '/password/recovery/ABCDEFGH23'],
] as const)('%s a known code leads to the page of the %s', async (_rule, goodFor, path) => {
  const { user, store } = renderCode();
  await user.type(code(), 'ABCDEFGH23{Enter}');
  await happen(store, codeKnown(goodFor));
  expect(address()).toBe(path);
});

test('[MB-4] [MB-8] a code that nobody knows is said at the field, and stays', async () => {
  const { user, store } = renderCode();
  await user.type(code(), 'ABCDEFGH23{Enter}');
  await happen(store, codeFailed('Diesen Code gibt es nicht.'));
  expect(code()).toHaveAccessibleDescription(/Diesen Code gibt es nicht/);
  expect(code()).toHaveValue('ABCDE FGH23');
});
