import { consentFeature } from '../../../src/contract/features';
import { serverActions } from '../../../store/server/slice';
import {
  selectAsksConsent,
  selectGuardFacts,
  selectIsSignedIn,
  selectSignedInUser,
} from '../../../store/session/selectors';
import { sessionActions, sessionReducer } from '../../../store/session/slice';
import { aCurrentUser } from '../../builders';
import { anna } from '../../fakes/club';
import { clubLoaded, signedIn, stateAfter } from '../stateAfter';
import { through } from '../through';

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
    expect(session(requested).login).toEqual({ status: 'running', error: null });
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

test('[SE-1] without a user there is nobody to ask for', () => {
  expect(() => selectSignedInUser(stateAfter())).toThrow();
});

test('[GU-1] [GU-2] [GU-3] the facts of a guard', () => {
  expect(selectGuardFacts(stateAfter())).toEqual({
    isSignedIn: false,
    leftByChoice: false,
    isDataInitialized: false,
    storedScreenings: 0,
  });
  expect(selectGuardFacts(stateAfter(signedIn(anna), ...clubLoaded()))).toMatchObject({
    isSignedIn: true,
    isDataInitialized: true,
    storedScreenings: 1,
  });
});

test('[CO-28] [CS-1] nobody is asked for consent while the start page comes first', () => {
  const asks = serverActions.loaded({ features: [consentFeature], instance: null, epoch: null });
  const first = stateAfter(asks, sessionActions.recognised(anna));
  expect([selectIsSignedIn(first), selectAsksConsent(first)]).toEqual([true, false]);
  expect(selectAsksConsent(stateAfter(asks, signedIn(anna)))).toBe(true);
});
