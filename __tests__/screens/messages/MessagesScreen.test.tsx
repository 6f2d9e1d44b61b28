import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ChatMessage, ChatRoom, Contact, Notification } from '../../../src/contract/chat';
import { withPartner } from '../../../src/domain/conversations';
import { MessagesScreen } from '../../../src/screens/messages/MessagesScreen';
import { chatActions } from '../../../store/chat/slice';
import { networkActions } from '../../../store/network/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { aContact, aMessage, aNotification, aRoom, aWaitingMessage } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

// Noon, so that the date is the same in the time zone of every machine.
const sentAt = new Date(2026, 10, 21, 14, 3, 12).toISOString();
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 18, 0, 0), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const ben = aContact({ id: 3, firstName: 'Ben', lastName: 'Buche' });

interface Held {
  rooms?: ChatRoom[];
  contacts?: Contact[];
  messages?: ChatMessage[];
  unread?: Notification[];
  at?: string;
}

/** Renders Anna's screen with the room of Tina, unless given otherwise. */
const renderMessages = ({
  rooms = [aRoom()],
  contacts = [aContact(), ben],
  messages = [aMessage({ createdAt: sentAt })],
  unread = [],
  at = '/messages',
}: Held = {}) => {
  const { store, asked } = aFilledStore();
  store.dispatch(chatActions.loaded({ contacts, rooms }));
  store.dispatch(chatActions.messagesLoaded({ roomId: aRoom().id, messages }));
  store.dispatch(notificationsActions.loaded(unread));
  return { ...renderScreen(<MessagesScreen />, { store, path: '/messages', at }), asked };
};

const rooms = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const log = () => screen.getByRole('log', { name: 'Nachrichten mit Tina Trainer' });
const openRoom = '/messages?with=1';

test('[ME-1] the list is headed Konversationen', () => {
  renderMessages();
  expect(screen.getByRole('heading', { name: 'Konversationen' })).toBeInTheDocument();
  expect(screen.queryByText('Keine Konversation')).not.toBeInTheDocument();
});

test('[ME-1] an empty list says so', async () => {
  const { container } = renderMessages({ rooms: [], messages: [] });
  expect(screen.getByText('Keine Konversation')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

/** Opens the messages on a device without any, before anything was asked. */
const renderUnasked = (at = '/messages') =>
  renderScreen(<MessagesScreen />, { store: aFilledStore().store, path: '/messages', at });

test('[ME-1] nobody says that there is no conversation before the server was asked', async () => {
  const { store } = renderUnasked();
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  expect(screen.queryByText('Keine Konversation')).toBeNull();
  await happen(store, chatActions.loadStarted());
  expect(screen.queryByText('Keine Konversation')).toBeNull();
  await happen(store, chatActions.loadFailed('Der Server antwortet nicht.'));
  expect(screen.queryByText('Keine Konversation')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  await happen(store, chatActions.loaded({ contacts: [aContact()], rooms: [] }));
  expect(screen.getByText('Keine Konversation')).toBeVisible();
});

test('a partner is not unknown before the server was asked', () => {
  renderUnasked(openRoom);
  expect(screen.queryByText('Not Found')).toBeNull();
});

test('[ME-9] nobody says that there is no message before the messages of the room are there', async () => {
  const { store } = renderUnasked(openRoom);
  await happen(store, chatActions.loaded({ contacts: [aContact()], rooms: [aRoom()] }));
  expect(within(log()).getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  expect(screen.queryByText('Noch keine Nachricht')).toBeNull();
  await happen(store, networkActions.onlineChanged(false));
  expect(log()).toHaveTextContent('Sobald du online bist, werden sie geladen.');
  await happen(store, chatActions.messagesLoaded({ roomId: aRoom().id, messages: [] }));
  expect(screen.getByText('Noch keine Nachricht')).toBeVisible();
});

test('[ME-6] without a conversation one button leads to the first', async () => {
  const { user } = renderMessages({ rooms: [], messages: [] });
  await user.click(screen.getByRole('button', { name: 'Nachricht schreiben' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('without anybody to write to the way leads home', () => {
  renderMessages({ rooms: [], contacts: [], messages: [] });
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('[ME-2] [ME-3] a room shows its other participant, its last words and how much is unread', () => {
  renderMessages({ unread: [aNotification(), aNotification(), aNotification({ type: 'TRAINING' })] });
  const link = screen.getByRole('link', { name: /Tina Trainer/ });
  expect(link).toHaveTextContent('TTTina TrainerHallo Anna14:032');
  expect(within(link).getByRole('img', { name: '2 ungelesen' })).toBeInTheDocument();
});

test('[ME-2] a room that is read has no badge', () => {
  renderMessages({ unread: [aNotification({ senderId: 3 })] });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the room with the latest words comes first', () => {
  renderMessages({ rooms: [aRoom({ id: 802, participants: [2, 3] }), aRoom()] });
  expect(rooms()[0]).toContain('Tina Trainer');
});

test('[ME-4] a participant whom nobody knows is shown as Not Found, in the list and above the room', async () => {
  renderMessages({ contacts: [], at: openRoom });
  expect(screen.getByRole('link', { name: /Not Found/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
});

test('[ME-4] an address with somebody unknown shows Not Found, and nothing to write with', () => {
  renderMessages({ at: '/messages?with=99' });
  expect(screen.getByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('[ME-5] [ME-7] a room opens with its text input of one row and its send button', async () => {
  const { user, asked, container } = renderMessages();
  await user.click(screen.getByRole('link', { name: /Tina Trainer/ }));
  expect(screen.getByRole('textbox', { name: 'Nachricht' }).tagName).toBe('INPUT');
  expect(screen.getByRole('button', { name: 'Senden' })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledWith(chatActions.selected(withPartner(1)));
  expect(screen.getByRole('heading', { name: 'Tina Trainer' })).toHaveFocus();
  expect(screen.getByRole('link', { name: /Tina Trainer/ })).toHaveAttribute('aria-current', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

test('the way back leads to the list, with the keyboard at its head', async () => {
  const { user } = renderMessages();
  await user.click(screen.getByRole('link', { name: /Tina Trainer/ }));
  await user.click(screen.getByRole('button', { name: 'Zurück zu den Konversationen' }));
  expect(address()).toBe('/messages');
  expect(screen.getByRole('heading', { name: 'Konversationen' })).toHaveFocus();
});

test('[ME-6] the compose icon opens the contacts', async () => {
  const { user, container } = renderMessages();
  await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
  const dialog = screen.getByRole('dialog', {
    name: 'Wählen ein von eingelistete Athleten aus um eine Konversation anzufangen',
  });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['BBBen Buche', 'TTTina Trainer']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[ME-6] without contacts the dialog says so', async () => {
  const { user } = renderMessages({ contacts: [] });
  await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
  expect(within(screen.getByRole('dialog')).getByText('Noch Kein Athlet Ihnen zugefügt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Ben Buche', '/messages?with=3', 'Noch keine Nachricht'],
  ['Tina Trainer', '/messages?with=1', 'Hallo Anna'],
])('[ME-8] choosing %s closes the contacts and opens the new or the old room', async (name, to, content) => {
  const { user } = renderMessages();
  await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe(to);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
  expect(within(screen.getByRole('log')).getByText(content)).toBeInTheDocument();
});

test('[ME-9] [ME-10] text is sent without the space around it, and the field is empty again', async () => {
  const { user, asked } = renderMessages({ at: openRoom });
  await user.type(screen.getByRole('textbox'), '  Mach ich {Enter}');
  expect(asked).toHaveBeenCalledWith(
    outboxActions.written({ kind: 'message', payload: { recipientId: 1, content: 'Mach ich' } }),
  );
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('[ME-5] what is begun to one partner is there again after a look at another', async () => {
  const { user } = renderMessages({ at: openRoom });
  await user.type(screen.getByRole('textbox'), 'Also ich');
  await user.click(screen.getByRole('button', { name: 'Neue Konversation' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ben Buche' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.click(screen.getByRole('link', { name: /Tina Trainer/ }));
  expect(screen.getByRole('textbox')).toHaveValue('Also ich');
});

test.each(['', '   '])('[ME-10] an empty text is not sent: "%s"', async (text) => {
  const { user, asked } = renderMessages({ at: openRoom });
  if (text) await user.type(screen.getByRole('textbox'), text);
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(asked).not.toHaveBeenCalled();
});

test('[ME-11] a message shows when it was written in medium date format, under its day', () => {
  renderMessages({ at: openRoom });
  expect(within(log()).getByText('21.11.2026, 14:03:12')).toBeInTheDocument();
  expect(within(log()).getByRole('heading', { name: 'Heute' })).toBeInTheDocument();
});

test('[ME-11] only the hour and minute of a message are seen; its whole date is read aloud', () => {
  renderMessages({ at: openRoom });
  const time = within(log()).getByTitle('21.11.2026, 14:03:12');
  expect(time).toHaveAttribute('datetime', sentAt);
  expect(within(time).getByText('14:03')).toHaveAttribute('aria-hidden', 'true');
});

test('a screen reader hears who wrote each message', async () => {
  const { store } = renderMessages({ at: openRoom });
  await happen(store, outboxActions.queued(aWaitingMessage()));
  expect(within(log()).getByText('Hallo Anna').closest('p')?.previousSibling).toHaveTextContent(
    'Tina Trainer:',
  );
  expect(within(log()).getByText('Mach ich').closest('p')?.previousSibling).toHaveTextContent('Du:');
});

test('[ME-9] a waiting message shows dashed with its word, and gives way to the one that the server returned', async () => {
  const { store } = renderMessages({ at: openRoom });
  await happen(store, networkActions.onlineChanged(false), outboxActions.queued(aWaitingMessage()));
  expect(within(log()).getByText('Mach ich')).toBeInTheDocument();
  expect(within(log()).queryByText('noch nicht gesendet')).not.toBeInTheDocument();
  await happen(store, outboxActions.saved(aWaitingMessage().clientId));
  expect(within(log()).getByText('noch nicht gesendet')).toBeInTheDocument();
  await happen(store, networkActions.onlineChanged(true));
  expect(within(log()).getByText('wird gesendet')).toBeInTheDocument();
  const { clientId, payload } = aWaitingMessage();
  const returned = aMessage({ ...payload, id: 902, clientId, senderId: 2, createdAt: sentAt });
  await happen(store, chatActions.sent(returned));
  expect(within(log()).getAllByText('Mach ich')).toHaveLength(1);
  expect(within(log()).queryByText('wird gesendet')).not.toBeInTheDocument();
  expect(within(log()).getByText(/gesendet/)).toBeInTheDocument();
});

test('[SE-1] what another user of the device wrote is not shown', async () => {
  const { store } = renderMessages({ at: openRoom });
  const payload = { recipientId: 1, content: 'von Ben' };
  await happen(store, outboxActions.queued(aWaitingMessage({ writtenBy: 3, payload })));
  expect(screen.queryByText('von Ben')).not.toBeInTheDocument();
});

test('[CO-3] a refused message says why and can be sent again or removed', async () => {
  const { store, user, asked, container } = renderMessages({ at: openRoom });
  const refused = aWaitingMessage({ refusal: 'Das darfst du nicht.' });
  await happen(store, outboxActions.queued(refused));
  expect(within(log()).getByText('nicht gesendet: Das darfst du nicht.')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(asked).toHaveBeenCalledWith(outboxActions.retried(refused.clientId));
  await happen(store, outboxActions.changed({ ...refused, refusal: 'Nein.' }));
  await user.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(asked).toHaveBeenCalledWith(outboxActions.removed(refused.clientId));
  await happen(store, outboxActions.forgotten(refused.clientId));
  expect(screen.queryByText('Mach ich')).not.toBeInTheDocument();
});

test('[ME-9] a message that the device cannot save says so and can be tried again or removed', async () => {
  const { store, user, asked, container } = renderMessages({ at: openRoom });
  const { clientId } = aWaitingMessage();
  const text = 'Der Speicher dieses Geräts ist voll.';
  await happen(store, outboxActions.queued(aWaitingMessage()), outboxActions.saveFailed({ clientId, text }));
  expect(within(log()).getByText('Mach ich')).toBeInTheDocument();
  expect(within(log()).getByText(`nicht gespeichert: ${text}`)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(asked).toHaveBeenCalledWith(outboxActions.retried(clientId));
  expect(within(log()).queryByText(/nicht gespeichert/)).not.toBeInTheDocument();
});

test('a load that failed says why, and can be repeated', async () => {
  const { store, user, asked } = renderMessages();
  await happen(store, chatActions.loadFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(chatActions.entered());
});

test('leaving the screen closes the open conversation', () => {
  const { store, unmount } = renderMessages({ at: openRoom });
  expect(store.getState().chat).toMatchObject({ isShown: true, open: withPartner(1) });
  act(unmount);
  expect(store.getState().chat).toMatchObject({ isShown: false, open: null });
});

describe('[ME-12] what people write', () => {
  const show = (content: string) => {
    renderMessages({ at: openRoom, messages: [aMessage({ createdAt: sentAt, content })] });
    return log();
  };

  test('keeps its line breaks, and begins on the side of its language', () => {
    const text = within(show('مرحبا!\nZeile')).getByText(/مرحبا/);
    expect(text.textContent).toBe('مرحبا!\nZeile');
    expect(text.closest('p')).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  });

  test('has links, whose page learns nothing of this one', () => {
    const link = within(show('Schau: (https://müller.de/a).')).getByRole('link');
    expect(link).toHaveTextContent(/^https:\/\/müller\.de\/a$/);
    expect(link).toHaveAttribute('href', 'https://xn--mller-kva.de/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test.each([
    '<img src=x onerror="alert(1)"><script>alert(1)</script>',
    '<a href="javascript:alert(1)">hier</a>',
    'javascript:alert(1) data:text/html,x https://tsv.de@evil.example',
  ])('is text and no markup: %s', (content) => {
    const shown = show(content);
    expect(shown.querySelector('a, img, script')).toBeNull();
    expect(shown).toHaveTextContent(content);
  });
});
