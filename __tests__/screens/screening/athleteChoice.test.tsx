import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ScreeningOverviewScreen } from '../../../src/screens/screening/ScreeningOverviewScreen';
import { ScreeningSelectionScreen } from '../../../src/screens/screening/ScreeningSelectionScreen';
import { TrainingOverviewScreen } from '../../../src/screens/training/TrainingOverviewScreen';
import type { AppStore } from '../../../store/createStore';
import { screeningActions } from '../../../store/screening/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { usersActions } from '../../../store/users/slice';
import { aTrainer, aUser, aUserScreening } from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });
const clara = aUser({ id: 4, username: 'clara', firstName: 'Clara', lastName: 'Conrad' });
const club: Held = {
  user: aTrainer({ athleteIds: [aUser().id, ben.id, clara.id] }),
  users: [aUser(), ben, clara],
  userScreenings: [aUserScreening(), aUserScreening({ id: 42, userId: ben.id })],
};

const screens: [string, ComponentType][] = [
  ['the screening selection', ScreeningSelectionScreen],
  ['the screening overview', ScreeningOverviewScreen],
  ['the training overview', TrainingOverviewScreen],
];

const open = (Screen: ComponentType, store: AppStore) => renderScreen(<Screen />, { store });
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Athlet auswählen' });
const chosen = () => choice().selectedOptions[0]?.textContent;

test.each(screens)('who is chosen on %s is chosen on all screens', async (_where, Screen) => {
  const { store } = aFilledStore(club);
  const first = open(Screen, store);
  expect(chosen()).toBe(Screen === ScreeningSelectionScreen ? 'Bitte wählen' : 'Anna Amsel');
  await first.user.selectOptions(choice(), 'Ben Berger');
  first.unmount();
  for (const [, Next] of screens) {
    const next = open(Next, store);
    expect(chosen()).toBe('Ben Berger');
    next.unmount();
  }
});

test('[SU-2] of several athletes none is chosen for a screening before the trainer says who', async () => {
  const { user } = open(ScreeningSelectionScreen, aFilledStore(club).store);
  expect(chosen()).toBe('Bitte wählen');
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeDisabled();
  expect(screen.queryByText('Kein Screening zugewiesen')).toBeNull();
  await user.selectOptions(choice(), 'Ben Berger');
  expect(chosen()).toBe('Ben Berger');
});

test('[SU-2] after a screening it is asked anew whom the next one is for, and only there', async () => {
  const { store } = aFilledStore(club);
  const first = open(ScreeningSelectionScreen, store);
  await first.user.selectOptions(choice(), 'Ben Berger');
  first.unmount();
  await happen(store, screeningRunActions.completed({ isSent: true }));
  const next = open(ScreeningSelectionScreen, store);
  expect(chosen()).toBe('Bitte wählen');
  next.unmount();
  const plan = open(TrainingOverviewScreen, store);
  expect(chosen()).toBe('Ben Berger');
  await plan.user.selectOptions(choice(), 'Anna Amsel');
  plan.unmount();
  open(ScreeningSelectionScreen, store);
  expect(chosen()).toBe('Anna Amsel');
});

test('who is no longer an athlete of this trainer is no longer chosen', async () => {
  const { store } = aFilledStore(club);
  const { user } = open(TrainingOverviewScreen, store);
  await user.selectOptions(choice(), 'Ben Berger');
  await happen(store, sessionActions.userRefreshed(aTrainer({ athleteIds: [aUser().id, clara.id] })));
  expect(chosen()).toBe('Anna Amsel');
});

test('an update keeps the choice, a logout ends it', async () => {
  const { store } = aFilledStore(club);
  const { user } = open(TrainingOverviewScreen, store);
  await user.selectOptions(choice(), 'Ben Berger');
  const { users = [], userScreenings = [] } = club;
  const loaded = [usersActions.loaded(users), screeningActions.loaded({ userScreenings, screenings: [] })];
  await happen(store, ...loaded);
  expect(chosen()).toBe('Ben Berger');
  await happen(
    store,
    sessionActions.loggedOut({ byChoice: true }),
    sessionActions.loggedIn(club.user ?? aTrainer()),
    ...loaded,
  );
  expect(chosen()).toBe('Anna Amsel');
});

test.each(screens)(
  '[SU-3] the only athlete of a trainer is named on %s, without a list',
  (_where, Screen) => {
    open(Screen, aFilledStore({ ...club, user: aTrainer() }).store);
    expect(screen.getByText('Athlet: Anna Amsel')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);
