import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PasswordForgottenScreen } from '../../../src/screens/recovery/PasswordForgottenScreen';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const renderForgotten = () => {
  const rendered = renderScreen(<PasswordForgottenScreen />, { path: '/password-forgotten' });
  return { ...rendered, asked: jest.spyOn(rendered.store, 'dispatch') };
};

const email = () => screen.getByRole('textbox', { name: 'E-Mail' });
const submit = () => screen.getByRole('button', { name: 'Anfordern' });
const missing = 'Email Adresse erforderlich';

test('[PA-7] the page has a title, an e-mail field and a button that asks for the mail', async () => {
  const { user, asked } = renderForgotten();
  expect(screen.getByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })).toBeInTheDocument();
  expect(email()).toHaveAttribute('type', 'email');
  await user.type(email(), ' anna@example.org ');
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(recoveryActions.mailRequested('anna@example.org'));
  expect(submit()).toHaveAttribute('aria-busy', 'true');
});

test("[PA-8] the link 'Zurück zu Login ?' leads to the login", () => {
  renderForgotten();
  expect(screen.getByRole('link', { name: 'Zurück zu Login ?' })).toHaveAttribute('href', '/login');
});

test('[PA-9] an empty field is said after an attempt, and nothing is sent', async () => {
  const { user, store } = renderForgotten();
  await user.type(email(), ' ');
  expect(screen.queryByText(missing)).toBeNull();
  await user.click(submit());
  expect(email()).toHaveAccessibleDescription(missing);
  expect(email()).toHaveFocus();
  expect(selectRecovery(store.getState()).status).toBe('idle');
});

test('[PA-10] [PA-12] what went wrong is said, and it can be tried again', async () => {
  const { user, store } = renderForgotten();
  await user.type(email(), 'niemand@example.org');
  await user.click(submit());
  await happen(store, recoveryActions.sendingFailed('Der Email Adresse wurde nicht gefunden!'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Email Adresse wurde nicht gefunden!');
  expect(email()).toHaveAccessibleDescription('Der Email Adresse wurde nicht gefunden!');
  expect(submit()).toBeEnabled();
});

test('[PA-13] once the mail is on its way the login follows, and the page forgets it', async () => {
  const { store } = renderForgotten();
  await happen(store, recoveryActions.succeeded());
  expect(address()).toBe('/login');
  expect(selectRecovery(store.getState()).status).toBe('idle');
});

test('the page has no barriers, with an error neither', async () => {
  const { container, user } = renderForgotten();
  await user.click(submit());
  expect(await axe(container)).toHaveNoViolations();
});
