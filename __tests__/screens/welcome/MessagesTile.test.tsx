import { screen } from '@testing-library/react';
import { MessagesTile } from '../../../src/screens/welcome/MessagesTile';
import { chatActions } from '../../../store/chat/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import { aContact, aMessage, aNotification, aRoom } from '../../builders';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

test.each([
  ['says who wrote last, and what', [aContact()], 'Tina Trainer'],
  ['says Not Found of somebody who is no contact', [], 'Not Found'],
])('[WE-5] the tile %s', (_case, contacts, name) => {
  const { store } = aFilledStore();
  store.dispatch(chatActions.loaded({ contacts, rooms: [aRoom()] }));
  store.dispatch(chatActions.messagesLoaded({ roomId: aRoom().id, messages: [aMessage()] }));
  store.dispatch(notificationsActions.loaded([aNotification()]));
  renderScreen(<MessagesTile />, { store });
  expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}${aMessage().content}`);
});

test('[WE-5] the latest unread message is asked for where it is missing, and its count is read once', () => {
  const { store, asked } = aFilledStore();
  store.dispatch(notificationsActions.loaded([aNotification()]));
  renderScreen(<MessagesTile />, { store });
  expect(asked).toHaveBeenCalledWith(chatActions.unreadWanted());
  expect(screen.getByRole('link')).toHaveAccessibleName('Nachrichten 1 neue Nachricht');
});

test('[WE-5] without unread messages nothing is asked for', () => {
  const { store, asked } = aFilledStore();
  renderScreen(<MessagesTile />, { store });
  expect(asked).not.toHaveBeenCalledWith(chatActions.unreadWanted());
});
