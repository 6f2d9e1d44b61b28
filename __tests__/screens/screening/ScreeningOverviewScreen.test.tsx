import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { ScreeningOverviewScreen } from '../../../src/screens/screening/ScreeningOverviewScreen';
import {
  aRangeQuestion,
  aRangeValue,
  aScreening,
  aScreeningRun,
  aTest,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });
const none = 'Es wurde noch kein Screening durchgeführt!';

/** A test with one answer, which gives it this percentage. */
const aTestOf = (id: number, name: string, resultWeight: number) =>
  aTest({
    id,
    name,
    questions: [],
    rangeQuestions: [aRangeQuestion({ questionRangeValues: [aRangeValue({ id, resultWeight })] })],
  });
const answered = (testId: number) =>
  aTestRun({
    testId,
    duration: 70_000,
    questionResults: [],
    questionRangeResults: [{ questionId: 121, questionRangeValueId: testId }],
  });

const run = aScreeningRun({
  id: 501,
  completed: true,
  position: null,
  start: new Date(2026, 10, 14, 9, 41, 7).toISOString(),
  testRuns: [answered(11), answered(12), answered(13)],
});

const held: Held = {
  user: aTrainer({ athleteIds: [aUser().id, ben.id] }),
  users: [aUser(), ben],
  userScreenings: [aUserScreening(), aUserScreening({ id: 42, userId: ben.id })],
  screenings: [
    aScreening({
      tests: [
        aTestOf(11, 'Kniebeuge', 4.9),
        aTestOf(12, 'Einbeinstand', 7.8),
        aTestOf(13, 'Liegestütz', 7.9),
      ],
    }),
  ],
  runs: [run],
};

const renderOverview = (changes: Held = {}) => {
  const { store } = aFilledStore({ ...held, ...changes });
  return renderScreen(<ScreeningOverviewScreen />, { store, path: '/screeningoverview' });
};

const renderOf = (userId: number, changes: Held = {}) => {
  const { store } = aFilledStore({ ...held, ...changes });
  const route = { store, path: '/screeningoverview/:userId', at: `/screeningoverview/${userId}` };
  return renderScreen(<ScreeningOverviewScreen />, route);
};

const fact = (term: string) => screen.getByText(term).nextElementSibling;
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('[SO-5] [SO-6] the last run of the chosen athlete is shown, or that there is none', async () => {
  const { user } = renderOverview();
  const athletes = screen.getByRole('combobox', { name: 'Athlet auswählen' });
  expect(within(athletes).getAllByRole('option')).toHaveLength(2);
  expect(cards()).toEqual(['Kniebeuge', 'Einbeinstand', 'Liegestütz']);
  expect(screen.queryByText(none)).toBeNull();
  await user.selectOptions(athletes, 'Ben Berger');
  expect(screen.getByText(none)).toBeInTheDocument();
  expect(cards()).toEqual([]);
});

test('[SO-7] the address names the athlete whose last run is shown', () => {
  const { store } = renderOf(aUser().id);
  expect(cards()).toEqual(['Kniebeuge', 'Einbeinstand', 'Liegestütz']);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(store.getState().shell.secondaryTitle).toBe('Anna Amsel');
});

test.each([
  ['an athlete without a run', held.user, 3],
  ['an athlete of another trainer', aTrainer({ athleteIds: [ben.id] }), aUser().id],
  ['nobody', held.user, 999],
])('[SO-7] of %s there is nothing to see', (_who, user, userId) => {
  renderOf(userId, { user });
  expect(screen.getByText(none)).toBeInTheDocument();
  expect(cards()).toEqual([]);
});

test('without a result one button leads to the screening; of a stranger nothing but back', () => {
  const { unmount } = renderOf(ben.id);
  expect(screen.getByRole('link', { name: 'Screening starten' })).toHaveAttribute('href', '/screening/42');
  unmount();
  renderOf(999);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Zurück']);
});

test('a screening that was begun goes on', () => {
  const begun = aScreeningRun({ userId: ben.id, clientRevision: 1, recordedBy: aTrainer().id });
  renderOf(ben.id, { runs: [run, begun] });
  expect(screen.getByRole('link', { name: 'Screening fortsetzen' })).toBeVisible();
});

test('[CO-8] an unfinished run is no last run', () => {
  const unfinished = aScreeningRun({
    position: 1,
    clientRevision: 2,
    start: new Date(2026, 11, 1).toISOString(),
  });
  renderOf(aUser().id, { runs: [run, unfinished] });
  expect(fact('Startzeit')).toHaveTextContent('14.11.2026 9:41:07');
});

test('[SO-8] [PR-11] [PR-12] the run shows its start and its duration', () => {
  renderOf(aUser().id);
  expect(screen.getByRole('heading', { level: 2, name: 'Gesamtwert vom 14.11.2026' })).toBeInTheDocument();
  expect(fact('Startzeit')).toHaveTextContent('14.11.2026 9:41:07');
  expect(fact('Dauer')).toHaveTextContent('0:03:30');
});

test.each([
  ['Kniebeuge', 49, 'low', 'Übungsbedarf'],
  ['Einbeinstand', 78, 'mid', 'Ausbaufähig'],
  ['Liegestütz', 79, 'high', 'Gut'],
])('[SO-9] [PR-1] %s has a card with %i percent on the level %s', (name, percent, level, word) => {
  renderOf(aUser().id);
  const lane = screen.getByRole('progressbar', { name: `${name}: ${percent} Prozent` });
  expect(lane).toHaveAttribute('value', String(percent));
  expect(lane.closest('[data-level]')).toHaveAttribute('data-level', level);
  expect(lane.closest('article')).toHaveTextContent(name);
  expect(lane.closest('section')).toHaveTextContent(word);
});

test('[CO-9] a test that was not left with Weiter has no card', () => {
  renderOf(aUser().id, { runs: [{ ...run, testRuns: [answered(12)] }] });
  expect(cards()).toEqual(['Einbeinstand']);
});

test('the levels are counted', () => {
  renderOf(aUser().id, { runs: [{ ...run, testRuns: [answered(11), answered(13)] }] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Gut',
    '0Ausbaufähig',
    '1Übungsbedarf',
  ]);
});

test('[RS-1] the mean of the tests is the largest number', () => {
  renderOf(aUser().id);
  // 49, 78 and 79 percent.
  expect(screen.getByRole('heading', { level: 2 }).previousElementSibling).toHaveTextContent('69 %');
});

test('[RS-3] the two weakest tests come first, with what is missing in them', () => {
  renderOf(aUser().id);
  const weak = screen.getByRole('heading', { name: 'Hier ist am meisten zu holen' }).closest('section');
  const items = within(weak as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Kniebeuge49\u00a0%',
    'Einbeinstand78\u00a0%',
  ]);
});

test("[RS-5] 'Zum Trainingsplan' leads to the plan of this athlete", async () => {
  const { store, user } = renderOf(aUser().id);
  await user.click(screen.getByRole('button', { name: 'Zum Trainingsplan' }));
  expect(address()).toBe('/trainingoverview');
  expect(store.getState().screening.chosenId).toBe(aUser().id);
});

test('[RS-5] without a result there is no plan to go to', () => {
  renderOf(ben.id);
  expect(screen.queryByRole('button', { name: 'Zum Trainingsplan' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zurück' })).toBeVisible();
});

test("[SO-10] 'Zurück' leads home", async () => {
  const { user } = renderOf(aUser().id);
  await user.click(screen.getByRole('link', { name: 'Zurück' }));
  expect(address()).toBe('/');
});

test('the page has no barriers', async () => {
  const { container } = renderOverview();
  expect(await axe(container)).toHaveNoViolations();
});
