import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { erasureFeature, exportFeature } from '../../../src/contract/features';
import { MyAccountScreen } from '../../../src/screens/myAccount/MyAccountScreen';
import { myAccountActions } from '../../../store/myAccount/slice';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import { syncActions } from '../../../store/sync/slice';
import { aMyAccount, aWaitingMessage } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { loaded, erasureSubmitted, changeFailed } = myAccountActions;

const renderAccount = async (features = [erasureFeature]) => {
  const { store, asked } = aFilledStore();
  const rendered = renderScreen(<MyAccountScreen />, { store, path: '/account' });
  await happen(store, serverActions.loaded({ features, instance: null, epoch: null }));
  await happen(store, loaded(aMyAccount()));
  return { ...rendered, store, asked };
};

const open = () => screen.getByRole('button', { name: 'Konto löschen …' });
const dialog = () => screen.getByRole('dialog', { name: 'Konto löschen' });
const name = () => within(dialog()).getByRole('textbox', { name: 'Schreib „anna“, um zu bestätigen' });
const confirm = () => within(dialog()).getByRole('button', { name: 'Konto endgültig löschen' });

test('[LV-4] [MB-7] the page says what goes, and erases once the user name was typed', async () => {
  const { asked, user, container } = await renderAccount();
  expect(screen.getByText(/^Sofort gelöscht werden dein Konto, deine Screenings/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(open());
  await user.type(name(), 'ann{Enter}');
  expect(confirm()).toBeDisabled();
  expect(asked).not.toHaveBeenCalledWith(erasureSubmitted('ann'));
  await user.type(name(), 'a');
  expect(await axe(dialog())).toHaveNoViolations();
  await user.click(confirm());
  expect(asked).toHaveBeenCalledWith(erasureSubmitted('anna'));
});

test('[MB-7] a refusal is said where the name was typed', async () => {
  const { store, user } = await renderAccount();
  await user.click(open());
  await user.type(name(), 'anna{Enter}');
  await happen(store, changeFailed('Nur Anna Athletin verwaltet den Verein.'));
  expect(within(dialog()).getByRole('alert')).toHaveTextContent('Nur Anna Athletin verwaltet den Verein.');
  expect(name()).toHaveValue('anna');
});

test('[LV-8] what waits is to be sent first', async () => {
  const { asked, store, user } = await renderAccount();
  expect(screen.queryByText('Erst übertragen, dann löschen')).toBeNull();
  await happen(store, outboxActions.queued(aWaitingMessage()));
  expect(screen.getByText('Erst übertragen, dann löschen')).toBeInTheDocument();
  expect(screen.getByText(/^1 Eintrag ist nur auf diesem Gerät/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Jetzt übertragen' }));
  expect(asked).toHaveBeenCalledWith(syncActions.sendNowRequested());
});

test('[LV-4] [LV-5] the dialog counts what goes, what is only here, and says how long backups keep it', async () => {
  const { store, user } = await renderAccount();
  await happen(store, outboxActions.queued(aWaitingMessage()));
  await user.click(open());
  const said = within(dialog()).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Gelöscht werden 5 Screenings, 62 Trainings, 118 Nachrichten, dein Plan und deine Anmeldung.',
    '1 Eintrag ist nur hier. Er geht dabei verloren.',
    'In Sicherungen bleiben die Daten noch 14 Tage, dann sind sie auch dort fort.',
  ]);
  expect(within(dialog()).queryByRole('button', { name: 'Erst meine Daten herunterladen' })).toBeNull();
});

test('[LV-4] the dialog counts nothing where there is nothing', async () => {
  const { store, user } = await renderAccount();
  await happen(
    store,
    loaded(aMyAccount({ holds: { screenings: 0, trainings: 1, messages: 0, backupDays: 14 } })),
  );
  await user.click(open());
  expect(within(dialog()).getAllByRole('listitem')[0]).toHaveTextContent(
    'Gelöscht werden 1 Training, dein Plan und deine Anmeldung.',
  );
});

test('[LV-4] [AC-2] the dialog offers to download first', async () => {
  const { asked, user } = await renderAccount([erasureFeature, exportFeature]);
  await user.click(open());
  await user.click(screen.getByRole('button', { name: 'Erst meine Daten herunterladen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toHaveBeenCalledWith(myAccountActions.downloadRequested());
});

test('[MB-7] without a network nobody can erase themselves', async () => {
  const { store } = await renderAccount();
  await happen(store, networkActions.onlineChanged(false));
  expect(open()).toBeDisabled();
});

test('[MB-7] a server that cannot erase is not asked to', async () => {
  await renderAccount([]);
  expect(screen.queryByRole('heading', { name: 'Konto löschen' })).toBeNull();
});
