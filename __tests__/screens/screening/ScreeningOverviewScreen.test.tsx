import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { runCorrectionsFeature, secondLookFeature } from '../../../src/contract/features';
import { ScreeningOverviewScreen } from '../../../src/screens/screening/ScreeningOverviewScreen';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import {
  aCurrentUser,
  aRangeQuestion,
  aRangeValue,
  aScreening,
  aScreeningRun,
  aTest,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
  aWaitingCorrection,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
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

describe('a screening of the wrong person', () => {
  const open = (changes: Held = {}) => {
    const { store, asked } = aFilledStore({ ...held, ...changes });
    store.dispatch(serverActions.loaded({ features: [runCorrectionsFeature], instance: null, epoch: null }));
    return { asked, ...renderScreen(<ScreeningOverviewScreen />, { store, path: '/screeningoverview' }) };
  };
  const payload = { userId: aUser().id, runId: 501, runClientId: run.clientId };

  test('[TS-7] goes to the athlete whom the trainer chooses; nobody is chosen before', async () => {
    const { user, asked } = open();
    await user.click(screen.getByText('Falsche Person?'));
    await user.click(screen.getByRole('button', { name: 'Verschieben' }));
    const dialog = screen.getByRole('dialog', { name: 'Wem gehört dieses Screening?' });
    await user.click(within(dialog).getByRole('button', { name: 'Verschieben' }));
    expect(within(dialog).getByText('Bitte wähl eine Person.')).toBeVisible();
    const choice = within(dialog).getByRole('combobox');
    expect(within(choice).getAllByRole('option').slice(1)).toHaveLength(1);
    await user.selectOptions(choice, 'Ben Berger');
    expect(await axe(document.body)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Verschieben' }));
    expect(asked).toHaveBeenCalledWith(
      outboxActions.written({ kind: 'correction', payload: { ...payload, toUserId: ben.id } }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[TS-7] is deleted after a question, and the correction can be taken back until it is sent', async () => {
    const { user, asked, store } = open();
    await user.click(screen.getByText('Falsche Person?'));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    const deletion = { ...payload, toUserId: null };
    expect(asked).toHaveBeenCalledWith(outboxActions.written({ kind: 'correction', payload: deletion }));
    const entry = aWaitingCorrection({ payload: deletion });
    await happen(store, outboxActions.queued(entry));
    expect(screen.getByText('Wird gelöscht, sobald es übertragen ist.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
    expect(asked).toHaveBeenCalledWith(outboxActions.removed(entry.clientId));
    await happen(store, outboxActions.changed({ ...entry, isTried: true }));
    expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull();
  });

  test('[TS-7] that the server does not have yet has to be sent first', async () => {
    const { user } = open({ runs: [{ ...run, isDirty: true, recordedBy: aTrainer().id }] });
    await user.click(screen.getByText('Falsche Person?'));
    expect(screen.getByText(/^Das geht, sobald das Screening übertragen ist/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verschieben' })).toBeNull();
  });

  test('[TS-7] is not offered to an athlete whom somebody else has rated, nor on another server', () => {
    const { unmount } = open({ user: aCurrentUser(), runs: [{ ...run, ratedBy: 1 }] });
    expect(cards()).toContain('Kniebeuge');
    expect(screen.queryByText('Falsche Person?')).toBeNull();
    unmount();
    renderOverview();
    expect(screen.queryByText('Falsche Person?')).toBeNull();
  });
});

describe('a second look', () => {
  const second = aScreeningRun({
    ...run,
    clientId: '80000000-0000-4000-8000-000000000001',
    id: undefined,
    recordedBy: 77,
    ratedBy: 77,
    secondOf: run.clientId,
    testRuns: [answered(12), answered(13)],
  });
  /** The client id of a screening that is not there. */
  const absent = '80000000-0000-4000-8000-000000000099';
  const withFeature = (changes: Held = {}, features = [secondLookFeature]) => {
    const { store, asked } = aFilledStore({ ...held, ...changes });
    store.dispatch(serverActions.loaded({ features, instance: null, epoch: null, isDemo: false }));
    const route = { store, path: '/screeningoverview/:userId', at: `/screeningoverview/${aUser().id}` };
    return { ...renderScreen(<ScreeningOverviewScreen />, route), asked };
  };

  test('[ZB-1] a trainer begins one at the screening; an athlete, and without the feature nobody', () => {
    const { unmount } = withFeature();
    expect(screen.getByRole('link', { name: 'Zweitblick beginnen' })).toHaveAttribute(
      'href',
      `/trackside?athletes=${aUser().id}&second=${run.clientId}`,
    );
    unmount();
    renderOf(aUser().id);
    expect(screen.queryByRole('link', { name: 'Zweitblick beginnen' })).toBeNull();
  });

  test('[ZB-1] an athlete sees nothing of it', () => {
    withFeature({ user: aCurrentUser(), runs: [run, second] });
    expect(screen.queryByText(/Zweitblick/)).toBeNull();
  });

  test('[ZB-1] before it is completed nothing is shown, then how many answers are the same', () => {
    const { unmount } = withFeature({ runs: [run, { ...second, completed: false }] });
    expect(screen.queryByText(/gleich/)).toBeNull();
    unmount();
    withFeature({ runs: [run, second] });
    expect(screen.getByText('Von jemand anderem: 2 von 2 Antworten gleich')).toBeVisible();
    expect(cards()).toEqual(['Kniebeuge', 'Einbeinstand', 'Liegestütz']);
  });

  test('[ZB-1] [TS-7] one of the wrong person is deleted, also one without a first screening', async () => {
    const alone = { ...second, clientId: '80000000-0000-4000-8000-000000000002', id: 9, secondOf: absent };
    const features = [secondLookFeature, runCorrectionsFeature];
    const { user, asked } = withFeature({ runs: [run, { ...second, id: 8 }, alone] }, features);
    const card = within(screen.getByRole('region', { name: 'Zweitblick' }));
    const [paired, lonely] = card.getAllByRole('listitem');
    expect(paired).toHaveTextContent('2 von 2 Antworten gleich');
    expect(lonely).toHaveTextContent(/Dazu gibt es kein erstes Screening. Der Zweitblick zählt nicht mit./);
    const row = within(lonely as HTMLElement);
    await user.click(row.getByText('Falsche Person?'));
    await user.click(row.getByRole('button', { name: 'Löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    const payload = { userId: run.userId, runId: 9, runClientId: alone.clientId, toUserId: null };
    expect(asked).toHaveBeenCalledWith(outboxActions.written({ kind: 'correction', payload }));
  });

  test('[ZB-1] [ZB-2] one from a clip is named so, also ones own', () => {
    const own = { ratedBy: aTrainer().id, ratedFrom: 'clip' as const };
    withFeature({ runs: [run, { ...second, ...own }] });
    expect(screen.getByText('Von dir, vom Video: 2 von 2 Antworten gleich')).toBeVisible();
  });
});
