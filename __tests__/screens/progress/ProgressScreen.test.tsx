import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { CurrentUser, User, UserScreening } from '../../../src/contract/schemas';
import type { RatedExerciseRun } from '../../../src/contract/trainings';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { ProgressScreen } from '../../../src/screens/progress/ProgressScreen';
import { deskActions } from '../../../store/desk/slice';
import { serverActions } from '../../../store/server/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { aCurrentUser, aRunUnit, aTrainer, aUser, aUserScreening } from '../../builders';
import { aRatedRun, aScreeningOf, dayOf, testRunsOf } from '../../domain/progress/rated';
import { aFilledStore, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const tina = aTrainer();
const anna = aUser();
const screening = aScreeningOf(7, 5);

/** Tina's run of Anna on this day with `checked` of the 35 questions checked. */
const run = (day: number, checked: number, overrides: Partial<LocalScreeningRun> = {}) =>
  aRatedRun({
    id: 500 + day,
    start: dayOf(day),
    testRuns: testRunsOf(screening, checked),
    ratedBy: tina.id,
    ...overrides,
  });

const training = (day: number): RatedExerciseRun => ({
  id: 600 + day,
  clientId: `50000000-0000-4000-8000-${String(day).padStart(12, '0')}`,
  clientRevision: 1,
  userId: anna.id,
  start: dayOf(day),
  completed: true,
  isDirty: false,
  screeningRunId: null,
  runUnits: [aRunUnit({ completed: true, duration: 24 * 60_000 })],
  ratedBy: anna.id,
});

interface Shown {
  user?: CurrentUser;
  path?: string;
  at?: string;
  isLoaded?: boolean;
  userScreenings?: UserScreening[];
  users?: User[];
}

const open = (
  runs: LocalScreeningRun[],
  {
    user = aCurrentUser(),
    path = '/progress/:view?',
    at = '/progress',
    isLoaded = true,
    ...held
  }: Shown = {},
) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(dayOf(28)));
  const { store, asked } = aFilledStore({
    user,
    users: [anna, tina],
    screenings: [screening],
    runs,
    ...held,
  });
  store.dispatch(
    serverActions.loaded({ features: ['trainings'], instance: null, epoch: null, isDemo: false }),
  );
  if (isLoaded)
    store.dispatch(
      deskActions.loaded({ trainings: [training(24), training(25)], feedback: [], published: [] }),
    );
  return { ...renderScreen(<ProgressScreen />, { store, path, at }), asked };
};

const ofTrainer = (userId: number, view = ''): Shown => ({
  user: tina,
  path: '/athletes/:userId/progress/:view?',
  at: `/athletes/${userId}/progress${view}`,
});

test('[HI-2] [HI-4] a change beyond the error has an arrow, the run before and the error', async () => {
  const { container } = open([run(1, 20), run(2, 26)]);
  expect(screen.getByText('▲ 17 Punkte, mehr als die übliche Schwankung')).toBeVisible();
  expect(screen.getByText('seit dem 01.11.2026. Die übliche Schwankung liegt bei 15 Punkten.')).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'Gesamtwert in 2 Screenings: 01.11.2026 57 Prozent, 02.11.2026 74 Prozent. ▲ 17 Punkte, mehr als die übliche Schwankung seit dem 01.11.2026. Die übliche Schwankung liegt bei 15 Punkten.',
    }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['picture', 'table'] as const)(
  '[HI-6] while the trainings are read nobody says that there are none (%s)',
  async (view) => {
    const { store, user } = open([run(1, 20)], { isLoaded: false });
    if (view === 'table') await user.click(screen.getByRole('radio', { name: 'Als Tabelle' }));
    expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
    expect(screen.queryByText('Noch kein Training')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Trainings' })).toBeNull();
    await happen(store, deskActions.loaded({ trainings: [], feedback: [], published: [] }));
    expect(screen.queryByRole('status', { name: 'Wird geladen' })).toBeNull();
    if (view === 'picture') expect(screen.getByText('Noch kein Training')).toBeVisible();
    else expect(screen.getByRole('heading', { name: 'Trainings' })).toBeVisible();
  },
);

test('[HI-2] without a result nobody says so before all is read, and then one button leads to the first', async () => {
  const { store } = open([], { isLoaded: false });
  expect(screen.queryByText('Noch kein Ergebnis')).toBeNull();
  await happen(store, deskActions.loaded({ trainings: [], feedback: [], published: [] }));
  expect(screen.getByText('Noch kein Ergebnis')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Screening starten']);
});

test('[HI-6] trainings that cannot be read are not called none', async () => {
  const { store } = open([run(1, 20)], { isLoaded: false });
  await happen(store, deskActions.loadFailed('Der Speicher lässt sich nicht lesen.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Speicher lässt sich nicht lesen.');
  expect(screen.queryByText('Noch kein Training')).toBeNull();
});

test('[HI-6] feedback over the weeks names the question of each answer', async () => {
  const { store, user } = open([run(1, 20)], { isLoaded: false });
  const given = training(24);
  const answers = [{ question: 'Wie schwer war es?', answer: 'Gar nicht' }];
  const feedback = [{ exerciseRunId: given.id, comment: '', answers }];
  await happen(store, deskActions.loaded({ trainings: [given], feedback, published: [] }));
  expect(screen.getByRole('term')).toHaveTextContent('Wie schwer war es?');
  expect(screen.getByRole('definition')).toHaveTextContent('1 × Gar nicht');
  await user.click(screen.getByRole('radio', { name: 'Als Tabelle' }));
  expect(screen.getByText('Wie schwer war es? 1 × Gar nicht')).toBeVisible();
});

test('[HI-4] a change within the error has neither an arrow nor bold, and the look back names the true one', () => {
  open([run(1, 15), run(2, 21), run(3, 24)]);
  expect(screen.getByText('▲ 26 Punkte, mehr als die übliche Schwankung')).toBeVisible();
  expect(
    screen.getByText(
      'seit dem 01.11.2026. Seit dem 02.11.: +9 Punkte, in der üblichen Schwankung von 15 Punkten.',
    ),
  ).toBeVisible();
});

test('[HI-4] a result that is the same says once since when', () => {
  open([run(1, 20), run(2, 20)]);
  expect(screen.getByText('unverändert')).toBeVisible();
  expect(screen.getByText('seit dem 01.11.2026. Die übliche Schwankung liegt bei 15 Punkten.')).toBeVisible();
});

test('[HI-4] [HI-5] without a true change there is no arrow; two raters are named', () => {
  open([run(1, 20), run(2, 22, { ratedBy: anna.id })]);
  expect(screen.getByText('+6 Punkte, in der üblichen Schwankung')).toHaveAttribute('data-beyond', 'false');
  expect(
    screen.getByText(/Bewertet von zwei Personen, darum ist die übliche Schwankung größer \(17 Punkte\)\./),
  ).toBeVisible();
  expect(screen.queryByText(/liegt bei/)).toBeNull();
  expect(screen.getByText(/entscheidet der Satz, nicht der Abstand der Bänder/)).toBeVisible();
  expect(screen.queryByText(/[▲▼]/)).toBeNull();
});

test.each([
  ['two people', [tina.id, anna.id], /^Es haben verschiedene Personen bewertet\. Darum entscheidet der Satz/],
  ['always oneself', [anna.id, anna.id], /^Berühren sich zwei Bänder nicht/],
  ['one unknown', [tina.id, null], /^Wer bewertet hat, ist nicht bekannt\. Darum entscheidet der Satz/],
  ['always the same trainer', [tina.id, tina.id], /^Berühren sich zwei Bänder nicht/],
])('[HI-5] what the bands mean names who rated: %s', (_, raters, words) => {
  open(raters.map((ratedBy, index) => run(index + 1, 20, { ratedBy })));
  expect(screen.getByText(words)).toBeVisible();
});

test('[HI-4] the help says what a change means, what it rests on, and how to compare', async () => {
  const { user, container } = open([run(1, 20), run(2, 26)]);
  await user.click(screen.getByRole('link', { name: 'Was heißt das?' }));
  expect(address()).toBe('/progress/help');
  expect(screen.getByRole('heading', { name: 'So liest du den Fortschritt' })).toBeVisible();
  for (const words of [
    /Das gilt, wenn die Antworten voneinander unabhängig sind\./,
    /ist eine Annahme\. Wir rechnen mit κ = 0,68.*und mit κ = 0,58/,
    /Veröffentlichte Werte reichen von 0,18 bis 0,68\./,
    /Wer die Fragen kennt, schneidet beim zweiten Mal oft besser ab/,
    /Am besten bewertet jedes Mal dieselbe Person/,
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Zum Verlauf' })).toHaveAttribute('href', '/progress');
  expect(await axe(container)).toHaveNoViolations();
});

const measured = (pairs: number, differing: number) => ({
  same: { pairs: 0, differing: 0 },
  other: { pairs, differing },
  tests: [
    { testId: screening.tests[0]?.id ?? 0, same: { pairs: 0, differing: 0 }, other: { pairs, differing } },
  ],
});

const measuredBy = (agreement: ReturnType<typeof measured>) =>
  serverActions.loaded({ features: ['trainings'], instance: null, epoch: null, agreement });

test('[ZB-3] [HI-4] the comparison takes the share of the club from 200 pairs on, and says which it used', async () => {
  const { store } = open([run(1, 20), run(2, 22, { ratedBy: anna.id })], { at: '/progress/compare' });
  expect(screen.getByText(/^Gerechnet mit einer Annahme aus Studien/)).toBeVisible();
  await happen(store, measuredBy(measured(199, 10)));
  expect(screen.getByText(/^Gerechnet mit einer Annahme aus Studien/)).toBeVisible();
  expect(screen.getByText(/darum ist die übliche Schwankung größer \(17 Punkte\)/)).toBeVisible();
  await happen(store, measuredBy(measured(1000, 50)));
  expect(screen.getByText(/^Gerechnet mit dem, was in eurem Verein gemessen ist/)).toBeVisible();
  expect(screen.getByText(/Da liegt die übliche Schwankung bei euch bei 10 Punkten\./)).toBeVisible();
});

test('[ZB-3] the help says how far raters of the club agree, for each test too, and when it is too little', async () => {
  const { store, container } = open([run(1, 20), run(2, 26)], { at: '/progress/help' });
  expect(screen.queryByRole('region', { name: 'Wie einig seid ihr euch?' })).toBeNull();
  await happen(store, measuredBy(measured(140, 20)));
  const card = within(screen.getByRole('region', { name: 'Wie einig seid ihr euch?' }));
  expect(card.getByText(/noch zu wenig, 140 von 200\./)).toBeVisible();
  await happen(store, measuredBy(measured(300, 51)));
  expect(
    card.getByText('In eurem Verein sind sich zwei Personen bei 83 von 100 Antworten einig (78 bis 87).'),
  ).toBeVisible();
  expect(card.getByText('Test 1').nextElementSibling).toHaveTextContent('83 % von 300');
  expect(await axe(container)).toHaveNoViolations();
});

test('[HI-4] single tests name their own error, for 5 % / 7', () => {
  open([run(1, 20), run(2, 26)]);
  expect(
    screen.getByText(
      /Ein einzelner Test hat wenige Fragen: Bei ihm liegt die übliche Schwankung bei 58 Punkten\./,
    ),
  ).toBeVisible();
});

test('[HI-2] each test has a small line, its result in words, and its change', () => {
  open([run(1, 20), run(2, 26)]);
  const card = within(screen.getByRole('heading', { name: 'Test 5' }).closest('article') as HTMLElement);
  expect(card.getByText('Gut')).toBeVisible();
  expect(card.getByText('▲ 100 Punkte')).toBeVisible();
  expect(card.getByRole('img')).toHaveAccessibleName(/^Test 5 in 2 Screenings: 01\.11\.2026 0 Prozent/);
  const other = within(screen.getByRole('heading', { name: 'Test 6' }).closest('article') as HTMLElement);
  expect(other.getByText('± in der üblichen Schwankung')).toBeVisible();
});

test('[HI-2] [HI-6] the same as tables', async () => {
  const { user, container } = open([run(1, 20), run(2, 26)]);
  await user.click(screen.getByRole('radio', { name: 'Als Tabelle' }));
  const rows = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows('Tabelle Gesamtwert').slice(1)).toEqual([
    ['02.11.2026', '74\u00a0%', '▲ 17 Punkte, mehr als die übliche Schwankung', 'Trainer', '67 bis 81'],
    ['01.11.2026', '57\u00a0%', 'Erstes Screening', 'Trainer', '50 bis 64'],
  ]);
  expect(rows('Tabelle Je Test in %')[5]).toEqual([
    'Test 5',
    '▲ 100 Punkte, mehr als die übliche Schwankung',
    '100',
    '0',
  ]);
  expect(rows('Tabelle Trainings')[1]).toEqual(['KW 48, ab 23.11.2026', '2', '48', '']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[HI-2] the first run is where one begins; without one there is nothing to show', () => {
  const { unmount } = open([run(1, 20)]);
  expect(screen.getByText('Erstes Screening am 01.11.2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zwei Screenings vergleichen' })).toBeNull();
  unmount();
  open([]);
  expect(screen.getByRole('heading', { name: 'Noch kein Ergebnis' })).toBeVisible();
});

test('[HI-6] the weeks have no streak that punishes', () => {
  open([run(1, 20)]);
  const weeks = screen.getByText('von 12 Wochen mit Training').closest('p');
  expect(weeks).toHaveTextContent('1 von 12 Wochen mit Training');
  expect(screen.getByText('Pausen gehören dazu.')).toBeVisible();
  expect(screen.getByText('2 Trainings, im Mittel 24 Minuten')).toBeVisible();
});

test('[HI-3] [HI-5] any two runs are compared, answer by answer, with who rated', async () => {
  const { user, container } = open([run(1, 20), run(2, 22), run(3, 26)], { at: '/progress/compare' });
  expect(screen.getByRole('heading', { name: '4 Antworten haben sich geändert' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Früher'), '01.11.2026, Trainer');
  expect(screen.getByRole('heading', { name: '6 Antworten haben sich geändert' })).toBeVisible();
  expect(screen.getByText('29 sind gleich geblieben')).toBeVisible();
  expect(screen.getByText('▲ 17 Punkte, mehr als die übliche Schwankung.')).toBeVisible();
  expect(screen.getAllByText('Tina Trainer')).toHaveLength(2);
  const answer = screen.getByText('Frage 601').closest('li');
  expect(answer).toHaveTextContent('Frage 601vorher Neinnachher, besser Ja');
  expect(await axe(container)).toHaveNoViolations();
});

test('[DE-4] a trainer sees an athlete of theirs; from a foreign one they are led home with a toast', () => {
  const { unmount } = open([run(1, 20)], ofTrainer(anna.id));
  expect(screen.getByRole('heading', { name: 'Anna Amsel', level: 2 })).toBeVisible();
  unmount();
  const { asked } = open([run(1, 20)], ofTrainer(99));
  expect(address()).toBe('/');
  expect(asked).toHaveBeenCalledWith(
    toastsActions.requested({
      type: 'error',
      text: expect.stringContaining('gehört nicht zu deinen Athleten'),
    }),
  );
});

test('[DE-4] an athlete whose data is still being read is waited for', () => {
  open([], { ...ofTrainer(99), isLoaded: false });
  expect(address()).toBe('/athletes/99/progress');
});

test('[HI-8] sheets of several athletes; foreign ones, and those without a result, have none', () => {
  open([run(1, 20)], { user: tina, at: `/progress/result?of=${anna.id},99` });
  expect(screen.getByText('1 Blatt A4')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Anna Amsel' })).getByText('Tina Trainer')).toBeVisible();
});

test('[HI-8] of several athletes those without a result are named on a sheet of their own', () => {
  const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });
  const user = aTrainer({ athleteIds: [anna.id, ben.id] });
  open([run(1, 20)], { user, users: [anna, ben], at: `/progress/result?of=${anna.id},${ben.id}` });
  expect(screen.getByText('2 Blätter A4')).toBeVisible();
  const sheet = within(screen.getByRole('region', { name: 'Noch ohne Ergebnis' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ben Berger']);
});

test('[HI-8] one athlete without a result has no sheet at all', () => {
  open([], { user: tina, at: `/progress/result?of=${anna.id}` });
  expect(screen.getByText('0 Blätter A4')).toBeVisible();
  expect(screen.getByText('Noch ohne Ergebnis: Anna Amsel')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Noch ohne Ergebnis' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Drucken' })).toBeDisabled();
});

test('[HI-8] [AS-5] the sheet says when the next screening is planned', () => {
  const shown = { user: tina, at: `/progress/result?of=${anna.id}` };
  const userScreenings = [aUserScreening({ screeningId: screening.id, intervalWeeks: 8 })];
  open([run(1, 20)], { ...shown, userScreenings });
  expect(screen.getByText(/^Nächstes Screening ab dem \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
});

test('[HI-8] [AS-5] without an interval nothing is planned', () => {
  open([run(1, 20)], { user: tina, at: `/progress/result?of=${anna.id}` });
  expect(screen.queryByText(/^Nächstes Screening/)).toBeNull();
});
