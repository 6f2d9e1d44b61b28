import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { CurrentUser } from '../../../src/contract/schemas';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { ScreeningOverviewScreen } from '../../../src/screens/screening/ScreeningOverviewScreen';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { serverActions } from '../../../store/server/slice';
import { aCurrentUser, aTrainer, aUser } from '../../builders';
import { aRatedRun, aScreeningOf, dayOf, testRunsOf } from '../../domain/progress/rated';
import { openDesk, rowOf, tina as tinaOfDesk } from '../athletes/desk';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const tina = aTrainer();
const screening = aScreeningOf(7, 5);

const run = (day: number, checked: number, overrides: Partial<LocalScreeningRun> = {}) =>
  aRatedRun({
    id: 500 + day,
    start: dayOf(day),
    testRuns: testRunsOf(screening, checked),
    ratedBy: tina.id,
    ...overrides,
  });

const aStoreWith = (
  runs: LocalScreeningRun[],
  features = ['trainings'],
  user: CurrentUser = aCurrentUser(),
) => {
  const { store } = aFilledStore({ screenings: [screening], runs, user });
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null, isDemo: false }));
  return store;
};

describe('the overview of the last run', () => {
  const open = (...given: Parameters<typeof aStoreWith>) =>
    renderScreen(<ScreeningOverviewScreen />, { store: aStoreWith(...given), path: '/screeningoverview' });
  const card = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);

  test('[HI-5] [HI-4] says what has changed in the words of the comparison', async () => {
    const { container } = open([run(1, 20), run(2, 26)]);
    expect(screen.getByText('Seit 01.11.: ▲ 17 Punkte, mehr als die übliche Schwankung')).toBeVisible();
    expect(card('Test 5').getByText('▲ 100 Punkte')).toBeVisible();
    expect(card('Test 6').getByText('+20 Punkte, in der üblichen Schwankung')).toBeVisible();
    expect(card('Test 1').getByText(/^wie am 01\.11\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['within the error', 22, 'Seit 01.11.: ± in der üblichen Schwankung'],
    ['equal', 20, 'Wie am 01.11.'],
  ])('[RS-2] [HI-4] says in one line what is %s', (_, checked, words) => {
    open([run(1, 20), run(2, checked)]);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('[RS-2] the line explains itself, and leads to the help', async () => {
    const { user, container } = open([run(1, 20), run(2, 22)]);
    await user.click(screen.getByRole('button', { name: /Schwankung Was heißt das\?$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Was heißt das?' }));
    expect(dialog.getByText(/Die übliche Schwankung liegt bei 15 Punkten\./)).toBeVisible();
    expect(dialog.getByText(/vom 01\.11\.2026/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Mehr dazu' })).toHaveAttribute('href', '/progress/help');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[RS-2] a trainer gets to the help beside the history of the athlete', async () => {
    const store = aStoreWith([run(1, 20), run(2, 22)], ['trainings'], tina);
    const { user } = renderScreen(<ScreeningOverviewScreen />, {
      store,
      path: '/screeningoverview/:userId',
      at: `/screeningoverview/${aUser().id}`,
    });
    await user.click(screen.getByRole('button', { name: /Was heißt das/ }));
    expect(screen.getByRole('link', { name: 'Mehr dazu' })).toHaveAttribute(
      'href',
      `/athletes/${aUser().id}/progress/help`,
    );
  });

  test('[HI-5] of the first run, and on a server that does not say who rated, it says nothing of a change', () => {
    const { unmount } = open([run(2, 26)]);
    expect(screen.queryByText(/Schwankung/)).toBeNull();
    unmount();
    open([run(1, 20), run(2, 26)], []);
    expect(screen.queryByText(/Schwankung/)).toBeNull();
  });
});

describe('the result of an earlier run', () => {
  const open = (at: string, runs: LocalScreeningRun[]) =>
    renderScreen(<ScreeningOverviewScreen />, {
      store: aStoreWith(runs),
      path: '/screeningoverview/:userId',
      at,
    });
  const many = Array.from({ length: 24 }, (_, index) => run(index + 1, index + 1));

  test('[HI-9] is shown by itself, with what changed since the run before it', async () => {
    const { container } = open(`/screeningoverview/2?run=${many[20]?.clientId}`, [
      ...many.slice(0, 19),
      many[20] as LocalScreeningRun,
      ...many.slice(21),
    ]);
    expect(screen.getByText('Gesamtwert vom 21.11.2026')).toBeVisible();
    expect(screen.getAllByText(/19\.11\./)[0]).toBeVisible();
    expect(screen.queryByText(/(20|22|24)\.11\./)).toBeNull();
    expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/progress/past');
    // The plan, and what there is to gain, come from the last run.
    expect(screen.queryByRole('button', { name: 'Zum Trainingsplan' })).toBeNull();
    expect(screen.queryByText('Hier ist am meisten zu holen')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[HI-9] also one that a trainer made with the athlete', () => {
    const made = run(3, 20, { recordedBy: tina.id });
    open(`/screeningoverview/2?run=${made.clientId}`, [made, run(9, 20)]);
    expect(screen.getByText('Gesamtwert vom 03.11.2026')).toBeVisible();
  });

  test.each([
    ['one that is not on the device', '00000000-0000-4000-8000-00000000ffff', {}],
    ['one of somebody else', null, { userId: 9 }],
    ['one that was not completed', null, { completed: false }],
  ])('[HI-9] [SE-1] of %s there is none, and the page says so', (_, id, overrides) => {
    const other = run(3, 20, overrides);
    open(`/screeningoverview/2?run=${id ?? other.clientId}`, [other, run(9, 20)]);
    expect(screen.getByText(/^Dieses Ergebnis ist nicht auf diesem Gerät/)).toBeVisible();
    expect(screen.queryByText(/2026/)).toBeNull();
  });
});

describe('the tile of the start page', () => {
  const open = (...given: Parameters<typeof aStoreWith>) =>
    renderScreen(<WelcomeScreen />, { store: aStoreWith(...given) });
  const tile = () => screen.queryByRole('link', { name: /^Fortschritt/ });

  test.each([
    ['a change beyond the error', [run(1, 20), run(2, 26)], 'Fortschritt▲ 17 Punkte seit 01.11.2026'],
    ['a change within it', [run(1, 20), run(2, 22)], 'Fortschritt± in der üblichen Schwankung'],
    ['the first run', [run(1, 20)], 'FortschrittErstes Screening'],
  ])('[HI-4] says %s', (_, runs, words) => {
    open(runs);
    expect(tile()).toHaveAttribute('href', '/progress');
    expect(tile()).toHaveTextContent(words);
  });

  test('[HI-2] is not there without a result, and on a server without the feature', () => {
    const { unmount } = open([]);
    expect(tile()).toBeNull();
    unmount();
    open([run(1, 20)], []);
    expect(tile()).toBeNull();
  });
});

describe('the list of athletes', () => {
  const change = (...runs: LocalScreeningRun[]) => {
    openDesk({ at: '/athletes?shown=all', user: tinaOfDesk, runs, screenings: [screening] });
    return rowOf('Anna Amsel').getByRole('rowheader').closest('tr');
  };
  const other = aScreeningOf(1, 1);

  test.each([
    ['beyond the error', [run(1, 26), run(2, 20)], '57 %', '▼ 17 Punkte, mehr als die übliche Schwankung'],
    ['within it', [run(1, 20), run(2, 22)], '63 %', '± in der üblichen Schwankung'],
    ['equal', [run(1, 20), run(2, 20)], '57 %', 'wie am 01.11.'],
    ['the first', [run(1, 20)], '57 %', 'Erstes Screening'],
    [
      'another rater',
      [run(1, 26, { ratedBy: aUser().id }), run(2, 14)],
      '40 %',
      '▼ 34 Punkte, mehr als die übliche Schwankung, zwei Personen',
    ],
    [
      'another screening',
      [run(1, 20, { screeningId: other.id + 50 }), run(2, 20)],
      '57 %',
      'neues Screening',
    ],
  ])('[DE-1] [HI-4] says the result of the last screening, and its change: %s', (_, runs, result, words) => {
    const row = change(...runs);
    expect(row).toHaveTextContent(result);
    expect(row).toHaveTextContent(words);
  });

  test('[DE-1] nothing without a screening', () => {
    expect(change()).not.toHaveTextContent('Schwankung');
  });
});
