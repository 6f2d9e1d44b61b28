import type { NotePost } from '../../../src/contract/notes';
import { noteOn } from '../../../src/domain/notes';
import { selectMayWriteNotes, selectNote } from '../../../store/notes/selectors';
import { notesActions } from '../../../store/notes/slice';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aClub, anna, screening, tina } from '../../fakes/club';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, closed, submitted } = notesActions;
const allRetries = 6000;
const annasScreening = 41;
const ofTest = { userScreeningId: annasScreening, target: { kind: 'test', id: 11 } } as const;
const note: NotePost = { ...ofTest, athleteNote: 'Langsam absenken.', trainerNote: 'Links schwächer.' };

const mayWrite = (app: App) => selectMayWriteNotes(app.state(), annasScreening);
const onServer = ({ server }: App) => {
  const stored = server.content.userScreenings.find(({ id }) => id === annasScreening);
  return stored && noteOn(stored, ofTest.target);
};
const onDevice = ({ device }: App) => {
  const stored = device.disk.tables.userScreening.find(({ id }) => id === annasScreening);
  return stored && noteOn(stored, ofTest.target);
};
const onScreen = (app: App) => selectNote(app.state(), ofTest.userScreeningId, ofTest.target);
const texts = { athleteNote: note.athleteNote, trainerNote: note.trainerNote };

/** Opens Tina's app with the dialog for a note. */
const startOpened = async () => {
  const app = await startUpdatedApp({ user: tina });
  await app.act(opened(ofTest));
  return app;
};

describe('the list of server features', () => {
  test('[API-42] is loaded with each update', async () => {
    const app = await startUpdatedApp({ user: tina });
    expect(mayWrite(app)).toBe(true);
    await app.act(updateActions.updateRequested());
    expect(app.http.matching(/^GET \/features$/)).toHaveLength(1);
  });

  test('[API-42] is known after a reload, also offline', async () => {
    const first = await startUpdatedApp({ user: tina });
    await pass(1000);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server, isOnline: false });
    expect(mayWrite(app)).toBe(true);
  });

  test('[API-42] may be missing on an older server: the update continues without an error, and notes are not offered', async () => {
    const server = aClub();
    server.notes.features = null;
    const app = await startUpdatedApp({ user: tina, server });
    expect(app.state().update.status).toBe('succeeded');
    expect(app.state().update.entries.filter(({ isError }) => isError)).toEqual([]);
    expect(app.state().toasts.messages).toEqual([]);
    expect(mayWrite(app)).toBe(false);
  });

  test.each(['malformed', 'requestLost', 500] as const)(
    '[API-42] does not block the update and offers no notes when the call fails: %s',
    async (fault) => {
      const app = await startUpdatedApp({ user: tina });
      app.http.always(/features/, fault);
      await app.act(updateActions.updateRequested());
      expect(app.state().update.status).toBe('succeeded');
      await pass(allRetries);
      expect(mayWrite(app)).toBe(false);
      expect(app.state().update.status).toBe('succeeded');
    },
  );

  test('[SE-7] does not let an athlete write notes', async () => {
    const app = await startUpdatedApp();
    expect(app.state().features.features).toContain('trainerNotes');
    expect(mayWrite(app)).toBe(false);
  });

  test('[SE-1] is forgotten after a logout', async () => {
    const app = await startUpdatedApp({ user: tina });
    await app.act(sessionActions.logoutRequested());
    expect(app.state().features.features).toEqual([]);
  });
});

describe('a note of a trainer', () => {
  test('[NO-3] reaches the server, the device and the screen', async () => {
    const app = await startOpened();
    await app.act(submitted(note));
    expect(onServer(app)).toMatchObject(texts);
    expect(onDevice(app)).toMatchObject(texts);
    expect(onScreen(app)).toMatchObject(texts);
    expect(app.state().notes).toMatchObject({ open: null, saving: { status: 'idle' } });
    expect(app.state().toasts.messages.map(({ text }) => text)).toContain('Notiz gespeichert');
  });

  test('[NO-3] is shown in the other tabs of this device', async () => {
    const app = await startOpened();
    const other = await startApp({ device: app.device, server: app.server });
    await app.act(submitted(note));
    await pass(1000);
    expect(onScreen(other)).toMatchObject(texts);
  });

  test('[NO-3, NO-4] is shown to the athlete after the next update', async () => {
    const app = await startOpened();
    await app.act(submitted(note));
    const annas = await startUpdatedApp({ server: app.server });
    expect(onScreen(annas)).toMatchObject({ athleteNote: 'Langsam absenken.' });
    expect(annas.state().session.user?.id).toBe(anna.id);
  });

  test('[NO-3, RE-8] that does not reach the server stays in the dialog and can be sent again', async () => {
    expectErrors('saveNote');
    const app = await startOpened();
    app.network.goOffline();
    await app.act(submitted(note));
    await pass(allRetries);
    expect(app.state().notes).toMatchObject({
      open: ofTest,
      saving: { status: 'failed', error: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung.' },
    });
    expect(onScreen(app)).toBeNull();
    app.network.goOnline();
    await app.act(submitted(note));
    await pass(allRetries);
    expect(onScreen(app)).toMatchObject(texts);
    expect(app.state().notes.open).toBeNull();
  });

  test('[NO-3] whose response was lost is stored once after the retry', async () => {
    const app = await startOpened();
    app.http.script(/note/, 'responseLost');
    await app.act(submitted(note));
    await pass(allRetries);
    expect(onScreen(app)).toMatchObject(texts);
    expect(app.server.content.userScreenings[0]?.testNotes).toHaveLength(1);
  });

  test('[SE-7, SE-8] that the server refuses fails at once, with the message of the server', async () => {
    expectErrors('saveNote');
    const app = await startOpened();
    app.http.script(/note/, 403);
    await app.act(submitted(note));
    expect(app.state().notes.saving).toEqual({ status: 'failed', error: 'Fehler 403' });
    expect(app.http.matching(/note/)).toHaveLength(1);
  });

  test('[NO-3] that does not fit on the device reports the error, and is not shown as saved', async () => {
    expectErrors('saveNote');
    const app = await startOpened();
    app.device.disk.failures = [diskIsFull()];
    await app.act(submitted(note));
    expect(app.state().notes.saving.error).toMatch(/^Der Speicher dieses Geräts ist voll/);
    expect(onScreen(app)).toBeNull();
  });

  test('[NO-3] that the user gave up shows no message afterwards', async () => {
    const app = await startOpened();
    app.http.script(/note/, { late: 3000 });
    await app.act(submitted(note), closed());
    await pass(allRetries);
    expect(app.state().notes).toMatchObject({ open: null, saving: { status: 'idle' } });
    expect(app.state().toasts.messages).toEqual([]);
  });

  test('[NO-3, SE-1] is not saved after a logout', async () => {
    const app = await startOpened();
    app.http.script(/note/, 'silent');
    await app.act(submitted(note));
    await app.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(app.http.matching(/note/)).toHaveLength(1);
    expect(onDevice(app)).toBeFalsy();
  });

  test('[NO-3] is not undone by an update that began before it', async () => {
    const app = await startOpened();
    app.http.script(/screening\/31/, { late: 3000 });
    await app.act(updateActions.updateRequested());
    await app.act(submitted(note));
    await pass(allRetries);
    expect(app.state().update.status).toBe('succeeded');
    expect(onScreen(app)).toMatchObject(texts);
    expect(onDevice(app)).toMatchObject(texts);
    expect(app.state().screening.screenings).toEqual([screening]);
  });
});
