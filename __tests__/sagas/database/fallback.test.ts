import { selectFeedbackDraft } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { anna, ben } from '../../fakes/club';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn, sentTo, write } from '../outbox/writtenMessages';
import { answerRange, openRun, startRun } from '../screeningRun/walkScreeningRun';

onVirtualTime();

const { nextPressed } = screeningRunActions;

/** What Safari says of a database that it opens again only for a new page. */
const lost = () =>
  Promise.reject(new DOMException('Connection to Indexed Database server lost.', 'UnknownError'));

/** From now on every call of IndexedDB fails for this page. */
const breakStorage = ({ database, outbox, feedback }: App) => {
  Object.assign(database, {
    load: lost,
    saveRun: lost,
    saveIfNewer: lost,
    runIds: lost,
    sendableRuns: lost,
  });
  Object.assign(outbox, { all: lost, save: lost });
  Object.assign(feedback, { all: lost, save: lost });
};

/** The page is loaded again. */
const reload = (app: App) => {
  app.kill();
  return startApp({ device: app.device, server: app.server });
};

const fallbackRows = ({ device }: App) =>
  [...device.localItems.values.keys()].filter((name) => name.startsWith('athletik-fallback/'));

test('[DB-13] in the middle of a screening: the page reloads itself, and the last answer is there', async () => {
  expectErrors('saveRun');
  const app = await startRun();
  app.network.goOffline();
  breakStorage(app);
  await answerRange(app);
  const { clientId, drafts } = openRun(app);
  expect(app.page.reloads).toBe(1);

  const again = await reload(app);
  expect(runsOn(again.device)).toMatchObject([{ clientId, drafts }]);
  expect(fallbackRows(again)).toEqual([]);
  await again.act(screeningRunActions.openRequested({ userScreeningId: 41 }));
  expect(selectOpenScreeningRun(again.state())).toMatchObject({ clientId, drafts });
  expect(again.server.screeningRuns.all).toMatchObject([{ clientId }]);
});

test('[DB-13] a run that cannot be read is opened by the page that comes after it', async () => {
  expectErrors('screeningRun: open');
  const app = await startUpdatedApp();
  breakStorage(app);
  const lostAndTold = jest.fn(() => {
    app.database.reportBreak();
    return lost();
  });
  Object.assign(app.database, { loadSome: lostAndTold, runIds: lostAndTold });
  await app.act(screeningRunActions.openRequested({ userScreeningId: 41 }));
  expect(app.page.reloads).toBe(1);
  expect(lostAndTold).toHaveBeenCalledTimes(2);
  const again = await reload(app);
  await again.act(screeningRunActions.openRequested({ userScreeningId: 41 }));
  expect(again.state().screeningRun.status).toBe('open');
});

test('[DB-13] an answer that is still being saved when something else cannot be read is there again', async () => {
  const app = await startRun();
  app.network.goOffline();
  breakStorage(app);
  // The browser has not said yet that it cannot write this.
  Object.assign(app.database, { saveRun: () => new Promise(() => {}) });
  await answerRange(app);
  const { clientId, drafts } = openRun(app);
  app.database.reportBreak();
  await pass(0);
  expect(app.page.reloads).toBe(1);
  const again = await reload(app);
  expect(runsOn(again.device)).toMatchObject([{ clientId, drafts }]);
});

test('[DB-13] [ON-1] a message and the draft of a feedback are there again, and the message is sent once', async () => {
  expectErrors('saveEntry', 'saveFeedback', 'loadOutbox');
  const app = await startRun();
  app.network.goOffline();
  breakStorage(app);
  await app.act(write('Hallo'), feedbackActions.commented({ key: '2/x', comment: 'Zu schwer' }));
  await pass(1000);
  expect(app.page.reloads).toBe(1);

  const again = await reload(app);
  expect(sentTo(again)).toEqual(['Hallo']);
  expect(rowsOn(again.device)).toEqual([]);
  expect(selectFeedbackDraft(again.state(), '2/x').comment).toBe('Zu schwer');
});

test('[DB-13] what the person deletes meanwhile is not taken back', async () => {
  expectErrors('saveEntry', 'loadOutbox');
  const app = await startApp({ isOnline: false });
  breakStorage(app);
  await app.act(write('eins'));
  expect(fallbackRows(app)).toHaveLength(1);
  await app.act(outboxActions.removed(String(app.state().outbox.entries[0]?.clientId)));
  expect(fallbackRows(app)).toEqual([]);
});

test('[DB-13] the page reloads itself at most once a minute, and keeps what comes meanwhile', async () => {
  expectErrors('saveRun');
  const app = await startRun();
  breakStorage(app);
  await answerRange(app);
  await app.act(nextPressed());
  expect(app.page.reloads).toBe(1);
  expect(fallbackRows(app)).toHaveLength(1);
  const { clientRevision } = openRun(app);
  await pass(60_000);
  await app.act(nextPressed());
  expect(app.page.reloads).toBe(2);
  const again = await reload(app);
  expect(runsOn(again.device)[0]?.clientRevision).toBeGreaterThanOrEqual(clientRevision);
});

test('[DB-13] a full disk is no reason: the person can make space, and nothing reloads', async () => {
  expectErrors('saveRun');
  const app = await startRun();
  app.device.disk.failures = [diskIsFull()];
  await answerRange(app);
  expect(app.state().screeningRun).toMatchObject({ isUnsaved: true, isDiskFull: true });
  expect(app.page.reloads).toBe(0);
  expect(fallbackRows(app)).toEqual([]);
});

test('[DB-13] [SE-1] somebody else who signs in does not take it, and its writer does', async () => {
  expectErrors('saveRun');
  const app = await startRun();
  app.network.goOffline();
  breakStorage(app);
  await answerRange(app);
  const { clientId } = openRun(app);
  app.kill();
  app.device.localItems.values.set('currentUser', JSON.stringify(ben));
  const second = await reload(app);
  expect(second.state().session.user).toMatchObject({ id: ben.id });
  expect(fallbackRows(second)).toHaveLength(1);
  await second.act(sessionActions.logoutRequested());
  await pass(1000);
  second.device.localItems.values.set('currentUser', JSON.stringify(anna));
  const third = await reload(second);
  expect(fallbackRows(third)).toEqual([]);
  expect(runsOn(third.device)).toMatchObject([{ clientId }]);
});

test('[DB-13] what could be saved after all is not kept, so that it never replaces a newer state', async () => {
  expectErrors('saveRun');
  const app = await startRun();
  const { load, saveRun, runIds } = app.database;
  Object.assign(app.database, { load: lost, saveRun: lost, runIds: lost });
  await answerRange(app);
  const [kept] = await app.fallback.all();
  expect(kept).toMatchObject({ store: 'run' });
  Object.assign(app.database, { load, saveRun, runIds });
  await app.act(nextPressed());
  expect(fallbackRows(app)).toEqual([]);
  const newer = openRun(app);
  if (kept) await app.fallback.keep(kept);
  const again = await reload(app);
  expect(runsOn(again.device)).toMatchObject([{ clientRevision: newer.clientRevision }]);
  expect(fallbackRows(again)).toEqual([]);
});
