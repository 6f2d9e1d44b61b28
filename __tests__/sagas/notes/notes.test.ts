import { maxNoteLength, type NotePost } from '../../../src/contract/notes';
import { noteOn } from '../../../src/domain/notes';
import { noteDraftKey, selectNoteDraft } from '../../../store/noteDrafts/selectors';
import { noteDraftsActions } from '../../../store/noteDrafts/slice';
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
const { begun } = noteDraftsActions;
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
const toasts = (app: App) => app.state().toasts.messages.map(({ text }) => text);
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
    expect(app.state().server.features).toContain('trainerNotes');
    expect(mayWrite(app)).toBe(false);
  });

  test('[SE-1] is forgotten after a logout', async () => {
    const app = await startUpdatedApp({ user: tina });
    await app.act(sessionActions.logoutRequested());
    expect(app.state().server.features).toEqual([]);
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
    expect(toasts(app)).toContain('Notiz gespeichert.');
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

  test('[NO-3, ON-1] written offline is kept, shown at once and after a reload, and sent with the network', async () => {
    const first = await startOpened();
    first.network.goOffline();
    await first.act(submitted(note));
    expect(first.state().notes).toMatchObject({ open: null, saving: { status: 'idle' } });
    expect(toasts(first)).toEqual(['Notiz gespeichert. Sie wird übertragen, sobald es geht.']);
    expect(onScreen(first)).toMatchObject(texts);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server, isOnline: false });
    expect(onScreen(app)).toMatchObject(texts);
    expect(onServer(app)).toBeFalsy();
    app.network.goOnline();
    await app.act();
    expect(onServer(app)).toMatchObject(texts);
    expect(onDevice(app)).toMatchObject(texts);
    expect(app.state().outbox.entries).toEqual([]);
  });

  test('[NO-3] that is as it was is not sent', async () => {
    const app = await startOpened();
    await app.act(submitted(note), opened(ofTest), submitted(note));
    expect(app.http.matching(/note/)).toHaveLength(1);
    expect(app.state().notes.open).toBeNull();
  });

  test('[ON-7, API-41] is sent without what cannot be stored, and not longer than a note can be', async () => {
    const app = await startOpened();
    await app.act(
      submitted({ ...note, athleteNote: 'Lang\0sam.', trainerNote: 'ü'.repeat(maxNoteLength + 1) }),
    );
    expect(onServer(app)).toMatchObject({
      athleteNote: 'Langsam.',
      trainerNote: 'ü'.repeat(maxNoteLength),
    });
  });

  test('[NO-3] whose response was lost is stored once after the retry', async () => {
    const app = await startOpened();
    app.http.script(/note/, 'responseLost');
    await app.act(submitted(note));
    await pass(allRetries);
    expect(onScreen(app)).toMatchObject(texts);
    expect(app.server.content.userScreenings[0]?.testNotes).toHaveLength(1);
  });

  test.each([403, 404, 422])(
    '[SE-8, ON-3] that the server refuses with %i is set aside with the reason, and no note any more',
    async (status) => {
      const app = await startOpened();
      app.http.script(/note/, status);
      await app.act(submitted(note));
      await pass(600_000);
      expect(app.state().outbox.entries).toMatchObject([{ kind: 'note', refusal: `Fehler ${status}` }]);
      expect(app.http.matching(/note/)).toHaveLength(1);
      expect(onScreen(app)).toBeNull();
    },
  );

  test('[NO-3] that does not fit on the device stays in the dialog with the reason, and is sent nevertheless', async () => {
    expectErrors('saveEntry', 'changeEntry');
    const app = await startOpened();
    app.device.outbox.failures = [diskIsFull(), diskIsFull()];
    await app.act(submitted(note));
    expect(app.state().notes.open).toEqual(ofTest);
    expect(app.state().notes.saving.error).toMatch(/^Der Speicher dieses Geräts ist voll/);
    expect(onServer(app)).toMatchObject(texts);
  });

  test('[NO-3] that still does not fit on the device is not said to be saved', async () => {
    expectErrors('saveEntry');
    const app = await startOpened();
    app.network.goOffline();
    app.device.outbox.failures = [diskIsFull(), diskIsFull()];
    await app.act(submitted(note), submitted(note));
    expect(app.state().notes.saving.error).toMatch(/^Der Speicher dieses Geräts ist voll/);
    expect(toasts(app)).toEqual([]);
    await app.act(submitted(note));
    expect(toasts(app)).toEqual(['Notiz gespeichert. Sie wird übertragen, sobald es geht.']);
    expect(app.device.outbox.rows.size).toBe(1);
  });

  test('[NO-3] is a draft until it is on the device', async () => {
    expectErrors('saveEntry');
    const app = await startOpened();
    app.network.goOffline();
    const key = noteDraftKey(ofTest.userScreeningId, ofTest.target);
    await app.act(begun({ key, from: { athleteNote: null, trainerNote: null } }));
    app.device.outbox.failures = [diskIsFull(), diskIsFull()];
    await app.act(submitted(note), submitted(note));
    expect(selectNoteDraft(app.state(), key)).not.toBeNull();
    await app.act(submitted(note));
    expect(selectNoteDraft(app.state(), key)).toBeNull();
  });

  test('[NO-3] is kept when the dialog is closed meanwhile', async () => {
    const app = await startOpened();
    await app.act(submitted(note), closed());
    expect(onServer(app)).toMatchObject(texts);
    expect(app.state().notes).toMatchObject({ open: null, saving: { status: 'idle' } });
  });

  test('[NO-3] does not close the dialog of another note, which was opened meanwhile', async () => {
    const app = await startOpened();
    const other = { userScreeningId: annasScreening, target: { kind: 'training' } } as const;
    await app.act(submitted(note), closed(), opened(other));
    expect(app.state().notes).toMatchObject({ open: other, saving: { status: 'idle' } });
  });

  test('[NO-3, SE-1] is not sent after a logout, but after the next sign-in of its writer', async () => {
    const app = await startOpened();
    app.http.script(/note/, 'silent');
    await app.act(submitted(note));
    await app.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(app.http.matching(/note/)).toHaveLength(1);
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    expect(app.state().outbox.entries).toEqual([]);
    await app.act(sessionActions.logoutRequested());
    expect(onServer(app)).toBeFalsy();
    await app.act(sessionActions.loginRequested({ username: tina.username, password: 'athletik' }));
    await pass(60_000);
    expect(onServer(app)).toMatchObject(texts);
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
