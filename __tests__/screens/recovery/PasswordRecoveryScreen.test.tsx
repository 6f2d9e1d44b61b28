import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PasswordRecoveryScreen } from '../../../src/screens/recovery/PasswordRecoveryScreen';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { happen } from '../filledStore';
import { address, aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, found, refused, checkFailed, submitted, sendingFailed, succeeded } = recoveryActions;

const renderRecovery = () => {
  const { store } = aStore();
  const asked = jest.spyOn(store, 'dispatch');
  const rendered = renderScreen(<PasswordRecoveryScreen />, {
    store,
    path: '/password/recovery/:token',
    at: '/password/recovery/t0k%2Fen',
  });
  return { ...rendered, asked };
};

const renderForm = async () => {
  const rendered = renderRecovery();
  await happen(rendered.store, found(null));
  return rendered;
};

const password = () => screen.getByLabelText('Neues Passwort');
const repetition = () => screen.getByLabelText('Passwort wiederholen');
const submit = () => screen.getByRole('button', { name: 'Speichern' });

test('[PA-1] the link is checked before anything can be typed', () => {
  const { asked } = renderRecovery();
  expect(asked).toHaveBeenCalledWith(opened('t0k/en'));
  expect(screen.getByRole('heading', { level: 1, name: 'Passwort setzen' })).toBeInTheDocument();
  expect(screen.getByText('Der Link wird geprüft.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
});

test('[PA-1] the form takes a new password twice', async () => {
  const { user, asked } = await renderForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Passwort setzen' })).toBeInTheDocument();
  for (const field of [password(), repetition()]) {
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  await user.type(password(), 'bewegung');
  await user.type(repetition(), 'bewegung{Enter}');
  expect(asked).toHaveBeenCalledWith(submitted({ token: 't0k/en', password: 'bewegung' }));
  expect(submit()).toHaveAttribute('aria-busy', 'true');
});

test('[PA-2] an invalid link says so and leads to a new one', async () => {
  const { store } = renderRecovery();
  await happen(store, refused());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Der Link zum Zurücksetzen des Passworts ist nicht gültig.',
  );
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute(
    'href',
    '/password-forgotten',
  );
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

test('a link that could not be checked can be checked again', async () => {
  const { store, user, asked } = renderRecovery();
  await happen(store, checkFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(opened('t0k/en'));
});

test('[PA-3] [PA-4] empty fields are said after an attempt, each below its field', async () => {
  const { user, store } = await renderForm();
  expect(screen.queryByText('Password ist erforderlich')).toBeNull();
  await user.click(submit());
  expect(password()).toHaveAccessibleDescription('Password ist erforderlich');
  expect(repetition()).toHaveAccessibleDescription('Passwort soll identisch sein');
  expect(password()).toHaveFocus();
  await user.type(password(), 'bewegung');
  await user.click(submit());
  expect(repetition()).toHaveFocus();
  expect(selectRecovery(store.getState()).status).toBe('ready');
});

test('[PA-5] two different passwords are not sent', async () => {
  const { user, store } = await renderForm();
  await user.type(password(), 'bewegung');
  await user.type(repetition(), 'bewegung1');
  await user.click(submit());
  const message = 'Passwort und Wiederholung stimmen nicht überein';
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(repetition()).toHaveAccessibleDescription(message);
  expect(repetition()).toHaveFocus();
  expect(selectRecovery(store.getState()).status).toBe('ready');
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server does not accept is said above the form', async () => {
  const { user, store } = await renderForm();
  await user.type(password(), 'kurz');
  await user.type(repetition(), 'kurz');
  await user.click(submit());
  await happen(store, sendingFailed('Das Passwort braucht mindestens 10 Zeichen.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Das Passwort braucht mindestens 10 Zeichen.');
  expect(password()).toHaveAccessibleDescription('Das Passwort braucht mindestens 10 Zeichen.');
  expect(password()).toHaveValue('kurz');
  expect(submit()).toBeEnabled();
});

test('[PA-6] once the password is set the way leads to the start', async () => {
  const { store } = await renderForm();
  await happen(store, succeeded());
  expect(address()).toBe('/');
});

test('the page has no barriers, with errors neither', async () => {
  const { container, user } = await renderForm();
  await user.click(submit());
  expect(await axe(container)).toHaveNoViolations();
});
