import { screen, within } from '@testing-library/react';
import { routeAt } from '../../src/app/routes';
import { notificationsActions } from '../../store/notifications/slice';
import { aNotification } from '../builders';
import { happen } from '../screens/filledStore';
import { address, renderApp } from './renderApp';

const twoMessages = notificationsActions.loaded([
  aNotification(),
  aNotification({ type: 'SCREENING' }),
  aNotification(),
  aNotification({ type: 'TRAINING' }),
]);

test('[RT-11] [GU-7] the messages are titled Nachrichten and need login only', async () => {
  renderApp({ at: '/messages', isDataInitialized: false });
  expect(await screen.findByRole('heading', { name: 'Konversationen' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nachrichten');
  expect(routeAt('/messages').guard).toBe('login');
});

test('[SH-5] the badge of the top bar counts only notifications of type CHAT', async () => {
  const { store } = renderApp();
  await screen.findByRole('heading', { name: 'Hallo Anna' });
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Nachrichten' })).toHaveTextContent('');
  await happen(store, twoMessages);
  expect(bar.getByRole('link', { name: 'Nachrichten, 2 ungelesen' })).toHaveTextContent('2');
});

test('[SH-5] without a signed-in user there is no messages link', async () => {
  renderApp({ at: '/impressum', user: null });
  await screen.findByRole('heading', { level: 2, name: /Datenschutz/ });
  expect(screen.queryByRole('link', { name: /Nachrichten/ })).not.toBeInTheDocument();
});

test('[WE-4] [WE-5] the card Nachrichten opens the messages and has a badge only for unread ones', async () => {
  const { store, user } = renderApp();
  const tiles = within(await screen.findByRole('navigation', { name: 'Bereiche' }));
  const card = tiles.getByRole('link', { name: /^Nachrichten/ });
  expect(within(card).queryByText('2')).not.toBeInTheDocument();
  await happen(store, twoMessages);
  expect(within(card).getByText('2')).toBeInTheDocument();
  expect(card).toHaveTextContent('2 neue Nachrichten');
  await user.click(card);
  expect(address()).toBe('/messages');
});
