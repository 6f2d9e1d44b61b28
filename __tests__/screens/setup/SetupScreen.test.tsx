import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { SetupOffer } from '../../../src/contract/setup';
import { SetupScreen } from '../../../src/screens/setup/SetupScreen';
import { sessionActions } from '../../../store/session/slice';
import { setupActions } from '../../../store/setup/slice';
import { aSetup, aTrainer } from '../../builders';
import { happen } from '../filledStore';
import { aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, found, refused, checkFailed, submitted, sendingFailed, succeeded, leaveRequested } =
  setupActions;
const setup = aSetup();

const renderSetup = () => {
  const { store } = aStore();
  const asked = jest.spyOn(store, 'dispatch');
  const at = '/setup/c0de';
  return { ...renderScreen(<SetupScreen />, { store, path: '/setup/:code', at }), asked };
};

const renderForm = async (sampleContent: SetupOffer['sampleContent'] = ['demo']) => {
  const rendered = renderSetup();
  await happen(rendered.store, found({ sampleContent }));
  return rendered;
};

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Verein anlegen' });

const fillIn = async (user: Awaited<ReturnType<typeof renderForm>>['user']) => {
  await user.type(field('Name des Vereins'), setup.clubName);
  await user.type(field('Vorname'), setup.firstName);
  await user.type(field('Nachname'), setup.lastName);
  await user.type(field('E-Mail'), setup.email);
  await user.type(field('Benutzername'), setup.username);
  await user.type(field('Passwort'), setup.password);
};

test('[CL-1] the code is checked before anything can be typed', () => {
  const { asked } = renderSetup();
  expect(asked).toHaveBeenCalledWith(opened('c0de'));
  expect(screen.getByText('Der Link wird geprüft.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Name des Vereins')).toBeNull();
});

test('[CL-1] what was typed is sent, and stays when the server refuses it', async () => {
  const { user, store, asked } = await renderForm();
  await fillIn(user);
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(submitted({ code: 'c0de', setup }));
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await happen(store, sendingFailed('Diesen Benutzernamen gibt es schon.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Diesen Benutzernamen gibt es schon.');
  expect(field('Benutzername')).toHaveValue('tina');
  expect(field('Passwort')).toHaveValue(setup.password);
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(submitted({ code: 'c0de', setup }));
});

test('[CL-1] faults are said beside their fields after an attempt, and the first gets the focus', async () => {
  const { user, container } = await renderForm();
  await user.click(submit());
  expect(field('Name des Vereins')).toHaveAccessibleDescription('Gib den Namen des Vereins ein.');
  expect(field('Name des Vereins')).toHaveFocus();
  await user.type(field('Name des Vereins'), 'TSV');
  await user.type(field('Vorname'), 'Tina');
  await user.type(field('Nachname'), 'Trainer');
  await user.type(field('E-Mail'), 'tina');
  await user.type(field('Passwort'), 'kurz');
  await user.click(submit());
  expect(field('E-Mail')).toHaveFocus();
  expect(field('E-Mail')).toHaveAccessibleDescription(/Das ist keine E-Mail-Adresse/);
  expect(field('Passwort')).toHaveAccessibleDescription(/Das Passwort braucht mindestens 10 Zeichen/);
  expect(await axe(container)).toHaveNoViolations();
});

test('[CL-1] the password can be shown', async () => {
  const { user } = await renderForm();
  expect(field('Passwort')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field('Passwort')).toHaveAttribute('type', 'text');
});

test('[CL-1] where the server offers nothing else, the sample content is not asked for', async () => {
  await renderForm();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/Dein Verein beginnt mit Beispielinhalten/)).toBeInTheDocument();
});

test('[CL-1] where content was imported before, the page says that the club begins with it', async () => {
  await renderForm(['none']);
  expect(screen.getByText(/^Dein Verein beginnt mit den Inhalten, die auf dem Server/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[CL-1] [CT-10] the club can begin with another sample or without content where the server offers it', async () => {
  const { user, asked } = await renderForm(['demo', 'short', 'none']);
  await fillIn(user);
  expect(screen.getByRole('radio', { name: 'Mit dem Athletik-Screening beginnen' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Mit dem Kurz-Check beginnen' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Leer beginnen' }));
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(submitted({ code: 'c0de', setup: { ...setup, sampleContent: 'none' } }));
});

test('[CL-1] a wrong or used link says what to do', async () => {
  const { store, container } = renderSetup();
  await happen(store, refused());
  expect(screen.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht' })).toHaveFocus();
  expect(screen.getByText(/Starte den Server neu/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zum Login' })).toHaveAttribute('href', '/login');
  expect(await axe(container)).toHaveNoViolations();
});

test('[CL-1] a link that could not be checked can be checked again', async () => {
  const { store, user, asked } = renderSetup();
  await happen(store, checkFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(opened('c0de'));
});

test('[CL-1] the new club says what comes next, by way of the update', async () => {
  const { store, container } = await renderForm();
  await happen(store, sessionActions.loggedIn(aTrainer()), succeeded());
  expect(screen.getByRole('heading', { level: 1, name: 'Fertig, Tina' })).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Verein einstellen', '/update?returnUrl=%2Fclub'],
    ['Mitglieder einladen', '/update?returnUrl=%2Fmembers'],
    ['Zur Startseite', '/update'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[CL-1] whoever is signed in is asked to leave first', async () => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user: aTrainer(), isDataInitialized: true }));
  const asked = jest.spyOn(store, 'dispatch');
  const { user } = renderScreen(<SetupScreen />, { store, path: '/setup/:code', at: '/setup/c0de' });
  expect(asked).not.toHaveBeenCalledWith(opened('c0de'));
  await user.click(screen.getByRole('button', { name: 'Tina Trainer abmelden' }));
  expect(asked).toHaveBeenCalledWith(leaveRequested());
  await happen(store, sessionActions.loggedOut({ byChoice: false }));
  expect(asked).toHaveBeenCalledWith(opened('c0de'));
});
