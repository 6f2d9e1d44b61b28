import { createSelector } from '@reduxjs/toolkit';
import { consentFeature } from '../../src/contract/features';
import type { CurrentUser } from '../../src/contract/schemas';
import type { GuardFacts } from '../../src/domain/guards';
import { type Owner, ownerOf } from '../../src/domain/owner';
import type { RootState } from '../rootReducer';
import { selectHasFeature, selectInstance } from '../server/selectors';

export const selectSession = (state: RootState) => state.session;
export const selectUser = (state: RootState) => state.session.user;
export const selectIsStarting = (state: RootState) => state.session.status === 'starting';
export const selectIsSignedIn = (state: RootState) => state.session.user !== null;
/** Whether somebody is signed in whom the server may still ask for consent [CS-1]. */
export const selectAsksConsent = (state: RootState) =>
  state.session.status === 'signedIn' && selectHasFeature(state, consentFeature);
/** Whether the person has just logged out by hand. */
export const selectHasLeftByChoice = (state: RootState) => state.session.leftByChoice;
export const selectIsDataInitialized = (state: RootState) => state.session.isDataInitialized;

/** The facts for `redirectOf`. */
export const selectGuardFacts = (state: RootState): GuardFacts => ({
  isSignedIn: state.session.user !== null,
  leftByChoice: state.session.leftByChoice,
  isDataInitialized: state.session.isDataInitialized,
  storedScreenings: state.screening.screenings.length,
});

/** The signed-in user. Throws when nobody is signed in. */
export const selectSignedInUser = (state: RootState): CurrentUser => {
  if (!state.session.user) throw new Error('Nobody is signed in.');
  return state.session.user;
};

/** The signed-in user on this server, to whom belongs what is written now [FL-18]; null when nobody is signed in. */
export const selectOwner = createSelector(
  [selectUser, selectInstance],
  (user, instance): Owner | null => user && ownerOf(user, instance),
);

/** The signed-in user on this server. Throws when nobody is signed in. */
export const selectSignedInOwner = (state: RootState): Owner =>
  ownerOf(selectSignedInUser(state), selectInstance(state));
