import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { withdrawalFeature } from '../../../src/contract/features';
import { MyAccountScreen } from '../../../src/screens/myAccount/MyAccountScreen';
import { consentActions } from '../../../store/consent/slice';
import { myAccountActions } from '../../../store/myAccount/slice';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import { aConsent, aMyAccount, aWaitingMessage } from '../../builders';
import { aConsentEntry } from '../../builders/consents';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { loaded, changed, changeFailed, withdrawalSubmitted } = myAccountActions;

const renderAccount = async (painConsent = true, features = [withdrawalFeature]) => {
  const { store, asked } = aFilledStore();
  const rendered = renderScreen(<MyAccountScreen />, { store, path: '/account' });
  await happen(store, serverActions.loaded({ features, instance: null, epoch: null }));
  await happen(store, loaded(aMyAccount()));
  const entries = [aConsentEntry({ how: 'guardian', guardianName: 'Karin Athletin', pain: painConsent })];
  await happen(store, consentActions.found(aConsent({ agreedVersion: 2, painConsent, entries })));
  return { ...rendered, store, asked };
};

const card = () => within(screen.getByRole('region', { name: 'Zustimmung' }));
const open = () => screen.getByRole('button', { name: 'Zustimmung zurücknehmen …' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Zustimmung zurücknehmen' }));
const confirm = () => dialog().getByRole('button', { name: 'Zurücknehmen' });
const choice = (name: RegExp) => dialog().getByRole('radio', { name });

test('[LV-1] the page says what was agreed to: date, version, how, guardian and pain', async () => {
  await renderAccount();
  for (const value of ['12.01.2026', '2', 'in der App, mit sorgeberechtigter Person', 'Karin Athletin'])
    expect(card().getByText(value)).toBeVisible();
  expect(card().getByText('werden gespeichert')).toBeVisible();
  expect(card().getByRole('link', { name: 'Text des Vereins lesen' })).toBeVisible();
});

test('[CS-5] withdrawing asks what, and has chosen nothing before the person does', async () => {
  const { asked, user, store } = await renderAccount();
  await user.click(open());
  expect(choice(/^Angaben zu Schmerzen nicht mehr speichern/)).not.toBeChecked();
  expect(choice(/^Alles zurücknehmen/)).not.toBeChecked();
  await user.click(confirm());
  expect(dialog().getByRole('alert')).toHaveTextContent('Wähl zuerst, was du zurücknimmst.');
  expect(asked).not.toHaveBeenCalledWith(withdrawalSubmitted('pain'));
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.click(choice(/^Angaben zu Schmerzen/));
  await user.click(confirm());
  expect(asked).toHaveBeenCalledWith(withdrawalSubmitted('pain'));
  await happen(store, changed(aMyAccount()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card().getByRole('status')).toHaveTextContent(/^Deine Angaben zu Schmerzen sind gelöscht/);
});

test('[CS-5] who never agreed to pain is not asked about it, and a refusal is said in the dialog', async () => {
  const { asked, user, store } = await renderAccount(false);
  await user.click(open());
  expect(dialog().getAllByRole('radio')).toHaveLength(1);
  await user.click(choice(/^Alles zurücknehmen/));
  await user.click(confirm());
  expect(asked).toHaveBeenCalledWith(withdrawalSubmitted('all'));
  await happen(store, changeFailed('Nur Anna Athletin verwaltet den Verein.'));
  expect(dialog().getByRole('alert')).toHaveTextContent('Nur Anna Athletin verwaltet den Verein.');
});

test('[LV-8] what waits is to be sent first', async () => {
  const { store, container } = await renderAccount();
  await happen(store, outboxActions.queued(aWaitingMessage()));
  expect(card().getByText('Erst übertragen, dann zurücknehmen')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[CS-5] without a network it says that it needs one', async () => {
  const { store } = await renderAccount();
  await happen(store, networkActions.onlineChanged(false));
  expect(open()).toBeDisabled();
  expect(card().getByText('Zum Zurücknehmen brauchst du eine Verbindung zum Netz.')).toBeVisible();
});

test('[CS-5] a server that cannot do it is not asked to', async () => {
  await renderAccount(true, []);
  expect(screen.queryByRole('heading', { name: 'Zustimmung' })).toBeNull();
});
