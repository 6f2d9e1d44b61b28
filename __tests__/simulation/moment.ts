import { sessionActions } from '../../store/session/slice';
import { updateActions } from '../../store/update/slice';
import { anna, ben, exercises, screening, tina } from '../fakes/club';
import type { OpenApp } from '../fakes/openApp';
import type { Tab, World } from './world';

export const users = [anna, ben, tina];

/** What notes are written on, one of each kind. */
export const noteTargets = [
  { kind: 'screening' },
  { kind: 'training' },
  { kind: 'test', id: screening.tests[0]?.id ?? 0 },
  { kind: 'exercise', id: exercises[0]?.id ?? 0 },
] as const;

/** The circumstances in which a step is performed. */
export interface Moment {
  world: World;
  tab: Tab;
  app: OpenApp;
  /** Any number; selects one of the possible actions. */
  choice: number;
}

/** Performs a step. Returns false when the step had nothing to do, or led to another one first, such as a sign-in. */
export type Act = (moment: Moment) => unknown;

export const choose = <Item>(items: readonly Item[], choice: number): Item =>
  items[choice % items.length] as Item;

export const logIn: Act = ({ app, choice }) => {
  if (app.state().session.status !== 'signedOut') return false;
  const { username } = choose(users, choice);
  const password = choice % 10 === 9 ? 'falsch' : 'athletik';
  return app.dispatch(sessionActions.loginRequested({ username, password }));
};

/** Performs the action only when a user is signed in and the data is loaded. */
export const withData =
  (act: Act): Act =>
  (moment) => {
    const { user, isDataInitialized } = moment.app.state().session;
    if (user && isDataInitialized) return act(moment);
    if (!user) logIn(moment);
    else moment.app.dispatch(updateActions.updateRequested());
    return false;
  };
