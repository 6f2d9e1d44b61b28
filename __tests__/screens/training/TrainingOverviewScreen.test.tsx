import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Exercise } from '../../../src/contract/schemas';
import { TrainingOverviewScreen } from '../../../src/screens/training/TrainingOverviewScreen';
import { deskActions } from '../../../store/desk/slice';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { serverActions } from '../../../store/server/slice';
import { videosActions } from '../../../store/videos/slice';
import {
  aBasisExercise,
  aNote,
  anExercise,
  anExerciseRun,
  aRunUnit,
  aScreeningRun,
  aServerExerciseRun,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });
const none = 'Kein passendes Screening wurde durchgeführt!';
const waiting = 'Bitte Warten - Videos werden geladen';

const plank = anExercise({ sortOrder: 0 });
const bridge = anExercise({
  id: 202,
  name: 'Glute Bridge',
  video: 'glute-bridge.mp4',
  sortOrder: 1,
  seconds: null,
  repeat: 12,
  repeat2: 15,
  pause: 30,
});

/** Anna's completed screening run, which recommends these exercises. */
const aPlan = (...exercises: Exercise[]): Held => ({
  runs: [aScreeningRun({ id: 501, completed: true, position: null, testRuns: [aTestRun()], exercises })],
});

/** Tina with Anna, who has a plan, and Ben, who has no plan. */
const ofTrainer: Held = {
  ...aPlan(plank),
  user: aTrainer({ athleteIds: [aUser().id, ben.id] }),
  users: [aUser(), ben],
  userScreenings: [aUserScreening({ trainingNote: aNote() }), aUserScreening({ id: 42, userId: ben.id })],
};

const renderOverview = (held: Held = aPlan(plank, bridge)) => {
  const { store, asked } = aFilledStore(held);
  return { ...renderScreen(<TrainingOverviewScreen />, { store, path: '/trainingoverview' }), asked };
};

const cards = () => within(screen.getByRole('list', { name: 'Übungen' })).getAllByRole('listitem');

test('[TO-1] a single athlete is not to be chosen', () => {
  const { store } = renderOverview();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(store.getState().shell.secondaryTitle).toBe('Anna Amsel');
});

test('[TO-1] several athletes are listed, and the chosen one has the page', async () => {
  const { user, store } = renderOverview(ofTrainer);
  expect(cards()).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Ben Berger');
  expect(screen.getByText(none)).toBeInTheDocument();
  expect(store.getState().shell.secondaryTitle).toBe('Ben Berger');
});

test('[TO-2] the rules are explained in a fold, whose title is a heading', async () => {
  const { user } = renderOverview();
  const rules = screen.getByRole('heading', { level: 2, name: 'Kurze Spielregeln:' });
  const explanation = screen.getByText(
    /^Wärm dich 5 Minuten auf, .+ zwei- bis dreimal pro Woche, .+ Die ersten vier reichen\./,
  );
  expect(rules).toBeVisible();
  expect(explanation).not.toBeVisible();
  await user.click(rules);
  await waitFor(() => expect(explanation).toBeVisible());
});

test('the page says how much a training asks for, and nothing where there is none', () => {
  const { unmount } = renderOverview();
  expect(screen.getByText('2 Übungen').parentElement).toHaveTextContent('2 Übungen etwa 5 Minuten');
  unmount();
  renderOverview({});
  expect(screen.queryByText(/^etwa \d+ Minuten$/)).toBeNull();
});

test.each([
  ['athlete', { ...ofTrainer, user: undefined, users: [aUser()] }, 'Achte auf deine Knie.'],
  ['trainer', ofTrainer, 'Alte Verletzung am Knie links.'],
])('[TO-3] [NO-2] the %s reads the note that is meant for them', (_who, held, text) => {
  renderOverview(held);
  const note = screen.getByRole('heading', { name: 'Notiz zum Training' }).parentElement;
  expect(note).toHaveTextContent(text);
});

/** Where the only way on leads. */
const wayOn = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('without a plan one button leads to what comes before it', () => {
  renderOverview({});
  expect(wayOn('Screening starten')).toBe('/screening/41');
});

test('without a screening an athlete can ask for one', () => {
  renderOverview({ userScreenings: [aUserScreening({ screeningId: undefined })] });
  expect(wayOn('Nachricht an den Trainer')).toBe('/messages');
});

test('without a screening of the chosen athlete a trainer assigns one', async () => {
  const { store, user } = renderOverview({ ...ofTrainer, userScreenings: [aUserScreening()] });
  await happen(store, serverActions.loaded({ features: ['assignments'], instance: null, epoch: null }));
  await user.selectOptions(screen.getByRole('combobox'), 'Ben Berger');
  expect(wayOn('Screening zuweisen')).toBe('/athletes/3');
});

test('[TO-3] without a note there is none', () => {
  renderOverview();
  expect(screen.queryByText('Notiz zum Training')).toBeNull();
});

test('[TO-4] each exercise has a card in the order of the plan', () => {
  renderOverview(aPlan(bridge, plank));
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Unterarmstütz',
    'Glute Bridge',
  ]);
});

test.each([
  ['seconds', { seconds: 30 }, '3 × 30 Sekunden', 'timer'],
  ['seconds2', { seconds: 30, seconds2: 45 }, '3 × 30 - 45 Sekunden', 'timer'],
  ['distance', { distance: 10 }, '3 × 10 Meter', 'distance'],
  ['distance2', { distance: 10, distance2: 20 }, '3 × 10 - 20 Meter', 'distance'],
  ['repeat', { repeat: 12 }, '3 × 12 Wiederholungen', 'repeat'],
  ['repeat2', { repeat: 12, repeat2: 15 }, '3 × 12 - 15 Wiederholungen', 'repeat'],
  ['no dose', {}, 'Ohne Vorgabe', 'training'],
])('[TO-4] [TO-5] [TO-6] a card says how much: %s', (_what, dose, text, icon) => {
  renderOverview(aPlan(anExercise({ seconds: null, ...dose })));
  const [card] = cards();
  expect(card).toHaveTextContent(text);
  expect(card?.querySelector(`use[href="/icons.svg#${icon}"]`)).not.toBeNull();
});

test.each([
  [15, /Pause 15 Sekunden/],
  [1, /Pause 1 Sekunde(?!n)/],
])('[TO-7] a pause of %s is shown', (pause, text) => {
  renderOverview(aPlan(anExercise({ pause })));
  expect(cards()[0]).toHaveTextContent(text);
});

test.each([null, 0])('[TO-7] a card says nothing of a pause of %s', (pause) => {
  renderOverview(aPlan(anExercise({ pause })));
  expect(cards()[0]).toHaveTextContent(/Sekunden/);
  expect(cards()[0]).not.toHaveTextContent('Pause');
});

test('the cards show pictures of the videos on this device', async () => {
  const { store, container, asked } = renderOverview();
  expect(asked).toHaveBeenCalledWith(videosActions.wanted('glute-bridge.mp4'));
  await happen(store, videosActions.opened({ fileName: 'glute-bridge.mp4', url: 'blob:bridge' }));
  expect(container.querySelector('video[src^="blob:bridge"]')).not.toBeNull();
});

test("[TO-8] 'Training starten' leads to the exercise run of the athlete", async () => {
  const { user } = renderOverview();
  await user.click(screen.getByRole('button', { name: 'Training starten' }));
  expect(address()).toBe('/training/41');
});

test('[TO-9] until all videos are there the button waits and the progress is shown', async () => {
  const { store } = renderOverview();
  await happen(
    store,
    videosActions.loaded([]),
    videosActions.downloadStarted(),
    videosActions.downloaded('unterarmstuetz.mp4'),
  );
  expect(screen.getByRole('button', { name: waiting })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Training starten' })).toBeNull();
  const progress = screen.getByRole('progressbar', { name: 'Videos werden geladen (1 von 2).' });
  expect(progress).toHaveAttribute('value', '1');
  expect(progress).toHaveAttribute('max', '2');
  await happen(store, videosActions.downloaded('glute-bridge.mp4'));
  expect(screen.getByRole('button', { name: 'Training starten' })).toBeEnabled();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('[TO-9] a video that cannot be had is not waited for', async () => {
  const { store } = renderOverview(aPlan(plank));
  await happen(store, videosActions.downloadStarted());
  expect(screen.getByRole('button', { name: waiting })).toBeDisabled();
  await happen(store, videosActions.downloadFailed('unterarmstuetz.mp4'));
  expect(screen.getByRole('button', { name: 'Training starten' })).toBeEnabled();
});

test.each([
  [
    'without a screening run, the basic list or not',
    { basis: [aBasisExercise()], exercises: [anExercise()] },
  ],
  ['with a run but neither exercises nor basic list', aPlan()],
])('[TO-10] %s there is nothing to start', (_when, held) => {
  renderOverview(held);
  expect(screen.getByRole('heading', { name: none })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('with an unfinished exercise run', () => {
  const exerciseRuns = [
    anExerciseRun({
      exercises: [plank, bridge],
      runUnits: [aRunUnit({ completed: true }), aRunUnit({ exerciseId: 202 })],
      position: 1,
      clientRevision: 2,
      touchedAt: new Date(2026, 10, 14, 9, 41).toISOString(),
    }),
  ];

  test('[FL-11] the screen says where it stopped and goes on with it', async () => {
    const { user, asked } = renderOverview({ ...aPlan(plank, bridge), exerciseRuns });
    expect(screen.getByText('Übung 2 von 2, am 14.11.2026 unterbrochen')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Training starten' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Training fortsetzen' }));
    expect(address()).toBe('/training/41');
    expect(asked).not.toHaveBeenCalledWith(exerciseRunActions.restartRequested({ userScreeningId: 41 }));
  });

  test('[FL-11] the person may begin anew instead', async () => {
    const { user, asked } = renderOverview({ ...aPlan(plank, bridge), exerciseRuns });
    await user.click(screen.getByRole('button', { name: 'Neu beginnen' }));
    expect(asked).toHaveBeenCalledWith(exerciseRunActions.restartRequested({ userScreeningId: 41 }));
    expect(address()).toBe('/training/41');
  });

  test('[TO-9] [FL-11] the videos of that exercise run are waited for', async () => {
    const { store } = renderOverview({ ...aPlan(plank), exerciseRuns });
    await happen(
      store,
      videosActions.loaded([]),
      videosActions.downloadStarted(),
      videosActions.downloaded('unterarmstuetz.mp4'),
    );
    expect(screen.getByRole('button', { name: waiting })).toBeDisabled();
  });
});

test('the page has no barriers, also while it waits', async () => {
  const { container, store } = renderOverview(ofTrainer);
  expect(await axe(container)).toHaveNoViolations();
  await happen(store, videosActions.downloadStarted());
  expect(await axe(container)).toHaveNoViolations();
});

test('[HI-7] a card says why its exercise is in the plan', () => {
  const testRuns = [aTestRun({ questionResults: [{ questionId: 111, checked: false }] })];
  renderOverview({
    ...aPlan(plank, bridge),
    runs: [aScreeningRun({ completed: true, position: null, testRuns, exercises: [plank, bridge] })],
  });
  const [first, second] = cards();
  expect(first).toHaveTextContent('Dafür: „Bleibt der Rücken gerade?“');
  expect(first).toHaveTextContent('wegen „Unter 10 cm“ bei „Wie weit kommst du?“');
  expect(second).not.toHaveTextContent(/Dafür:|wegen/);
});

test('[HI-7] a card shows one reason, and the other at a press', async () => {
  const testRuns = [aTestRun({ questionResults: [{ questionId: 111, checked: false }] })];
  const { user } = renderOverview({
    ...aPlan(plank),
    runs: [aScreeningRun({ completed: true, position: null, testRuns, exercises: [plank] })],
  });
  const reasons = within(within(screen.getByRole('list', { name: 'Übungen' })).getByRole('group'));
  const [first, second] = reasons.getAllByText(/Dafür:|wegen/);
  expect(first).toBeVisible();
  expect(second).not.toBeVisible();
  await user.click(reasons.getByText(first?.textContent ?? ''));
  expect(second).toBeVisible();
});

test('[HI-7] exercises of the basis list have no reason', () => {
  const testRuns = [aTestRun({ questionResults: [{ questionId: 111, checked: false }] })];
  renderOverview({
    runs: [aScreeningRun({ completed: true, position: null, testRuns, exercises: [] })],
    exercises: [plank],
    basis: [aBasisExercise({ exerciseId: plank.id })],
  });
  expect(cards()[0]).not.toHaveTextContent(/Dafür:|wegen/);
});

test("[HI-7] of a plan of more than four exercises the first four are 'Zuerst'", () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    anExercise({ id: 300 + index, name: `Übung ${index + 1}`, sortOrder: index }),
  );
  renderOverview(aPlan(...many));
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(screen.getByRole('heading', { level: 2, name: 'Zuerst' })).toBeVisible();
  expect(names('Zuerst')).toEqual(['Übung 1', 'Übung 2', 'Übung 3', 'Übung 4']);
  expect(names('Danach')).toEqual(['Übung 5', 'Übung 6']);
});

test('[HI-7] a plan of four is not parted', () => {
  renderOverview(
    aPlan(...Array.from({ length: 4 }, (_, index) => anExercise({ id: 300 + index, sortOrder: index }))),
  );
  expect(cards()).toHaveLength(4);
  expect(screen.queryByRole('heading', { name: 'Zuerst' })).toBeNull();
});

test('[PL-2, PL-5] a plan that a trainer changed says so, and has the goal of the week', async () => {
  const change = { exerciseId: plank.id, form: 'kept' as const, position: 1, reason: 'Erst wenig' };
  const dose = { sets: 1, seconds: null, distance: null, repeat: null, pause: null };
  const changes = [{ ...change, dose, by: 1, byName: 'Tina', at: '2026-11-21T13:05:00.000Z' }];
  const planChanges = { revision: 2, weeklyGoal: 2, changes };
  const { container } = renderOverview({
    ...aPlan(plank, bridge),
    userScreenings: [aUserScreening({ planChanges })],
  });
  const [first, second] = cards();
  expect(first).toHaveTextContent('Glute Bridge');
  expect(second).toHaveTextContent('1 × 30');
  expect(second).toHaveTextContent('Von Tina angepasst: Erst wenig');
  expect(screen.getByText('Ziel: 2 Trainings pro Woche')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[PL-5] once the trainings are read, the goal says how many of this week are done', async () => {
  const planChanges = { revision: 1, weeklyGoal: 3, changes: [] };
  const { store } = renderOverview({ ...aPlan(plank), userScreenings: [aUserScreening({ planChanges })] });
  const week = 7 * 24 * 60 * 60 * 1000;
  const trainings = [Date.now(), Date.now() - week].map((start, index) => ({
    ...aServerExerciseRun({ clientId: `training-${index}`, start: new Date(start).toISOString() }),
    ratedBy: aUser().id,
  }));
  await happen(store, deskActions.loaded({ trainings, feedback: [], published: [] }));
  expect(screen.getByText('Diese Woche 1 von 3 Trainings')).toBeVisible();
});
