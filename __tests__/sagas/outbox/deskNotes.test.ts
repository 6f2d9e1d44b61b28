import type { NoteTexts } from '../../../src/domain/noteEntries';
import { selectNoteEntry } from '../../../store/desk/entries';
import { selectNote } from '../../../store/notes/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { selectSyncSummary } from '../../../store/sync/selectors';
import { updateActions } from '../../../store/update/slice';
import { aNote } from '../../builders';
import { aClub, anna, ben, tina } from '../../fakes/club';
import { bodiesOf, reopenDesk, rowOn, startDesk, storeUnseen, theoWrites } from '../../fakes/deskClub';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { type App, expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn } from './writtenMessages';

onVirtualTime();

const target = { kind: 'screening' } as const;
const subject = { userScreeningId: 41, target };
const nobodys: NoteTexts = { athleteNote: null, trainerNote: null };

const write = (texts: Partial<NoteTexts>) =>
  outboxActions.noteWritten({ ...subject, userId: anna.id, ...nobodys, ...texts });
const writeForBen = (trainerNote: string) =>
  outboxActions.noteWritten({ ...nobodys, userScreeningId: 42, target, userId: ben.id, trainerNote });
const theos = (app: App, revision: number, texts: Partial<NoteTexts>) =>
  theoWrites(app.server, { ...subject, ...nobodys, revision, ...texts });

const onServer = ({ server }: App) =>
  server.content.userScreenings.find(({ id }) => id === 41)?.screeningNote ?? null;
const onScreen = (app: App) => selectNote(app.state(), 41, target);
const entryOf = (app: App) => selectNoteEntry(app.state(), 41, target);
const posts = (app: App) => bodiesOf(app, /POST .*note/);

/** Tina writes offline what Theo changes in between, and then has a network again. */
const startConflict = async () => {
  const app = await startDesk();
  app.network.goOffline();
  await app.act(write({ athleteNote: 'Von Tina.' }));
  theos(app, 0, { athleteNote: 'Von Theo.' });
  app.network.goOnline();
  await app.act();
  const entry = entryOf(app);
  if (!entry?.conflict) throw new Error('There is no conflict.');
  return { app, entry };
};

describe('a note of the desk', () => {
  test('[NT-1, ON-3] goes out with its client id and the revision that it was written on', async () => {
    const app = await startDesk();
    await app.act(write({ athleteNote: 'eins' }));
    await app.act(write({ athleteNote: 'zwei' }));
    expect(posts(app)).toMatchObject([
      { athleteNote: 'eins', revision: 0, clientId: expect.any(String) },
      { athleteNote: 'zwei', revision: 1, clientId: expect.any(String) },
    ]);
    expect(rowOn(app.device, 41)?.screeningNote).toMatchObject({ athleteNote: 'zwei', revision: 2 });
    expect(app.state().outbox.entries).toEqual([]);
  });

  test('[ON-2] written again before it was tried replaces the first, with its revision', async () => {
    const app = await startDesk();
    app.network.goOffline();
    await app.act(write({ athleteNote: 'eins' }), write({ athleteNote: 'zwei' }));
    expect(onScreen(app)).toMatchObject({ athleteNote: 'zwei' });
    app.network.goOnline();
    await app.act();
    expect(posts(app)).toMatchObject([{ athleteNote: 'zwei', revision: 0 }]);
  });

  test('[NT-1] keeps what another trainer meanwhile wrote into the other text, without asking', async () => {
    const app = await startDesk();
    app.network.goOffline();
    await app.act(write({ athleteNote: 'Von Tina.' }));
    theos(app, 0, { trainerNote: 'Von Theo.' });
    app.network.goOnline();
    await app.act();
    const both = { athleteNote: 'Von Tina.', trainerNote: 'Von Theo.', revision: 2 };
    expect(onServer(app)).toMatchObject(both);
    expect(onScreen(app)).toMatchObject(both);
    expect(rowOn(app.device, 41)?.screeningNote).toMatchObject(both);
  });

  test('[ON-3, RE-7] is stored once when the tab dies before it gets the answer', async () => {
    const first = await startDesk();
    first.http.always(/POST/, { late: 5000 });
    await first.act(write({ athleteNote: 'eins' }));
    first.kill();
    expect(onServer(first)).toMatchObject({ athleteNote: 'eins', revision: 1 });
    theos(first, 1, { athleteNote: 'Von Theo.' });
    const again = await reopenDesk(first.device, first.server);
    expect(onScreen(again)).toMatchObject({ athleteNote: 'Von Theo.', revision: 2 });
    expect(rowsOn(first.device)).toEqual([]);
  });

  test('[ON-2, NT-1] written on one that is being sent goes on from what that one got', async () => {
    const app = await startDesk();
    app.http.script(/POST .*note/, { slow: 5000 });
    await app.act(write({ athleteNote: 'eins' }));
    await app.act(write({ athleteNote: 'zwei' }));
    theos(app, 0, { trainerNote: 'Von Theo.' });
    await pass(10_000);
    expect(posts(app)).toMatchObject([
      { athleteNote: 'eins', trainerNote: null, revision: 0 },
      { athleteNote: 'zwei', trainerNote: 'Von Theo.', revision: 2 },
    ]);
    expect(onServer(app)).toMatchObject({ athleteNote: 'zwei', trainerNote: 'Von Theo.' });
  });

  test('[ON-2] goes on from what another tab got', async () => {
    const app = await startDesk();
    const other = await reopenDesk(app.device, app.server);
    app.http.script(/POST .*note/, { late: 5000 });
    await app.act(write({ athleteNote: 'eins' }));
    await pass(1000);
    await other.act(write({ athleteNote: 'zwei' }));
    await pass(60_000);
    expect(onServer(app)).toMatchObject({ athleteNote: 'zwei', revision: 2 });
    expect([...rowsOn(app.device), ...app.state().outbox.entries]).toEqual([]);
    expect(other.state().outbox.entries).toEqual([]);
  });

  test('[ON-2] waits for an update, and a message does not', async () => {
    const app = await startDesk();
    app.http.script(/screening\/31/, { late: 8000 });
    await app.act(updateActions.updateRequested());
    await app.act(
      write({ athleteNote: 'eins' }),
      outboxActions.written({ kind: 'message', payload: { recipientId: anna.id, content: 'Hallo' } }),
    );
    expect(app.server.chat.messages).toHaveLength(1);
    expect(posts(app)).toEqual([]);
    await pass(10_000);
    expect(app.state().update.status).toBe('succeeded');
    expect(onScreen(app)).toMatchObject({ athleteNote: 'eins', revision: 1 });
    expect(rowOn(app.device, 41)?.screeningNote).toMatchObject({ athleteNote: 'eins' });
  });

  test('[ON-1] whose answer does not fit on the device waits, holds up no other, and is stored with space', async () => {
    expectErrors('sendOutbox');
    const app = await startDesk();
    app.device.disk.failures = [diskIsFull()];
    app.network.goOffline();
    await app.act(write({ athleteNote: 'eins' }), writeForBen('von Tina'));
    app.network.goOnline();
    await app.act();
    expect(rowsOn(app.device)).toMatchObject([{ payload: { athleteNote: 'eins' }, failure: { tries: 1 } }]);
    expect(rowOn(app.device, 42)?.screeningNote).toMatchObject({ trainerNote: 'von Tina' });
    await pass(10_000);
    expect(rowsOn(app.device)).toEqual([]);
    expect(rowOn(app.device, 41)?.screeningNote).toMatchObject({ athleteNote: 'eins', revision: 1 });
  });

  test('[API-42] goes to a server without revisions in the form that this one has', async () => {
    const app = await startDesk({ server: aClub() });
    await app.act(write({ athleteNote: 'eins' }));
    expect(posts(app)).toEqual([{ ...subject, athleteNote: 'eins', trainerNote: null }]);
    expect(rowOn(app.device, 41)?.screeningNote).toEqual({ id: 41, athleteNote: 'eins', trainerNote: null });
    await app.act(write({}));
    expect(onServer(app)).toBeNull();
  });

  test('[NT-1] keeps its revision when the last update could not ask for the features', async () => {
    const app = await startDesk();
    app.http.always(/features/, 'requestLost');
    await app.act(updateActions.updateRequested());
    await pass(60_000);
    expect(app.state().server.features).toEqual([]);
    expectErrors('sendOutbox');
    await app.act(write({ athleteNote: 'eins' }));
    await pass(6000);
    expect(posts(app)).toEqual([]);
    app.http.heal();
    await pass(60_000);
    expect(posts(app)).toMatchObject([{ athleteNote: 'eins', revision: 0 }]);
  });

  test('[SE-1] of another user waits for its writer', async () => {
    const first = await startDesk();
    first.network.goOffline();
    await first.act(write({ athleteNote: 'eins' }), sessionActions.logoutRequested());
    first.network.goOnline();
    await first.act(sessionActions.loginRequested({ username: 'theo', password: 'athletik' }));
    await pass(10_000);
    expect(entryOf(first)).toBeNull();
    expect(onScreen(first)).toBeNull();
    expect(posts(first)).toEqual([]);
    expect(rowsOn(first.device)).toMatchObject([{ writtenBy: tina.id }]);
  });
});

describe('a note in conflict', () => {
  test('[NT-1, ON-3] stays with what the server has, is not sent again, and is no refusal', async () => {
    const { app, entry } = await startConflict();
    expect(entry).toMatchObject({ refusal: null, conflict: { athleteNote: 'Von Theo.', revision: 1 } });
    expect(rowsOn(app.device)).toEqual([entry]);
    expect(onScreen(app)).toMatchObject({ athleteNote: 'Von Tina.' });
    expect(selectSyncSummary(app.state())).toMatchObject({ state: 'setAside', amount: { note: 1 } });
    await pass(600_000);
    expect(posts(app)).toHaveLength(1);
    expect(onServer(app)).toMatchObject({ athleteNote: 'Von Theo.' });
    app.kill();
    const again = await reopenDesk(app.device, app.server);
    expect(entryOf(again)).toEqual(entry);
  });

  test('[ON-2] holds up only what is written on the same note', async () => {
    const { app, entry } = await startConflict();
    await app.act(write({ athleteNote: 'Noch einmal.' }), writeForBen('Für Ben'));
    await pass(60_000);
    expect(posts(app)).toHaveLength(2);
    expect(rowOn(app.device, 42)?.screeningNote).toMatchObject({ trainerNote: 'Für Ben' });
    expect(entryOf(app)).toEqual(entry);
    expect(onScreen(app)).toMatchObject({ athleteNote: 'Noch einmal.' });
  });

  test('[NT-1] goes out again under its client id as the person decided', async () => {
    const { app, entry } = await startConflict();
    const { clientId } = entry;
    const decision = { athleteNote: 'Von beiden.', trainerNote: null };
    await app.act(outboxActions.noteSettled({ seen: 1, clientId, ...decision }));
    expect(posts(app).at(-1)).toMatchObject({ clientId, revision: 1, ...decision });
    expect(onServer(app)).toMatchObject({ ...decision, revision: 2 });
    expect(onScreen(app)).toMatchObject({ ...decision, revision: 2 });
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[NT-1, ON-1] decided offline waits like every entry', async () => {
    const { app, entry } = await startConflict();
    app.network.goOffline();
    const decision = { athleteNote: 'Von beiden.', trainerNote: null };
    await app.act(outboxActions.noteSettled({ seen: 1, clientId: entry.clientId, ...decision }));
    app.kill();
    const again = await reopenDesk(app.device, app.server, false);
    expect(entryOf(again)).toMatchObject({ conflict: null, payload: decision });
    again.network.goOnline();
    await again.act();
    expect(onServer(again)).toMatchObject(decision);
  });

  test('[NT-1] that gives way leaves at once, and the note of the other is on the device', async () => {
    const { app, entry } = await startConflict();
    app.network.goOffline();
    const decision = { athleteNote: 'Von Theo.', trainerNote: null };
    await app.act(outboxActions.noteSettled({ seen: 1, clientId: entry.clientId, ...decision }));
    expect(rowsOn(app.device)).toEqual([]);
    expect(onScreen(app)).toMatchObject({ ...decision, revision: 1 });
    expect(rowOn(app.device, 41)?.screeningNote).toMatchObject({ ...decision, revision: 1 });
    expect(posts(app)).toHaveLength(1);
  });

  test('[NT-1] that gives way leaves what an update has stored and not shown yet', async () => {
    const { app, entry } = await startConflict();
    app.network.goOffline();
    const trainingNote = aNote({ id: 41, trainerNote: 'Von Theo, zum Training.', revision: 3 });
    storeUnseen(app.device, 41, { trainingNote });
    const decision = { athleteNote: 'Von Theo.', trainerNote: null };
    await app.act(outboxActions.noteSettled({ seen: 1, clientId: entry.clientId, ...decision }));
    expect(rowOn(app.device, 41)).toMatchObject({ trainingNote, screeningNote: decision });
    expect(onScreen(app)).toMatchObject(decision);
  });

  test('[NT-1] is asked again when the note has changed once more since', async () => {
    const { app, entry } = await startConflict();
    theos(app, 1, { athleteNote: 'Wieder Theo.' });
    const { clientId } = entry;
    await app.act(
      outboxActions.noteSettled({ seen: 1, clientId, athleteNote: 'Von Tina.', trainerNote: null }),
    );
    expect(entryOf(app)).toMatchObject({ clientId, conflict: { athleteNote: 'Wieder Theo.', revision: 2 } });
    expect(onServer(app)).toMatchObject({ athleteNote: 'Wieder Theo.' });
  });

  test('[NT-1] decided where an older conflict is still shown overwrites nothing unseen', async () => {
    const { app, entry } = await startConflict();
    theos(app, 1, { athleteNote: 'Wieder Theo.' });
    const decision = { clientId: entry.clientId, seen: 1, athleteNote: 'Von Tina.', trainerNote: null };
    await app.act(outboxActions.noteSettled(decision));
    await app.act(outboxActions.noteSettled(decision));
    expect(onServer(app)).toMatchObject({ athleteNote: 'Wieder Theo.' });
    expect(entryOf(app)).toMatchObject({ conflict: { athleteNote: 'Wieder Theo.', revision: 2 } });
  });

  test('[ON-1] whose decision does not fit on the device stays in conflict, with a message', async () => {
    const { app, entry } = await startConflict();
    expectErrors('settleNote');
    app.device.outbox.failures = [diskIsFull()];
    await app.act(outboxActions.noteSettled({ seen: 1, clientId: entry.clientId, ...nobodys }));
    expect(entryOf(app)).toEqual(entry);
    expect(app.state().toasts.messages.at(-1)?.text).toMatch(/^Der Speicher dieses Geräts ist voll/);
  });

  test('[ON-3] decided in two tabs counts as the first one decided', async () => {
    const { app, entry } = await startConflict();
    const other = await reopenDesk(app.device, app.server);
    const { clientId } = entry;
    await app.act(
      outboxActions.noteSettled({ seen: 1, clientId, athleteNote: 'Erster Tab.', trainerNote: null }),
    );
    await other.act(
      outboxActions.noteSettled({ seen: 1, clientId, athleteNote: 'Zweiter Tab.', trainerNote: null }),
    );
    await pass(10_000);
    expect(onServer(app)).toMatchObject({ athleteNote: 'Erster Tab.', revision: 2 });
    expect([...rowsOn(app.device), ...other.state().outbox.entries]).toEqual([]);
  });

  test('[NT-1] is asked about what the person wrote last alone', async () => {
    const app = await startDesk();
    theos(app, 0, { athleteNote: 'Von Theo.' });
    app.http.script(/POST .*note/, { slow: 5000 });
    await app.act(write({ athleteNote: 'eins' }));
    await app.act(write({ athleteNote: 'zwei' }));
    await pass(10_000);
    expect(rowsOn(app.device)).toMatchObject([
      { payload: { athleteNote: 'zwei', revision: 0 }, conflict: { athleteNote: 'Von Theo.' } },
    ]);
  });

  test('[ON-2] does not give way to a newer one that is only in memory', async () => {
    expectErrors('saveEntry');
    const app = await startDesk();
    theos(app, 0, { athleteNote: 'Von Theo.' });
    app.http.script(/POST .*note/, { slow: 5000 });
    await app.act(write({ athleteNote: 'eins' }));
    app.device.outbox.failures.push(diskIsFull());
    await app.act(write({ athleteNote: 'zwei' }));
    await pass(10_000);
    expect(rowsOn(app.device)).toMatchObject([
      { payload: { athleteNote: 'eins' }, conflict: { athleteNote: 'Von Theo.' } },
    ]);
    expect(onScreen(app)).toMatchObject({ athleteNote: 'zwei' });
    const clientId = entryOf(app)?.clientId ?? '';
    await app.act(outboxActions.noteSettled({ seen: 1, clientId, ...nobodys, athleteNote: 'eins' }));
    await pass(10_000);
    expect(onServer(app)).toMatchObject({ athleteNote: 'eins', revision: 2 });
    expect(rowsOn(app.device)).toMatchObject([
      { payload: { athleteNote: 'zwei' }, conflict: { athleteNote: 'eins' } },
    ]);
  });

  test('[NT-1] is none when the other has written the same', async () => {
    const app = await startDesk();
    app.network.goOffline();
    await app.act(write({ athleteNote: 'Gleich.' }));
    theos(app, 0, { athleteNote: 'Gleich.' });
    app.network.goOnline();
    await app.act();
    expect(rowsOn(app.device)).toEqual([]);
    expect(rowOn(app.device, 41)?.screeningNote).toMatchObject({ athleteNote: 'Gleich.', revision: 1 });
  });

  test('[ON-3] a 409 that does not say what the server has is a refusal', async () => {
    const app = await startDesk();
    app.http.script(/POST .*note/, 409);
    await app.act(write({ athleteNote: 'eins' }));
    expect(entryOf(app)).toMatchObject({ refusal: 'Fehler 409', conflict: null });
  });
});

describe('a note that was sent to a server before it was restored', () => {
  /** The server lost what came after its backup, in which the note said this. */
  const restore = ({ server }: App, athleteNote: string | null) => {
    const { userScreenings } = server.content;
    const note = athleteNote === null ? null : { id: 41, athleteNote, trainerNote: null, revision: 1 };
    server.content.userScreenings.splice(
      0,
      userScreenings.length,
      ...userScreenings.map((row) => (row.id === 41 ? { ...row, screeningNote: note } : row)),
    );
    server.notes.forget();
    server.epoch = '60000000-0000-4000-8000-000000000001';
  };

  test('[ON-6] goes out again without asking when the backup had what it was written on', async () => {
    const app = await startDesk();
    theos(app, 0, { athleteNote: 'Von Theo.' });
    await app.act(updateActions.updateRequested());
    await app.act(write({ athleteNote: 'Danach.' }));
    restore(app, 'Von Theo.');
    await app.act(updateActions.updateRequested());
    expect(onServer(app)).toMatchObject({ athleteNote: 'Danach.', revision: 2 });
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[ON-6] goes out again without asking when the backup had no note', async () => {
    const app = await startDesk();
    await app.act(write({ athleteNote: 'eins' }));
    await app.act(write({ athleteNote: 'zwei' }));
    restore(app, null);
    await app.act(updateActions.updateRequested());
    expect(onServer(app)).toMatchObject({ athleteNote: 'zwei', revision: 1 });
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[ON-6, NT-1] is asked when the server has another text, and may have lost that in between', async () => {
    const app = await startDesk();
    await app.act(write({ athleteNote: 'eins' }));
    await app.act(write({ athleteNote: 'zwei' }));
    await app.act(write({ athleteNote: 'drei' }));
    restore(app, 'eins');
    await app.act(updateActions.updateRequested());
    expect(onServer(app)).toMatchObject({ athleteNote: 'eins' });
    expect(entryOf(app)).toMatchObject({
      payload: { athleteNote: 'drei' },
      conflict: { athleteNote: 'eins' },
    });
  });
});
