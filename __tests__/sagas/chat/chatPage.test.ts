import { withPartner } from '../../../src/domain/conversations';
import { selectThread } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { aClub, anna, tina } from '../../fakes/club';
import { type App, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { write } from '../outbox/writtenMessages';

onVirtualTime();

const sent = (app: App) => selectThread(app.state(), withPartner(tina.id)).sent.map(({ content }) => content);

describe('[ME-7] an open room', () => {
  const openRoom = async () => {
    const server = aClub();
    server.chat.say(tina, anna, 'Hallo');
    const app = await startApp({ server });
    app.live.latest().succeed();
    await app.act(chatActions.entered(), chatActions.selected(withPartner(tina.id)));
    app.page.show(false);
    return { app, server };
  };

  test('is not marked read while the page is hidden, even if it is loaded', async () => {
    const { app, server } = await openRoom();
    server.chat.say(tina, anna, 'Noch da?');
    app.live.latest().notify({ type: 'CHAT', senderId: tina.id });
    await app.act(chatActions.entered(), chatActions.selected(withPartner(tina.id)));
    expect(sent(app)).toEqual(['Hallo', 'Noch da?']);
    expect(app.state().notifications.entries).toHaveLength(1);
  });

  test('is marked read as soon as the page is visible again', async () => {
    const { app, server } = await openRoom();
    server.chat.say(tina, anna, 'Noch da?');
    app.page.show(true);
    await app.act();
    expect(sent(app)).toEqual(['Hallo', 'Noch da?']);
    expect(app.state().notifications.entries).toEqual([]);
    expect(
      server.handle({ method: 'GET', path: `/notification/${anna.id}`, token: anna.token }).body,
    ).toEqual([]);
  });

  test('that was left is not loaded when the page is visible again', async () => {
    const { app } = await openRoom();
    await app.act(chatActions.left());
    app.http.requests.length = 0;
    app.page.show(true);
    await app.act();
    expect(app.http.lines()).toEqual([`GET /notification/${anna.id}`]);
  });
});

test('[ME-9] [FL-10] another tab also shows a message that was sent here', async () => {
  const server = aClub();
  const first = await startApp({ server });
  const second = await startApp({ server, device: first.device });
  await second.act(chatActions.entered(), chatActions.selected(withPartner(tina.id)));
  await first.act(write('eins'));
  await pass(1000);
  expect(sent(second)).toEqual(['eins']);
});
