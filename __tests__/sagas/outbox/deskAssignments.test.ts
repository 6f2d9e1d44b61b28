import type { PayloadOf } from '../../../src/domain/entryKinds';
import { selectAssignmentEntry } from '../../../store/desk/entries';
import { outboxActions } from '../../../store/outbox/slice';
import { selectAssignedScreening, selectScreening } from '../../../store/screening/selectors';
import { updateActions } from '../../../store/update/slice';
import { aNote } from '../../builders';
import { anna, ben, screening } from '../../fakes/club';
import {
  aDeskClub,
  bodiesOf,
  reopenDesk,
  rowOn,
  startDesk,
  storeUnseen,
  theoAssigns,
  unassigned,
} from '../../fakes/deskClub';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn } from './writtenMessages';

onVirtualTime();

const assignment = (overrides: Partial<PayloadOf<'assignment'>> = {}): PayloadOf<'assignment'> => ({
  userId: anna.id,
  screeningId: unassigned.id,
  intervalWeeks: 8,
  base: screening.id,
  ...overrides,
});
const assign = (...all: Partial<PayloadOf<'assignment'>>[]) => outboxActions.assigned(all.map(assignment));
const withdrawal = { screeningId: null, intervalWeeks: null };

const onServer = ({ server }: App, userId = anna.id) =>
  server.content.userScreenings.find((one) => one.userId === userId);
const entryOf = (app: App) => selectAssignmentEntry(app.state(), anna.id);
const posts = (app: App) => bodiesOf(app, /POST .*assignment/);

/** Tina assigns offline what Theo withdraws in between, and then has a network again. */
const startConflict = async () => {
  const app = await startDesk();
  app.network.goOffline();
  await app.act(assign({}));
  theoAssigns(app.server, anna.id, null, screening.id);
  app.network.goOnline();
  await app.act();
  const entry = entryOf(app);
  if (!entry?.conflict) throw new Error('There is no conflict.');
  return { app, entry };
};

test('[AS-2] of two decisions in two tabs, the second one reads what the first one has made of it', async () => {
  const { app: first, entry } = await startConflict();
  const second = await startApp({ device: first.device, server: first.server });
  const decide = (keeps: 'own' | 'present') =>
    outboxActions.assignmentSettled({ clientId: entry.clientId, seen: null, keeps });
  const { all } = first.outbox;
  let read = () => {};
  // The first tab is frozen when it has read the entry.
  first.outbox.all = async () => {
    const rows = await all();
    await new Promise<void>((resolve) => {
      read = resolve;
    });
    return rows;
  };
  await first.act(decide('present'));
  first.outbox.all = all;
  await second.act(decide('own'));
  read();
  await first.act();
  expect(posts(second)).toEqual([]);
  expect(onServer(first)).toMatchObject({ screeningId: null });
  expect(rowsOn(first.device)).toEqual([]);
});

describe('an assignment of the desk', () => {
  test('[AS-2, AS-7] reaches the server, and the device together with the tests of its screening', async () => {
    const app = await startDesk();
    expect(selectScreening(app.state(), unassigned.id)).toBeUndefined();
    await app.act(assign({}));
    expect(onServer(app)).toMatchObject({ screeningId: unassigned.id, intervalWeeks: 8 });
    expect(selectAssignedScreening(app.state(), anna.id)?.screeningId).toBe(unassigned.id);
    expect(selectScreening(app.state(), unassigned.id)).toEqual(unassigned);
    app.kill();
    const again = await reopenDesk(app.device, app.server, false);
    expect(selectAssignedScreening(again.state(), anna.id)).toMatchObject({ screeningId: unassigned.id });
    expect(selectScreening(again.state(), unassigned.id)).toEqual(unassigned);
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[AS-2, UP-16] of a screening that is not on the device comes to the screens with the next update', async () => {
    const app = await startDesk();
    app.network.goOffline();
    await app.act(assign({}));
    const first = app;
    first.kill();
    // The office, and with it the published screenings, is not open.
    const again = await startApp({ device: first.device, server: first.server });
    expect(onServer(again)).toMatchObject({ screeningId: unassigned.id });
    expect(rowsOn(again.device)).toEqual([]);
    expect(rowOn(again.device, 41)).toMatchObject({ screeningId: screening.id, intervalWeeks: 8 });
    await again.act(updateActions.updateRequested());
    expect(selectAssignedScreening(again.state(), anna.id)?.screeningId).toBe(unassigned.id);
  });

  test('[AS-3] withdrawn is gone from the device', async () => {
    const app = await startDesk();
    await app.act(assign(withdrawal));
    expect(onServer(app)).toMatchObject({ screeningId: null });
    expect(selectAssignedScreening(app.state(), anna.id)).toBeUndefined();
    expect(rowOn(app.device, 41)).toMatchObject({ screeningId: null });
  });

  test('[AS-2] is the first of an athlete who has no user screening on the device', async () => {
    const server = aDeskClub();
    server.content.userScreenings.pop();
    const app = await startDesk({ server });
    await app.act(assign({ userId: ben.id, base: null }));
    expect(selectAssignedScreening(app.state(), ben.id)).toMatchObject({ screeningId: unassigned.id });
  });

  test('[AS-6] of several athletes is an entry for each, and one that fails does not hold up the others', async () => {
    const app = await startDesk();
    app.http.script(/POST .*assignment/, 422);
    await app.act(assign({}, { userId: ben.id }));
    expect(app.state().outbox.entries).toMatchObject([
      { payload: { userId: anna.id }, refusal: 'Fehler 422' },
    ]);
    expect(onServer(app, ben.id)).toMatchObject({ screeningId: unassigned.id });
  });

  test('[ON-2, AS-2] that replaces an untried one keeps the base of that', async () => {
    const app = await startDesk();
    app.network.goOffline();
    await app.act(assign({}), assign({ ...withdrawal, base: unassigned.id }));
    app.network.goOnline();
    await app.act();
    expect(posts(app)).toMatchObject([{ screeningId: null, base: screening.id }]);
    expect(onServer(app)).toMatchObject({ screeningId: null });
  });

  test('[ON-2, AS-2] written on one that is being sent is based on what that one asks for', async () => {
    const app = await startDesk();
    app.http.script(/POST .*assignment/, { slow: 5000 });
    await app.act(assign({}));
    await app.act(assign(withdrawal));
    await pass(10_000);
    expect(posts(app)).toMatchObject([
      { screeningId: unassigned.id, base: screening.id },
      { screeningId: null, base: unassigned.id },
    ]);
    expect(onServer(app)).toMatchObject({ screeningId: null });
  });

  test('[ON-2, AS-2] written in another tab at the same time is based on what the first got', async () => {
    const app = await startDesk();
    const other = await reopenDesk(app.device, app.server);
    app.http.script(/POST .*assignment/, { late: 5000 });
    await app.act(assign({}));
    // The other tab does not know of it yet.
    await pass(1);
    await other.act(assign(withdrawal));
    await pass(60_000);
    expect(onServer(app)).toMatchObject({ screeningId: null });
    expect([...rowsOn(app.device), ...app.state().outbox.entries]).toEqual([]);
  });

  test('[ON-3] is stored once when the tab dies before it gets the answer', async () => {
    const first = await startDesk();
    first.http.always(/POST/, { late: 5000 });
    await first.act(assign({}));
    first.kill();
    theoAssigns(first.server, anna.id, null, unassigned.id);
    const again = await reopenDesk(first.device, first.server);
    expect(posts(again)).toHaveLength(1);
    expect(onServer(again)).toMatchObject({ screeningId: null });
    expect(rowOn(again.device, 41)).toMatchObject({ screeningId: null });
    expect(rowsOn(again.device)).toEqual([]);
  });

  test('[ON-6] that a restored server lost is offered again', async () => {
    const app = await startDesk();
    await app.act(assign({}));
    const { userScreenings } = app.server.content;
    const lost = userScreenings.map((row) => ({ ...row, screeningId: screening.id, intervalWeeks: null }));
    userScreenings.splice(0, userScreenings.length, ...lost);
    app.server.assignments.forget();
    app.server.epoch = '60000000-0000-4000-8000-000000000001';
    await app.act(updateActions.updateRequested());
    expect(onServer(app)).toMatchObject({ screeningId: unassigned.id });
  });
});

describe('an assignment in conflict', () => {
  test('[AS-2] stays with what is assigned now, and is no refusal', async () => {
    const { app, entry } = await startConflict();
    expect(entry).toMatchObject({ refusal: null, conflict: { id: 41, screeningId: null } });
    await pass(600_000);
    expect(posts(app)).toHaveLength(1);
    expect(rowsOn(app.device)).toEqual([entry]);
  });

  test('[AS-2] that is kept takes the place of the present one', async () => {
    const { app, entry } = await startConflict();
    await app.act(outboxActions.assignmentSettled({ seen: null, clientId: entry.clientId, keeps: 'own' }));
    expect(posts(app).at(-1)).toMatchObject({ clientId: entry.clientId, base: null });
    expect(onServer(app)).toMatchObject({ screeningId: unassigned.id });
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[AS-2] decided where an older conflict is still shown replaces nothing unseen', async () => {
    const { app, entry } = await startConflict();
    theoAssigns(app.server, anna.id, screening.id, null);
    const decision = { clientId: entry.clientId, seen: null, keeps: 'own' } as const;
    await app.act(outboxActions.assignmentSettled(decision));
    await app.act(outboxActions.assignmentSettled(decision));
    expect(onServer(app)).toMatchObject({ screeningId: screening.id });
    expect(entryOf(app)).toMatchObject({ conflict: { screeningId: screening.id } });
  });

  test('[AS-2] that gives way leaves, and what is assigned is on the device', async () => {
    const { app, entry } = await startConflict();
    app.network.goOffline();
    await app.act(
      outboxActions.assignmentSettled({ seen: null, clientId: entry.clientId, keeps: 'present' }),
    );
    expect(rowsOn(app.device)).toEqual([]);
    expect(rowOn(app.device, 41)).toMatchObject({ screeningId: null });
    expect(entryOf(app)).toBeNull();
  });

  test('[AS-2] that gives way does not undo what an update has brought since', async () => {
    const { app, entry } = await startConflict();
    theoAssigns(app.server, anna.id, unassigned.id, null);
    await app.act(updateActions.updateRequested());
    await app.act(
      outboxActions.assignmentSettled({ seen: null, clientId: entry.clientId, keeps: 'present' }),
    );
    expect(rowOn(app.device, 41)).toMatchObject({ screeningId: unassigned.id });
  });

  test('[AS-2] that gives way does not undo the same screening, assigned once more since', async () => {
    const { app, entry } = await startConflict();
    theoAssigns(app.server, anna.id, screening.id, null);
    await app.act(updateActions.updateRequested());
    await app.act(
      outboxActions.assignmentSettled({ seen: null, clientId: entry.clientId, keeps: 'present' }),
    );
    expect(rowOn(app.device, 41)).toEqual(onServer(app));
    expect(onServer(app)).toMatchObject({ screeningId: screening.id });
  });

  test('[AS-2, DE-6] shows what is assigned even before the person decides', async () => {
    const { app } = await startConflict();
    expect(rowOn(app.device, 41)).toEqual(onServer(app));
  });

  test('[AS-2, ON-2] on a full disk waits to be asked about, and holds up no other athlete', async () => {
    expectErrors('sendOutbox');
    const app = await startDesk();
    app.network.goOffline();
    await app.act(assign({}, { userId: ben.id }));
    theoAssigns(app.server, anna.id, null, screening.id);
    app.device.disk.failures.push(diskIsFull());
    app.network.goOnline();
    await app.act();
    expect(onServer(app, ben.id)).toMatchObject({ screeningId: unassigned.id });
    await pass(600_000);
    expect(entryOf(app)).toMatchObject({ conflict: { screeningId: null } });
    expect(rowOn(app.device, 41)).toMatchObject({ screeningId: null });
  });

  test('[AS-2] that gives way leaves what an update has stored and not shown yet', async () => {
    const { app, entry } = await startConflict();
    app.network.goOffline();
    const screeningNote = aNote({ id: 41, trainerNote: 'Von Theo.', revision: 3 });
    storeUnseen(app.device, 41, { screeningNote });
    await app.act(
      outboxActions.assignmentSettled({ seen: null, clientId: entry.clientId, keeps: 'present' }),
    );
    expect(rowOn(app.device, 41)).toMatchObject({ screeningId: null, screeningNote });
  });

  test('[AS-2] that gives way does not undo an assignment that an update has stored and not shown yet', async () => {
    const { app, entry } = await startConflict();
    app.network.goOffline();
    storeUnseen(app.device, 41, { screeningId: unassigned.id });
    await app.act(
      outboxActions.assignmentSettled({ seen: null, clientId: entry.clientId, keeps: 'present' }),
    );
    expect(rowOn(app.device, 41)).toMatchObject({ screeningId: unassigned.id });
  });

  test('[ON-2, AS-6] is not replaced by assigning to several, which says so', async () => {
    const { app, entry } = await startConflict();
    await app.act(assign({}, { userId: ben.id }));
    expect(onServer(app, ben.id)).toMatchObject({ screeningId: unassigned.id });
    expect(rowsOn(app.device)).toEqual([entry]);
    expect(app.state().toasts.messages.at(-1)?.text).toBe(
      'Bei einem Athleten gibt es zwei Zuweisungen. Wähl zuerst, welche gilt. Dort wurde nichts Neues zugewiesen.',
    );
  });

  test('[AS-2] is asked about what the person assigned last alone', async () => {
    const app = await startDesk();
    app.http.script(/POST .*assignment/, { slow: 5000 });
    await app.act(assign({ screeningId: unassigned.id, intervalWeeks: 4 }));
    await app.act(assign({ screeningId: unassigned.id, intervalWeeks: 6 }));
    theoAssigns(app.server, anna.id, null, screening.id);
    await pass(10_000);
    expect(rowsOn(app.device)).toMatchObject([
      { payload: { intervalWeeks: 6, base: screening.id }, conflict: { screeningId: null } },
    ]);
  });

  test('[ON-2] does not give way to a newer one that is only in memory', async () => {
    expectErrors('saveEntry');
    const app = await startDesk();
    app.http.script(/POST .*assignment/, { slow: 5000 });
    await app.act(assign({ intervalWeeks: 4 }));
    app.device.outbox.failures.push(diskIsFull());
    await app.act(assign({ intervalWeeks: 6 }));
    theoAssigns(app.server, anna.id, null, screening.id);
    await pass(10_000);
    expect(rowsOn(app.device)).toMatchObject([
      { payload: { intervalWeeks: 4, base: screening.id }, conflict: { screeningId: null } },
    ]);
    expect(app.state().outbox.entries).toMatchObject([{}, { payload: { intervalWeeks: 6 } }]);
  });
});
