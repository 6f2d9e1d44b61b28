import { type FeedbackRow, feedbackKey } from '../../../src/domain/feedback';
import {
  selectFeedbackDraft,
  selectFeedbackKey,
  selectFeedbackOffers,
} from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { sessionActions } from '../../../store/session/slice';
import { anExerciseRun } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { aDeviceOf, type Device } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import type { WrappedServices } from '../../fakes/openApp';
import { aWaitingExerciseRun, record } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { runsLoaded } from '../../store/stateAfter';

onVirtualTime();

const { opened, closed, commented, answered, given, declined, saveRequested } = feedbackActions;
const monday = aWaitingExerciseRun({ id: 601, isDirty: false, offersFeedback: true });
const tuesday = aWaitingExerciseRun({ id: 602, isDirty: false, offersFeedback: true });
const keyOf = ({ clientId }: { clientId: string }) => feedbackKey(anna.id, clientId);
const [first, second] = [keyOf(monday), keyOf(tuesday)];

const write = (key: string, comment: string) => commented({ key, comment });
const aDraft = (comment: string) => ({ answers: {}, comment });
const draftRow = (key: string, comment: string): FeedbackRow => ({
  kind: 'draft',
  key,
  draft: aDraft(comment),
});
const settledRow = (key: string): FeedbackRow => ({ kind: 'settled', key });
const rowsOn = ({ feedback }: Device) => [...feedback.rows.values()];
const drafts = (app: App) => app.state().feedback.drafts;
const offered = (app: App) => selectFeedbackOffers(app.state()).map(({ key }) => key);

/** A device of Anna with rows of feedback. */
const aDeviceWith = (...rows: unknown[]) => {
  const device = aDeviceOf(anna, true);
  for (const row of rows as FeedbackRow[]) device.feedback.rows.set(`${row.kind}/${row.key}`, row);
  return device;
};

/** Opens the app with the feedback calls recorded. */
const startWatched = async () => {
  const saved: FeedbackRow[] = [];
  const wrap = (services: WrappedServices): WrappedServices => ({
    ...services,
    feedback: {
      ...services.feedback,
      save: (row) => {
        saved.push(row);
        return services.feedback.save(row);
      },
    },
  });
  const app = await startApp({ wrap });
  await app.act(opened(first));
  return { ...app, saved };
};

describe('in two tabs of one device', () => {
  const twoTabs = async (device = aDeviceOf(anna, true)) => {
    const here = await startApp({ device, isOnline: false });
    const there = await startApp({ device, server: here.server, isOnline: false });
    return { device, here, there };
  };

  test('[FB-4] [FL-10] the drafts of both are there after both were reloaded', async () => {
    const { device, here, there } = await twoTabs();
    await here.act(opened(first), write(first, 'Montag'));
    await there.act(opened(second), write(second, 'Dienstag'));
    await pass(1000);
    here.kill();
    there.kill();
    const [again, andAgain] = [await startApp({ device }), await startApp({ device })];
    await again.act(opened(first));
    await andAgain.act(opened(second));
    for (const app of [again, andAgain]) {
      expect(drafts(app)).toEqual({ [first]: aDraft('Montag'), [second]: aDraft('Dienstag') });
    }
  });

  test('[TR-20] [FL-10] what each of them settled stays settled', async () => {
    const { device, here, there } = await twoTabs();
    await record(here, monday, tuesday);
    await here.act(declined(first));
    await there.act(given(second));
    await pass(1000);
    here.kill();
    there.kill();
    const app = await startApp({ device, isOnline: false });
    expect(app.state().runs.exerciseRun).toHaveLength(2);
    expect(offered(app)).toEqual([]);
    expect(rowsOn(device)).toEqual([settledRow(first), settledRow(second)]);
  });

  test('[TR-20] [FL-10] what one of them settled is not asked in the other', async () => {
    const { here, there } = await twoTabs();
    await record(here, monday);
    await there.act(runsLoaded(monday));
    expect(offered(there)).toEqual([first]);
    await here.act(declined(first));
    await pass(1000);
    expect(offered(there)).toEqual([]);
  });

  test('[FB-4] [FL-10] what one of them wrote is shown when the other opens that feedback', async () => {
    const { here, there } = await twoTabs();
    await here.act(opened(first), write(first, 'Montag'));
    expect(drafts(there)).toEqual({});
    await there.act(opened(first));
    expect(drafts(there)).toEqual({ [first]: aDraft('Montag') });
    await there.act(closed());
    await here.act(given(first));
    await there.act(opened(first));
    expect(drafts(there)).toEqual({});
  });

  test('[FB-4] [FL-10] what is read does not replace what is being typed', async () => {
    const { here, there } = await twoTabs();
    await here.act(opened(first), write(first, 'E'));
    await there.act(opened(first), write(first, 'von dort'));
    here.dispatch(runsLoaded(monday));
    await here.act(write(first, 'Ein'));
    expect(drafts(here)).toEqual({ [first]: aDraft('Ein') });
    await pass(1000);
    expect(rowsOn(here.device)).toEqual([draftRow(first, 'Ein')]);
  });
});

describe('a draft', () => {
  test('[FB-3] is on the device from its first letter, then written at most once in 500 ms', async () => {
    const app = await startWatched();
    await app.act(write(first, 'G'), write(first, 'Gu'));
    expect(app.saved).toEqual([draftRow(first, 'G')]);
    await app.act(write(first, 'Gut'));
    await pass(499);
    expect(app.saved).toHaveLength(1);
    await pass(1);
    expect(app.saved.slice(1)).toEqual([draftRow(first, 'Gut')]);
    await pass(10_000);
    expect(app.saved).toHaveLength(2);
    await app.act(answered({ key: first, question: 'Wie war es?', answer: 'gut' }));
    expect(rowsOn(app.device)).toEqual([
      { kind: 'draft', key: first, draft: { answers: { 'Wie war es?': 'gut' }, comment: 'Gut' } },
    ]);
  });

  test.each<[string, (app: App) => unknown]>([
    ['the page is hidden', ({ page }) => page.show(false)],
    ['the feedback is left', ({ dispatch }) => dispatch(closed())],
    ['the person logs out', ({ dispatch }) => dispatch(sessionActions.logoutRequested())],
  ])('[FB-3] is written at once when %s', async (_when, happen) => {
    const app = await startWatched();
    await app.act(write(first, 'G'), write(first, 'Gut'));
    expect(app.saved).toHaveLength(1);
    happen(app);
    await settle();
    expect(app.saved.at(-1)).toEqual(draftRow(first, 'Gut'));
  });

  test('[FB-3] that grows while it is written is written again', async () => {
    const app = await startWatched();
    app.dispatch(write(first, 'G'));
    app.dispatch(closed());
    app.dispatch(write(first, 'Gut'));
    await pass(500);
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut')]);
    expect(app.state().feedback.unsaved).toEqual({});
  });

  test.each([
    ['given', given],
    ['declined', declined],
  ])('[FB-4] [TR-20] leaves the device once its feedback was %s', async (_how, end) => {
    const app = await startWatched();
    await app.act(write(first, 'Gut'), write(second, 'Auch'), end(first));
    expect(rowsOn(app.device)).toEqual([settledRow(first), draftRow(second, 'Auch')]);
    await app.act(opened(first));
    expect(drafts(app)).toEqual({ [second]: aDraft('Auch') });
  });

  test('[FB-4] of feedback that is given again does not make its first time forgotten', async () => {
    const app = await startWatched();
    await app.act(given(first), write(first, 'Doch nicht.'));
    expect(rowsOn(app.device)).toEqual([settledRow(first), draftRow(first, 'Doch nicht.')]);
  });

  test('[SE-1] [SE-3] outlives a logout, and nobody else sees it', async () => {
    const app = await startUpdatedApp();
    await record(app, monday);
    const shown = ({ state }: App) => {
      const key = selectFeedbackKey(state(), monday.clientId);
      return selectFeedbackDraft(state(), key).comment;
    };
    await app.act(opened(first), write(first, 'Nur für mich.'), sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: ben.username, password: 'athletik' }));
    await app.act(opened(feedbackKey(ben.id, monday.clientId)));
    expect(shown(app)).toBe('');
    await app.act(closed(), sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: anna.username, password: 'athletik' }));
    await app.act(opened(first));
    expect(shown(app)).toBe('Nur für mich.');
    app.kill();
    const later = await startApp({ device: app.device, server: app.server });
    await later.act(opened(first));
    expect(shown(later)).toBe('Nur für mich.');
  });

  test('[FB-4] is not affected by a row that cannot be read, which stays', async () => {
    const damaged = { kind: 'draft', key: second, draft: 7 };
    const app = await startApp({ device: aDeviceWith(damaged, draftRow(first, 'Gut')) });
    await app.act(opened(first));
    expect(drafts(app)).toEqual({ [first]: aDraft('Gut') });
    await app.act(write(first, 'Gut.'));
    expect(rowsOn(app.device)).toEqual([damaged, draftRow(first, 'Gut.')]);
  });
});

describe('on a full device', () => {
  beforeEach(() => expectErrors('saveFeedback'));

  const startFull = async (...comments: string[]) => {
    const app = await startApp();
    await app.act(opened(first));
    for (const comment of comments) {
      app.device.feedback.failures.push(diskIsFull());
      await app.act(write(first, comment));
      await pass(1000);
    }
    return app;
  };

  test('[FB-3] a draft stays on the page, which says so, until the person has freed space', async () => {
    const app = await startFull('Gut');
    expect(drafts(app)).toEqual({ [first]: aDraft('Gut') });
    expect(app.state().feedback.unsaved).toEqual({ [first]: expect.stringMatching(/voll/) });
    app.device.feedback.failures.push(diskIsFull());
    await app.act(opened(first), runsLoaded(monday));
    expect(drafts(app)).toEqual({ [first]: aDraft('Gut') });
    await app.act(saveRequested());
    expect(app.state().feedback.unsaved).toEqual({});
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut')]);
  });

  test('[FB-3] the next letter tries again', async () => {
    const app = await startFull('G', 'Gu');
    expect(app.state().feedback.unsaved).toEqual({ [first]: expect.stringMatching(/voll/) });
    await app.act(write(first, 'Gut'));
    expect(app.state().feedback.unsaved).toEqual({});
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut')]);
  });

  test('[FB-3] a draft that cannot be written does not hold up another', async () => {
    const app = await startApp();
    await app.act(opened(first), write(first, 'M'));
    app.device.feedback.failures.push(diskIsFull());
    await app.act(write(first, 'Montag'), write(second, 'Dienstag'), closed());
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'M'), draftRow(second, 'Dienstag')]);
  });
});

describe('the question for feedback', () => {
  test('[TR-20] waits until the device has said what is settled, and is asked again after an error', async () => {
    expectErrors('loadFeedback');
    const device = aDeviceWith(settledRow(first));
    const all = jest.fn<Promise<FeedbackRow[]>, []>(() => Promise.reject(new Error('broken')));
    const app = await startApp({
      device,
      isOnline: false,
      wrap: (services) => {
        const { feedback } = services;
        all
          .mockImplementationOnce(() => Promise.reject(new Error('broken')))
          .mockImplementation(feedback.all);
        return { ...services, feedback: { ...feedback, all } };
      },
    });
    app.dispatch(runsLoaded(monday, tuesday));
    expect(offered(app)).toEqual([]);
    await settle();
    expect(offered(app)).toEqual([second]);
  });
});

test('[DB-13] what is gone from the device is written again', async () => {
  const app = await startApp({ device: aDeviceWith(draftRow(first, 'Gut'), settledRow(second)) });
  await app.act(opened(first));
  await app.feedbackRows.lose();
  await settle();
  expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut'), settledRow(second)]);
});

describe('what an older app kept', () => {
  const questions = [{ question: 'Wie war es?', options: ['gut'] }];
  const textOf = (fields: object) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
    );
  const aDeviceOfOlderApp = () => {
    const device = aDeviceOf(anna, true);
    const kept = { questions, drafts: { [first]: aDraft('Alt.') }, settled: [second] };
    device.persisted.set('persist:feedback', textOf(kept));
    return device;
  };
  const persisted = ({ persisted }: Device) =>
    Object.keys(JSON.parse(persisted.get('persist:feedback') ?? ''));

  test('[FB-4] [TR-20] [DB-2] becomes rows, and redux-persist keeps only the questions', async () => {
    const device = aDeviceOfOlderApp();
    const app = await startApp({ device, isOnline: false });
    expect(app.state().feedback).toMatchObject({
      questions,
      drafts: { [first]: aDraft('Alt.') },
      settled: [second],
    });
    await pass(1000);
    expect(rowsOn(device)).toEqual([draftRow(first, 'Alt.'), settledRow(second)]);
    expect(persisted(device)).toEqual(['questions', '_persist']);
    await app.act(given(first));
    app.kill();
    const later = await startApp({ device, isOnline: false });
    expect(later.state().feedback).toMatchObject({ questions, drafts: {} });
  });

  test('[FB-4] [DB-2] stays where it is while the device is full, and is taken over later', async () => {
    // redux-persist logs by itself that it cannot read.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const device = aDeviceOfOlderApp();
    device.feedback.failures.push(diskIsFull());
    const app = await startApp({ device, isOnline: false });
    await app.act(write(second, 'Neu.'));
    await pass(1000);
    expect(persisted(device)).toEqual(['questions', 'drafts', 'settled']);
    app.kill();
    const later = await startApp({ device, isOnline: false });
    expect(later.state().feedback.drafts).toMatchObject({
      [first]: aDraft('Alt.'),
      [second]: aDraft('Neu.'),
    });
  });
});

describe('rows under the server id of a run that this device did not know', () => {
  const old = (id: number, userId = anna.id) => feedbackKey(userId, id);
  const startWith = async (...rows: FeedbackRow[]) => {
    const device = aDeviceWith(...rows);
    return startApp({ device, isOnline: false });
  };

  test('[ON-4] [TR-20] get the client id once the run is known', async () => {
    const app = await startWith(draftRow(old(601), 'Gut.'), settledRow(old(602)));
    await app.act(runsLoaded(monday, tuesday));
    expect(drafts(app)).toEqual({ [first]: aDraft('Gut.') });
    expect(offered(app)).toEqual([first]);
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut.'), settledRow(second)]);
  });

  test('[ON-4] get it while their page is open', async () => {
    const app = await startWith();
    await app.act(opened(old(601)), write(old(601), 'G'), write(old(601), 'Gut.'));
    await app.act(runsLoaded(monday), closed(), opened(first));
    expect(drafts(app)).toEqual({ [first]: aDraft('Gut.') });
    await pass(1000);
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut.')]);
  });

  test('[ON-4] [SE-1] stay where their run is not on this device, or not of their user', async () => {
    const rows = [draftRow(old(699), 'Wovon?'), draftRow(old(601, ben.id), 'Von Ben.'), settledRow(old(698))];
    const app = await startWith(...rows);
    await app.act(runsLoaded(monday, tuesday, anExerciseRun()));
    expect(Object.keys(drafts(app))).toEqual([old(699), old(601, ben.id)]);
    expect(rowsOn(app.device)).toEqual(rows);
  });

  test('[ON-4] do not take the place of what was begun since', async () => {
    const app = await startWith(draftRow(first, 'Neu.'), draftRow(old(601), 'Alt.'));
    await app.act(runsLoaded(monday));
    expect(drafts(app)).toEqual({ [first]: aDraft('Neu.') });
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Neu.')]);
  });

  test('[ON-4] are shown under the client id also while the device is full', async () => {
    expectErrors('renameFeedback');
    const app = await startWith(draftRow(old(601), 'Gut.'));
    app.device.feedback.failures.push(diskIsFull());
    await app.act(runsLoaded(monday));
    expect(drafts(app)).toEqual({ [first]: aDraft('Gut.') });
    expect(rowsOn(app.device)).toEqual([draftRow(old(601), 'Gut.')]);
    await app.act(runsLoaded(monday));
    expect(rowsOn(app.device)).toEqual([draftRow(first, 'Gut.')]);
  });
});
