import { screen } from '@testing-library/react';
import { RefreshedPage } from '../../../src/screens/page/RefreshedPage';
import { networkActions } from '../../../store/network/slice';
import { updateActions } from '../../../store/update/slice';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

const { updateStarted, updateFailed, updateSucceeded } = updateActions;

const renderPage = () => {
  const { store, asked } = aFilledStore();
  const { user } = renderScreen(
    <RefreshedPage>
      <p>Übungen</p>
    </RefreshedPage>,
    { store, path: '/trainingoverview' },
  );
  return {
    store,
    user,
    requests: () => asked.mock.calls.filter(([action]) => updateActions.updateRequested.match(action)).length,
  };
};

const today = (hour: number, minute: number) => new Date().setHours(hour, minute, 0, 0);

test('[CO-25] says how old the data is while an update goes on, and when it has failed', async () => {
  const { store } = renderPage();
  expect(screen.queryByText(/Stand/)).toBeNull();
  await happen(store, updateSucceeded(today(9, 41)));
  expect(screen.getByText('Stand 9:41')).toBeVisible();
  await happen(store, updateStarted());
  expect(screen.getByText('Stand 9:41, wird aktualisiert')).toBeVisible();
  await happen(store, updateFailed('Fehler'));
  expect(screen.getByText('Alter Stand 9:41')).toBeVisible();
  await happen(store, updateStarted(), updateSucceeded(today(9, 43)));
  expect(screen.getByText('Stand 9:43')).toBeVisible();
});

test('[CO-25] names the day of data that is not from today', async () => {
  const { store } = renderPage();
  await happen(store, updateSucceeded(new Date(2025, 2, 10, 9, 5).getTime()));
  expect(screen.getByText('Stand 10.03.2025, 9:05')).toBeVisible();
});

test('[DE-7] newer data is loaded on demand, once at a time, and not without a network', async () => {
  const { store, user, requests } = renderPage();
  await happen(store, networkActions.onlineChanged(true), updateSucceeded(today(9, 41)));
  const refresh = () => screen.queryByRole('button', { name: 'Aktualisieren' });
  await user.click(refresh() as HTMLElement);
  expect(requests()).toBe(1);
  await happen(store, updateStarted());
  await user.click(refresh() as HTMLElement);
  expect(requests()).toBe(1);
  await happen(store, updateFailed('Fehler'));
  await user.click(refresh() as HTMLElement);
  expect(requests()).toBe(2);
  await happen(store, networkActions.onlineChanged(false));
  expect(refresh()).toBeNull();
  expect(screen.getByText('Stand 9:41, ohne Netz')).toBeVisible();
});
