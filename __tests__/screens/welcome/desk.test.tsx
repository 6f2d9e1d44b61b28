import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { assignmentsFeature } from '../../../src/contract/features';
import { formatDate } from '../../../src/domain/formats';
import { AthletesTile } from '../../../src/screens/welcome/AthletesTile';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import type { AppStore } from '../../../store/createStore';
import { selectDeskRows } from '../../../store/desk/deskRows';
import { deskActions } from '../../../store/desk/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import { serverActions } from '../../../store/server/slice';
import { anExercise, aScreeningRun, aTestRun, aTrainer, aUser, aUserScreening } from '../../builders';
import { afterAllRuns } from '../../store/stateAfter';
import { aFilledStore, type Held, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const week = 7 * 24 * 60 * 60 * 1000;
const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });
const tina = aTrainer({ athleteIds: [aUser().id, ben.id] });

const renderWelcome = (held: Held, features = [assignmentsFeature]) => {
  const { store, asked } = aFilledStore({ users: [aUser(), ben], ...held });
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null }));
  return { ...renderScreen(<WelcomeScreen />, { store }), asked };
};

const turquoise = () => [...document.querySelectorAll('[data-first="true"]')];
const start = () => screen.getByRole('link', { name: /^Screening starten/ });

// What counts is loaded beside the page; here it is there.
beforeAll(() => AthletesTile.load());

describe('Athleten', () => {
  const desk = () => screen.queryByRole('link', { name: /^Athleten/ });

  const tile = () => desk()?.closest('[data-first]');
  const read = (store: AppStore) =>
    happen(store, deskActions.loaded({ trainings: [], feedback: [], published: [] }));

  test('[DE-1] is what comes next for a trainer, with the number of athletes', () => {
    renderWelcome({ user: tina });
    expect(desk()).toHaveAttribute('href', '/athletes');
    expect(desk()).toHaveTextContent('Athleten 2 Athleten');
    expect(turquoise()).toEqual([tile()]);
  });

  test('[DE-8] says how many need the trainer and why, once the desk is read; each reason leads to those who have it', async () => {
    const { asked, container, store } = renderWelcome({ user: tina });
    await happen(store, notificationsActions.loaded([{ type: 'CHAT', senderId: aUser().id }]));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(deskActions.opened()));
    expect(screen.queryByRole('list', { name: 'Gründe' })).toBeNull();
    // Nobody needs the rows before the desk is read, and they take long.
    expect(selectDeskRows(store.getState(), Date.now())).toEqual([]);
    await read(store);
    expect(selectDeskRows(store.getState(), Date.now())).toHaveLength(2);
    expect(desk()).toHaveTextContent('Athleten 2 von 2 brauchen dich');
    const reasons = within(screen.getByRole('list', { name: 'Gründe' })).getAllByRole('link');
    expect(reasons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 Nachricht', '/athletes?shown=message'],
      ['1 Kein Screening', '/athletes?shown=unassigned'],
    ]);
    expect(turquoise()).toEqual([tile()]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[DE-8] says when nobody needs the trainer', async () => {
    const { asked, store } = renderWelcome({ user: aTrainer() });
    await waitFor(() => expect(asked).toHaveBeenCalledWith(deskActions.opened()));
    await read(store);
    expect(tile()).toHaveTextContent('Athleten 1 AthletGerade steht nichts an.');
  });

  test('[DE-1] comes after a run that is to be continued', () => {
    const run = aScreeningRun({ position: 0, clientRevision: 1, isDirty: true, recordedBy: tina.id });
    renderWelcome({ user: tina, runs: [run] });
    expect(turquoise()).toHaveLength(1);
    expect(turquoise()[0]).toHaveTextContent('Screening fortsetzen');
    expect(tile()).toHaveAttribute('data-first', 'false');
  });

  test.each([
    ['an athlete', {}, [assignmentsFeature]],
    ['a trainer without athletes', { user: aTrainer({ athleteIds: [] }) }, [assignmentsFeature]],
    ['a trainer on a server without assignments', { user: tina }, []],
  ])('[DE-1] is not there for %s', (_who, held, features) => {
    renderWelcome(held, features);
    expect(desk()).toBeNull();
    expect(turquoise()).toHaveLength(1);
  });
});

describe('a screening that is due again', () => {
  const start8WeeksAgo = new Date(afterAllRuns - 9 * week).toISOString();
  const done = aScreeningRun({
    completed: true,
    position: null,
    id: 501,
    start: start8WeeksAgo,
    testRuns: [aTestRun()],
    exercises: [anExercise()],
  });
  const every = (intervalWeeks: number | null) =>
    aUserScreening({ intervalWeeks, assignedAt: start8WeeksAgo });
  const held = { runs: [done], exercises: [anExercise()] };

  test('[AS-5] says since when, and comes before the training', () => {
    renderWelcome({ ...held, userScreenings: [every(8)] });
    const due = formatDate(new Date(afterAllRuns - week).toISOString());
    expect(start()).toHaveTextContent(`Screening startenFällig seit ${due}`);
    expect(turquoise()).toEqual([start()]);
    expect(screen.getAllByText(/^Fällig seit/)).toHaveLength(1);
  });

  test.each([
    ['whose time has not come', every(10)],
    ['without a reminder', every(null)],
    ['of a server that knows no reminders', aUserScreening()],
  ])('[AS-5] one %s says how many tests there are', (_which, userScreening) => {
    renderWelcome({ ...held, userScreenings: [userScreening] });
    expect(start()).toHaveTextContent('Screening starten2 Tests');
    expect(turquoise()[0]).toHaveTextContent('Training starten');
  });

  test('[AS-5] one that was assigned and never done is new, with the number of its tests', () => {
    renderWelcome({ userScreenings: [every(8)] });
    expect(start()).toHaveTextContent('Screening startenNeu, 2 Tests');
    expect(turquoise()).toEqual([start()]);
    expect(screen.queryByText(/Fällig seit/)).toBeNull();
  });

  test('[AS-5] counts from the last run of this screening, not of an earlier one', () => {
    const earlier = aScreeningRun({
      ...done,
      clientId: '10000000-0000-4000-8000-000000000077',
      screeningId: 99,
    });
    renderWelcome({
      ...held,
      runs: [{ ...earlier, start: new Date(afterAllRuns - week).toISOString() }, done],
      userScreenings: [every(8)],
    });
    expect(start()).toHaveTextContent('Fällig seit');
  });

  test('[AS-5] is no hint for a trainer, who has the list of athletes', () => {
    renderWelcome({ ...held, user: tina, userScreenings: [every(8)] });
    expect(screen.queryByText(/^Fällig seit/)).toBeNull();
  });
});
