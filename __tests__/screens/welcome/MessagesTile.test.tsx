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
