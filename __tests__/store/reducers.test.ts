/** @jest-environment node */

import { exerciseRunActions, exerciseRunReducer } from '../../store/exerciseRun/slice';
import { guardActions, guardReducer } from '../../store/guard/slice';
import { screeningRunActions, screeningRunReducer } from '../../store/screeningRun/slice';
import { sessionActions, sessionReducer } from '../../store/session/slice';
import { updateActions, updateReducer } from '../../store/update/slice';
import { videosActions, videosReducer } from '../../store/videos/slice';
import { aCurrentUser } from '../builders';

import { through } from './through';

describe('the session', () => {
  const { restored, loginRequested, loginFailed, loggedIn, loggedOut } = sessionActions;
  const user = aCurrentUser();
  const session = (...actions: { type: string }[]) => through(sessionReducer, ...actions);

  test('is starting until the device has been asked', () => {
    expect(session().status).toBe('starting');
    expect(session(restored({ user: null, isDataInitialized: false })).status).toBe('signedOut');
    expect(session(restored({ user, isDataInitialized: true }))).toMatchObject({
      status: 'signedIn',
      user,
      isDataInitialized: true,
    });
  });

  test('[LI-3] [LI-12] a login is loading until it succeeds or fails', () => {
    const requested = loginRequested({ username: 'anna', password: 'x' });
    expect(session(requested).login).toEqual({ status: 'loading', error: null });
    expect(session(requested, loginFailed('Falsch')).login).toEqual({ status: 'failed', error: 'Falsch' });
    expect(session(requested, loginFailed('Falsch'), requested).login.error).toBeNull();
    expect(session(requested, loggedIn(user)).login).toEqual({ status: 'idle', error: null });
  });

  test('holds no password', () => {
    const state = session(loginRequested({ username: 'anna', password: 'sehr geheim' }));
    expect(JSON.stringify(state)).not.toContain('sehr geheim');
  });

  test('[SH-12] a logout forgets the user, and knows whether it was by hand until the next login', () => {
    const out = session(loggedIn(user), loggedOut({ byChoice: true }));
    expect(out).toMatchObject({
      status: 'signedOut',
      user: null,
      isDataInitialized: false,
      leftByChoice: true,
    });
    expect(through(sessionReducer, loggedOut({ byChoice: true }), loggedIn(user)).leftByChoice).toBe(false);
  });
});

describe('the update log', () => {
  const { updateStarted, topicStarted, logged, updateSucceeded, updateFailed, updateRequested } =
    updateActions;
  const line = { text: '1 Person geladen', topic: 'User', isError: false } as const;
  const log = (...actions: { type: string }[]) => through(updateReducer, ...actions);

  test('[UP-5] goes from idle to updating, and from there to its success or failure', () => {
    expect(log().status).toBe('idle');
    expect(log(updateRequested()).status).toBe('idle');
    expect(log(updateStarted()).status).toBe('updating');
    expect(log(updateStarted(), updateSucceeded()).status).toBe('succeeded');
    expect(log(updateStarted(), updateFailed('Fehler')).status).toBe('failed');
  });

  test('[UP-14] a new update forgets the lines of the one before', () => {
    expect(log(updateStarted(), logged(line), updateFailed('Fehler'), updateStarted())).toEqual({
      status: 'updating',
      currentTopic: null,
      entries: [],
      videoProgress: null,
    });
  });

  test('[UP-13] a failure keeps the topic at which it happened, and adds an Error', () => {
    const state = log(updateStarted(), topicStarted('Training'), updateFailed('Fehler'));
    expect(state.currentTopic).toBe('Training');
    expect(state.entries).toEqual([{ text: 'Fehler', topic: 'Error', isError: true }]);
  });
});

describe.each([
  ['screening', screeningRunReducer, screeningRunActions],
  ['training', exerciseRunReducer, exerciseRunActions],
] as const)('an open %s run', (_name, reducer, actions) => {
  const { openRequested, opened, stepBlocked, stepShown, submitted, completed, saveFailed, saved, closed } =
    actions;
  const opening = openRequested({ userScreeningId: 41 });
  const open = opened({ clientId: 'a', userScreeningId: 41, shownAt: 5 });

  test('is opened, submitted, completed and closed', () => {
    expect(through(reducer, opening)).toMatchObject({ status: 'opening', userScreeningId: 41 });
    expect(through(reducer, opening, open)).toMatchObject({ status: 'open', clientId: 'a', shownAt: 5 });
    expect(through(reducer, opening, open, submitted()).status).toBe('submitted');
    expect(through(reducer, opening, open, submitted(), completed({ isSent: true }))).toMatchObject({
      status: 'completed',
      isSent: true,
    });
    expect(through(reducer, opening, open, closed())).toMatchObject({ status: 'closed', clientId: null });
  });

  test('is not opened for somebody who has left meanwhile', () => {
    expect(through(reducer, opening, closed(), open).status).toBe('closed');
  });

  test('[SR-12] [TR-15] is no longer blocked on the next step', () => {
    const blocked = through(reducer, opening, open, stepBlocked());
    expect(blocked.isBlocked).toBe(true);
    expect(reducer(blocked, stepShown({ shownAt: 9 }))).toMatchObject({
      isBlocked: false,
      shownAt: 9,
      step: 1,
    });
  });

  test('is unsaved until it is saved again', () => {
    expect(through(reducer, opening, open, saveFailed()).isUnsaved).toBe(true);
    expect(through(reducer, opening, open, saveFailed(), saved()).isUnsaved).toBe(false);
  });
});

test('a screening and a training are open each for itself', () => {
  const opening = screeningRunActions.openRequested({ userScreeningId: 41 });
  expect(through(exerciseRunReducer, opening).status).toBe('closed');
});

describe('the guard', () => {
  test('[GU-10] refreshes until its visit is opened', () => {
    const state = through(
      guardReducer,
      guardActions.entered({ visit: 'a', guard: 'refresh' }),
      guardActions.refreshing(),
    );
    expect(state).toEqual({ openedVisit: null, isRefreshing: true });
    expect(guardReducer(state, guardActions.opened('a'))).toEqual({ openedVisit: 'a', isRefreshing: false });
  });
});

describe('the videos', () => {
  const { loaded, downloadStarted, downloaded, downloadFailed, downloadFinished, opened } = videosActions;

  test('[TO-9] what failed in one download is open again in the next', () => {
    const failed = through(videosReducer, downloadStarted(), downloadFailed('a.mp4'), downloadFinished());
    expect(failed).toMatchObject({ unavailable: ['a.mp4'], isDownloading: false });
    expect(videosReducer(failed, downloadStarted())).toMatchObject({ unavailable: [], isDownloading: true });
  });

  test('a video that has come may be asked for again', () => {
    const state = through(
      videosReducer,
      loaded([]),
      opened({ fileName: 'a.mp4', url: null }),
      downloaded('a.mp4'),
    );
    expect(state.present).toEqual(['a.mp4']);
    expect('a.mp4' in state.urls).toBe(false);
  });
});
