import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ChatMessage, ChatRoom, Contact } from '../../../src/contract/chat';
import { MessagesScreen } from '../../../src/screens/messages/MessagesScreen';
import { chatActions } from '../../../store/chat/slice';
import { aContact, aMessage, aRoom } from '../../builders';
import { aFilledStore } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

/** Anna (2) reads along what Tina (1) and Kim (9) write, and has a room of her own with Tina. */
const kim = aContact({ id: 9, firstName: 'Kim', lastName: 'Kind', isClosed: true });
const readRoom = aRoom({ id: 802, participants: [1, 9], readers: [2] });
const toKim = aMessage({ id: 902, chatroomId: 802, recipientId: 9, content: 'Kommst du?' });
const fromKim = aMessage({
  ...toKim,
  id: 903,
  clientId: '30000000-0000-4000-8000-000000000009',
  senderId: 9,
  recipientId: 1,
  content: 'Ja',
});

interface Held {
  contacts?: Contact[];
  rooms?: ChatRoom[];
  messages?: ChatMessage[];
  at?: string;
}

const renderMessages = ({
  contacts = [aContact(), kim],
  rooms = [aRoom(), readRoom],
  messages = [aMessage(), toKim, fromKim],
  at = '/messages',
}: Held = {}) => {
  const { store } = aFilledStore();
  store.dispatch(chatActions.loaded({ contacts, rooms }));
  for (const { id } of rooms) {
    const inRoom = messages.filter(({ chatroomId }) => chatroomId === id);
    store.dispatch(chatActions.messagesLoaded({ roomId: id, messages: inRoom }));
  }
  return renderScreen(<MessagesScreen />, { store, path: '/messages', at });
};

const both = 'Tina Trainer und Kim Kind';
const rooms = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('whoever reads along', () => {
  test('[CS-3] finds the conversation under the names of both, beside their own', async () => {
    const { container } = renderMessages();
    expect(rooms().toSorted()).toEqual(['/messages?room=802', '/messages?with=1']);
    const link = screen.getByRole('link', { name: new RegExp(both) });
    expect(link).toHaveTextContent(`${both}Du liest mitJa`);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[CS-3] reads who wrote what, and has nothing to write with', async () => {
    const { user, container } = renderMessages();
    await user.click(screen.getByRole('link', { name: new RegExp(both) }));
    expect(address()).toBe('/messages?room=802');
    expect(screen.getByRole('heading', { name: both })).toHaveFocus();
    const log = screen.getByRole('log', { name: `Nachrichten von ${both}` });
    expect(within(log).getByText('Kommst du?').closest('p')?.previousSibling).toHaveTextContent(
      /^Tina Trainer$/,
    );
    expect(within(log).getByText('Ja').closest('p')?.previousSibling).toHaveTextContent(/^Kim Kind$/);
    expect(within(log).queryByText('gesendet')).not.toBeInTheDocument();
    expect(within(log).queryByText('Hallo Anna')).not.toBeInTheDocument();
    expect(screen.getByText('Du liest hier mit.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: new RegExp(both) })).toHaveAttribute('aria-current', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[CS-3] writes in the own room with one of the two as ever', async () => {
    renderMessages({ at: '/messages?with=1' });
    const log = screen.getByRole('log', { name: 'Nachrichten mit Tina Trainer' });
    expect(within(log).getByText('Hallo Anna')).toBeInTheDocument();
    expect(within(log).queryByText('Kommst du?')).not.toBeInTheDocument();
    expect(screen.queryByText('Du liest hier mit.')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nachricht' })).toBeInTheDocument();
  });

  test.each(['/messages?room=801', '/messages?room=99'])(
    '[CS-3] [ME-4] %s is no room that they read along',
    (at) => {
      renderMessages({ at });
      expect(screen.getByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
      expect(screen.queryByRole('log')).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});

describe('whoever does not read along any more', () => {
  const formerRoom = { ...readRoom, formerReaders: [2] };

  test('[CS-3] is told so, and keeps what was written until then', async () => {
    const { user, container } = renderMessages({ rooms: [aRoom(), formerRoom] });
    const link = screen.getByRole('link', { name: new RegExp(both) });
    expect(link).toHaveTextContent(`${both}Du hast mitgelesenJa`);
    await user.click(link);
    expect(screen.getByText(/^Du liest hier nicht mehr mit\./)).toBeInTheDocument();
    expect(screen.queryByText('Du liest hier mit.')).not.toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveTextContent('Kommst du?');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('whose messages are read along', () => {
  const ada = aContact({ id: 7, firstName: 'Ada', lastName: 'Ahorn', isClosed: true });

  test('[CS-3] sees above the text input who does', async () => {
    const { container } = renderMessages({
      contacts: [aContact(), ada],
      rooms: [aRoom({ readers: [7] })],
      at: '/messages?with=1',
    });
    expect(screen.getByText('Ada Ahorn liest hier mit.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[CS-3] sees it before the first message, too', () => {
    renderMessages({ contacts: [aContact({ readers: [7] }), ada], rooms: [], at: '/messages?with=1' });
    expect(screen.getByText('Ada Ahorn liest hier mit.')).toBeInTheDocument();
  });

  test('[CS-3] sees it of somebody whose name is not known', () => {
    renderMessages({ rooms: [aRoom({ readers: [7] })], at: '/messages?with=1' });
    expect(screen.getByText('Jemand aus dem Verein liest hier mit.')).toBeInTheDocument();
  });

  test('[CS-3] does not write to the reader', async () => {
    const { user } = renderMessages({
      contacts: [aContact({ readers: [7] }), ada],
      rooms: [aRoom({ readers: [7] })],
    });
    await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /Tina/ })).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByText('Ada Ahorn')).not.toBeInTheDocument();
  });
});

describe('whose messages nobody reads along any more', () => {
  const ada = aContact({ id: 7, firstName: 'Ada', lastName: 'Ahorn', isClosed: true });
  const formerly = {
    contacts: [aContact(), ada],
    rooms: [aRoom({ formerReaders: [7] })],
    messages: [aMessage({ readers: [7] })],
  };

  test('[CS-3] see it before the next message, and who it was', () => {
    renderMessages({ ...formerly, at: '/messages?with=1' });
    expect(screen.getByRole('log')).toHaveTextContent(
      /Ab hier liest Ada Ahorn mit\..*Hallo Anna.*Ab hier liest niemand mehr mit\./,
    );
    expect(screen.queryByText('Ada Ahorn liest hier mit.')).not.toBeInTheDocument();
  });

  test('[CS-3] see it before the next message when somebody else has begun', () => {
    const kai = aContact({ id: 6, firstName: 'Kai', lastName: 'Kern', isClosed: true });
    const rooms = [aRoom({ readers: [6], formerReaders: [7] })];
    renderMessages({ ...formerly, contacts: [aContact(), ada, kai], rooms, at: '/messages?with=1' });
    expect(screen.getByRole('log')).toHaveTextContent(/Hallo Anna.*Ab hier liest Kai Kern mit\./);
    expect(screen.getByText('Kai Kern liest hier mit.')).toBeInTheDocument();
  });

  test('[CS-3] do not write to the former reader', async () => {
    const { user } = renderMessages(formerly);
    await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
    expect(within(screen.getByRole('dialog')).queryByText('Ada Ahorn')).not.toBeInTheDocument();
  });
});

describe('where the club has closed the chat', () => {
  const closed = { contacts: [aContact({ isClosed: true })], rooms: [aRoom()] };

  test('[CS-3] the name stands without a button', async () => {
    const { user, container } = renderMessages(closed);
    await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Tina Trainer')).toBeInTheDocument();
    expect(dialog.getByText('Nachrichten sind ausgeschaltet')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Tina/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[CS-3] what was written before is there to read, without the text input', () => {
    renderMessages({ ...closed, at: '/messages?with=1' });
    expect(screen.getByRole('log')).toHaveTextContent('Hallo Anna');
    expect(
      screen.getByText('Hier könnt ihr euch nicht schreiben. Das hat der Verein so eingestellt.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

test('[CS-3] both sides see from which message on somebody reads along, and from which on nobody does', () => {
  const reader = aContact({ id: 7, firstName: 'Theo', lastName: 'Trainer', isClosed: true });
  const written = (id: number, readers?: number[]) =>
    aMessage({
      id,
      clientId: `30000000-0000-4000-8000-000000000${id}`,
      content: `Nummer ${id}`,
      ...(readers && { readers }),
    });
  renderMessages({
    contacts: [aContact(), reader],
    rooms: [aRoom()],
    messages: [written(901), written(902, [7]), written(903, [7]), written(904)],
    at: '/messages?with=1',
  });
  const said = screen.getByRole('log').textContent ?? '';
  const order = [
    'Nummer 901',
    'Ab hier liest Theo Trainer mit.',
    'Nummer 902',
    'Nummer 903',
    'Ab hier liest niemand mehr mit.',
    'Nummer 904',
  ];
  expect(order.map((text) => said.indexOf(text))).toEqual(
    order.map((text) => said.indexOf(text)).toSorted((a, b) => a - b),
  );
  expect(order.every((text) => said.split(text).length === 2)).toBe(true);
});
