import { act, screen } from '@testing-library/react';
import { chatActions } from '../../store/chat/slice';
import { invitationActions } from '../../store/invitation/slice';
import { networkActions } from '../../store/network/slice';
import { notificationsActions } from '../../store/notifications/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { sessionActions } from '../../store/session/slice';
import { shellActions } from '../../store/shell/slice';
import { updateActions } from '../../store/update/slice';
import {
  aContact,
  aMessage,
  aNotification,
  anInvitation,
  anInvitationAnswer,
  aRoom,
  aScreeningRun,
  aWaitingMessage,
} from '../builders';
import { happen } from '../screens/filledStore';
import { renderApp } from './renderApp';
import { Translator } from './translator';

let translator: Translator;

/** Opens the app with a translator that is on. */
const openApp = async (options: Parameters<typeof renderApp>[0]) => {
  const app = renderApp(options);
  await act(async () => {});
  translator = new Translator();
  return {
    ...app,
    happen: (...actions: Parameters<typeof app.store.dispatch>[0][]) => happen(app.store, ...actions),
  };
};

afterEach(() => {
  translator.stop();
  expect(translator.stale).toEqual([]);
});

/** Waits until the page shows a text in an element of the translator. */
const translated = async (text: string | RegExp) =>
  expect(await screen.findByText(text, { selector: 'font *' })).toBeVisible();

test('[SH-13] a translator replaces the texts of the page', async () => {
  const page = document.createElement('p');
  page.append('Alt', document.createElement('b'));
  document.body.append(page);
  translator = new Translator();
  const [, bold] = page.children;
  expect(page.innerHTML).toBe('<font><font>Alt</font></font><b></b>');
  bold?.append('Neu');
  await translated('Neu');
  expect(translator.stale).toEqual([]);
  page.remove();
});

test('[SH-13] what React changes in a text that it does not own any more is found', () => {
  const page = document.body.appendChild(document.createElement('p'));
  const text = page.appendChild(document.createTextNode('1'));
  translator = new Translator();
  text.data = '2';
  expect(translator.stale).toEqual(['2']);
  page.remove();
});

test('[SH-13] signing in: what is missing, a busy button, a refusal', async () => {
  const app = await openApp({ at: '/login', user: null });
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await translated('Benutzername erforderlich');
  await app.user.type(screen.getByLabelText('Benutzername'), 'anna');
  await app.user.type(screen.getByLabelText('Passwort'), 'athletik{Enter}');
  expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  await app.happen(sessionActions.loginFailed('Email Adresse oder Passwort falsch!'));
  await translated('Email Adresse oder Passwort falsch!');
});

test('[SH-13] an invitation: the form, a busy button, a refusal, the end', async () => {
  const app = await openApp({ at: '/invitation/token', user: null });
  await app.happen(invitationActions.found(anInvitation()));
  await translated('Hallo Clara');
  await app.user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  await translated(/Ohne deine Einwilligung geht es nicht weiter/);
  await app.happen(invitationActions.submitted({ token: 'token', answer: anInvitationAnswer() }));
  expect(screen.getByRole('button', { name: 'Konto anlegen' })).toHaveAttribute('aria-busy', 'true');
  await app.happen(invitationActions.sendingFailed('Der Server antwortet nicht.'));
  await translated('Der Server antwortet nicht.');
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveAttribute('aria-busy', 'false');
});

test('[SH-13] an update: its lines, its failure, and another one', async () => {
  const app = await openApp({ at: '/update', isDataInitialized: false });
  const { updateStarted, topicStarted, logged, videoProgressed, updateFailed } = updateActions;
  await app.happen(updateStarted(), topicStarted('User'));
  await translated('Update wurde gestartet!');
  await app.happen(
    logged({ topic: 'User', text: '1 Person geladen', isError: false }),
    topicStarted('Video'),
  );
  for (const done of [1, 2]) {
    await app.happen(videoProgressed({ done, total: 7 }));
    await translated(`Videos werden geladen (${done} von 7).`);
  }
  await app.happen(updateFailed('Der Server antwortet nicht.'));
  await translated('Update fehlgeschlagen!');
  await app.happen(updateStarted());
  await translated('Update wurde gestartet!');
});

test('[SH-13] the bar: a second title, without and with a network, what waits', async () => {
  const app = await openApp({ at: '/impressum' });
  await app.happen(shellActions.secondaryTitleSet('Anna Amsel'));
  await translated('Anna Amsel');
  await app.happen(runsActions.changed(aScreeningRun({ isDirty: true, completed: true, position: null })));
  await translated('1 Screening noch nicht übertragen');
  await app.happen(networkActions.onlineChanged(false), outboxActions.queued(aWaitingMessage()));
  await translated('Offline, 2 Einträge noch nicht übertragen');
  await app.happen(networkActions.onlineChanged(true));
  await translated('2 Einträge noch nicht übertragen');
});

test('[SH-13] messages: none, some, unread ones, one that waits and is sent', async () => {
  const app = await openApp({ at: '/messages?with=1' });
  await app.happen(chatActions.loaded({ contacts: [aContact()], rooms: [] }));
  await translated('Keine Konversation');
  await app.happen(
    chatActions.loaded({ contacts: [aContact()], rooms: [aRoom()] }),
    chatActions.messagesLoaded({ roomId: aRoom().id, messages: [aMessage()] }),
  );
  for (const unread of [1, 2]) {
    await app.happen(notificationsActions.loaded(Array.from({ length: unread }, () => aNotification())));
    expect(await screen.findByRole('img', { name: `${unread} ungelesen` })).toHaveTextContent(String(unread));
  }
  const waiting = aWaitingMessage();
  await app.happen(networkActions.onlineChanged(false), outboxActions.queued(waiting));
  await app.happen(outboxActions.saved(waiting.clientId));
  await translated('noch nicht gesendet');
  await app.happen(networkActions.onlineChanged(true), notificationsActions.loaded([]));
  await translated('wird gesendet');
});

test('[SH-13] the start page: news come and go', async () => {
  const app = await openApp({ at: '/' });
  await translated('Hallo Anna');
  await app.happen(
    chatActions.loaded({ contacts: [aContact()], rooms: [aRoom()] }),
    chatActions.messagesLoaded({ roomId: aRoom().id, messages: [aMessage()] }),
    notificationsActions.loaded([aNotification()]),
  );
  await translated('1 neue Nachricht');
  await app.happen(notificationsActions.loaded([aNotification(), aNotification()]));
  await translated('2 neue Nachrichten');
  await app.happen(notificationsActions.loaded([]));
  expect(screen.queryByText(/neue Nachricht/)).toBeNull();
});
