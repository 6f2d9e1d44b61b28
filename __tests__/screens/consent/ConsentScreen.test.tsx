import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Consent } from '../../../src/contract/consent';
import { ConsentScreen } from '../../../src/screens/consent/ConsentScreen';
import { selectConsent } from '../../../store/consent/selectors';
import { consentActions } from '../../../store/consent/slice';
import { networkActions } from '../../../store/network/slice';
import { runsActions } from '../../../store/runs/slice';
import { sessionActions } from '../../../store/session/slice';
import { aConsent } from '../../builders';
import { aWaitingScreeningRun } from '../../fakes/recorded';
import { aFilledStore, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, found, checkFailed, submitted, succeeded, textChanged, sendingFailed, declined } =
  consentActions;

const renderConsent = async (consent: Partial<Consent> = {}) => {
  const { store, asked } = aFilledStore();
  store.dispatch(found(aConsent(consent)));
  const at = '/consent?returnUrl=/unsent';
  return { ...renderScreen(<ConsentScreen />, { store, path: '/consent', at }), asked };
};

const agree = () =>
  screen.getByRole('checkbox', {
    name: 'Ich habe den Text gelesen und willige ein, dass der Verein meine Daten so verarbeitet, auch Gesundheitsdaten.',
  });
const painBox = () => screen.getByRole('checkbox', { name: /Schmerzen/ });
const submit = () => screen.getByRole('button', { name: 'Zustimmen' });

test('[CS-1] a member reads the text, agrees to its version, and goes on', async () => {
  const { user, asked, store, container } = await renderConsent();
  expect(screen.getByText(/Der Text hat sich geändert, seit du zugestimmt hast/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(agree());
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(
    submitted({ version: 2, painConsent: false, birthYear: null, guardianName: null, guardianEmail: null }),
  );
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await happen(store, found(aConsent({ agreedVersion: 2 })), succeeded());
  expect(address()).toBe('/unsent');
});

test('[CS-1] pain is not ticked beforehand, also for somebody who has agreed to it; the page says so', async () => {
  const { user, asked } = await renderConsent({ painConsent: true });
  expect(painBox()).not.toBeChecked();
  expect(screen.getByText(/Bisher hast du zugestimmt/)).toBeInTheDocument();
  await user.click(agree());
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ payload: expect.objectContaining({ painConsent: false }) }),
  );
});

test('[CS-1] without the tick nothing is sent', async () => {
  const { user, asked } = await renderConsent({ agreedVersion: null, agreedAt: null });
  expect(
    screen.getByText('Damit es losgeht, lies bitte, was mit deinen Daten geschieht.'),
  ).toBeInTheDocument();
  await user.click(submit());
  expect(agree()).toHaveFocus();
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: submitted.type }));
});

test('[CS-2] a guardian agrees to the new version, too', async () => {
  const { user, asked } = await renderConsent({ needsGuardian: true, guardianName: 'Petra Conrad' });
  await user.click(agree());
  await user.click(screen.getByRole('checkbox', { name: 'Ich bin sorgeberechtigt und stimme zu.' }));
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(
    submitted({
      version: 2,
      painConsent: false,
      birthYear: null,
      guardianName: 'Petra Conrad',
      guardianEmail: null,
    }),
  );
});

test('[CS-1] a text that changed meanwhile is said and read anew: no former tick counts', async () => {
  const { user, store, asked } = await renderConsent({ needsGuardian: true });
  await user.click(agree());
  await user.click(painBox());
  await user.click(screen.getByRole('checkbox', { name: 'Ich bin sorgeberechtigt und stimme zu.' }));
  await user.type(screen.getByLabelText('Name der sorgeberechtigten Person'), 'Petra');
  await happen(store, textChanged(aConsent({ version: 3, text: 'Was: Mehr.', needsGuardian: true })));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Text hat sich gerade geändert.');
  expect(screen.getByText('Mehr.')).toBeInTheDocument();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getByLabelText('Name der sorgeberechtigten Person')).toHaveValue('Petra');
  await user.click(agree());
  await user.click(screen.getByRole('checkbox', { name: 'Ich bin sorgeberechtigt und stimme zu.' }));
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      payload: expect.objectContaining({ version: 3, painConsent: false, guardianName: 'Petra' }),
    }),
  );
});

test('[CS-1] a failure is said, can be repeated, and keeps nobody from their data', async () => {
  const { user, store } = await renderConsent();
  await user.click(agree());
  await user.click(submit());
  await happen(store, sendingFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Später' }));
  expect(address()).toBe('/unsent');
  expect(selectConsent(store.getState()).question).toBe('settled');
});

test('[CS-1] offline nobody can agree, and the app can be used', async () => {
  const { user, store, asked } = await renderConsent();
  await happen(store, networkActions.onlineChanged(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Du bist offline.');
  await user.click(agree());
  await user.click(submit());
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: submitted.type }));
  await user.click(screen.getByRole('button', { name: 'Später' }));
  expect(address()).toBe('/unsent');
});

test('[CS-1] whoever declines is told what it means, and that what waits is still sent', async () => {
  const { user, store, asked, container } = await renderConsent();
  await happen(store, runsActions.changed(aWaitingScreeningRun()));
  await user.click(screen.getByRole('button', { name: 'Nicht zustimmen' }));
  expect(asked).toHaveBeenCalledWith(declined());
  expect(screen.getByRole('heading', { level: 1, name: 'Du stimmst nicht zu' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Was auf diesem Gerät noch nicht übertragen ist, wird trotzdem übertragen. 1 Screening ist noch nicht übertragen.',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Zurück zum Text' }));
  expect(submit()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nicht zustimmen' }));
  await user.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(asked).toHaveBeenCalledWith(sessionActions.logoutRequested());
});

test('[CS-1] when nothing waits, the page says so', async () => {
  const { user } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Nicht zustimmen' }));
  expect(screen.getByRole('status')).toHaveTextContent('Alles ist übertragen.');
});

test('[CS-1] the page loads the text by itself, and can load it again', async () => {
  const { store, asked } = aFilledStore();
  const { user } = renderScreen(<ConsentScreen />, { store, path: '/consent' });
  expect(asked).toHaveBeenCalledWith(opened());
  expect(screen.getByText('Der Text wird geladen.')).toBeInTheDocument();
  await happen(store, checkFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('link', { name: 'Später' })).toHaveAttribute('href', '/');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(opened());
});

test('[CS-1] whoever has agreed can read when, and to what', async () => {
  await renderConsent({ agreedVersion: 2, agreedAt: '2026-11-01T12:00:00.000Z' });
  expect(screen.getByText('Du hast am 01.11.2026 zugestimmt.')).toBeInTheDocument();
  expect(screen.getByText('Damit du passende Übungen bekommst.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/unsent');
});

describe('a club that waits for the guardian first', () => {
  const awaiting = (email: string | null) => ({
    agreedVersion: 2,
    agreedAt: '2026-11-21T10:00:00.000Z',
    guardian: { email, isAwaited: true },
  });

  test('[LV-3] the page says what is waited for, and mails the question once more', async () => {
    const { user, asked, container } = await renderConsent(awaiting('mutter@example.org'));
    expect(screen.getByRole('heading', { name: 'Bestätigung der Eltern fehlt' })).toBeVisible();
    expect(screen.getByText(/mutter@example\.org/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'E-Mail noch einmal schicken' }));
    expect(asked).toHaveBeenCalledWith(consentActions.guardianAskRequested());
    await user.click(screen.getByRole('button', { name: 'Noch einmal prüfen' }));
    expect(asked).toHaveBeenCalledWith(opened());
  });

  test('[LV-3] without an address it asks for a paper', async () => {
    await renderConsent(awaiting(null));
    expect(screen.getByText(/auf Papier/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-Mail noch einmal schicken' })).toBeNull();
  });
});
