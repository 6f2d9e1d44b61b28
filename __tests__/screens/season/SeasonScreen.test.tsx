import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { assignmentsFeature } from '../../../src/contract/features';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { ProgressScreen } from '../../../src/screens/progress/ProgressScreen';
import { deskActions } from '../../../store/desk/slice';
import { serverActions } from '../../../store/server/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { aCurrentUser, aRunUnit, aScreening, aScreeningRun, aTestRun } from '../../builders';
import { aTraining } from '../../domain/desk/content';
import { aerin, anna, ben, club, daysAgo, now, tina } from '../athletes/desk';
import { aFilledStore, type Held } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const training = (id: number, userId: number, days: number, pain: number | null = null) =>
  aTraining({
    id,
    clientId: `training-${id}`,
    userId,
    start: daysAgo(days),
    runUnits: [aRunUnit({ completed: true, duration: 20 * 60_000, pain })],
  });

const screened: LocalScreeningRun = aScreeningRun({
  userId: anna.id,
  start: daysAgo(9),
  completed: true,
  testRuns: [aTestRun()],
});

/** Anna trained this week, twice, with pain; Ben trained three times; Ärin never. */
const trainings = [
  training(1, anna.id, 1, 5),
  training(2, anna.id, 2),
  ...[3, 4, 5].map((id) => training(id, ben.id, id * 7)),
];

const open = (at = '/progress/season', held: Held = {}, isLoaded = true) => {
  const { store, asked } = aFilledStore({ ...club, runs: [screened], ...held });
  const features = [assignmentsFeature];
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null, isDemo: false }));
  if (isLoaded) {
    store.dispatch(deskActions.loaded({ trainings, feedback: [], published: [aScreening()] }));
  }
  return { ...renderScreen(<ProgressScreen />, { store, path: '/progress/:view?', at }), asked };
};

const lane = (name: string) => screen.getByRole('slider', { name: `${name}, Woche` });
const names = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('link')?.textContent ?? []);

test('[SN-1] each athlete has a lane, which leads to their page, with the last result', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 2, name: 'Die Saison, 26 Wochen' })).toBeVisible();
  expect(names()).toEqual(['Anna Amsel', 'Ben Buche', 'Ärin Zander']);
  expect(screen.getByRole('link', { name: 'Anna Amsel' })).toHaveAttribute('href', `/athletes/${anna.id}`);
  expect(screen.getByText('65 %')).toBeVisible();
  expect(screen.getAllByText('kein Screening')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

test('[SN-1] team and order narrow the lanes down and stay in the address', async () => {
  const { user } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Nach Trainings');
  expect(names()).toEqual(['Ben Buche', 'Anna Amsel', 'Ärin Zander']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'U16');
  expect(names()).toEqual(['Anna Amsel']);
  expect(address()).toBe('/progress/season?team=U16&sort=training');
  expect(screen.getByRole('link', { name: 'A3 für die Halle' })).toHaveAttribute(
    'href',
    '/progress/hall?team=U16',
  );
});

test('[SN-1] a team that nobody has says so, and leads back to all', async () => {
  const { user } = open('/progress/season?team=U99');
  expect(screen.getByText('Im Team „U99“ ist niemand.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
  expect(names()).toHaveLength(3);
});

test('[SN-2] the slider of a lane shows the numbers of a week, and says them', () => {
  open();
  expect(screen.getByText('Tipp auf eine Woche, dann stehen hier ihre Zahlen.')).toBeInTheDocument();
  fireEvent.focus(lane('Anna Amsel'));
  expect(screen.getByText('KW 47, 16.11. bis 22.11.2026')).toBeInTheDocument();
  expect(screen.getByText('2 Trainings, 40 Minuten · Schmerz bis 5 von 10')).toBeInTheDocument();
  fireEvent.change(lane('Anna Amsel'), { target: { value: '24' } });
  expect(screen.getByText('kein Training · Screening 65 %')).toBeInTheDocument();
  expect(lane('Anna Amsel')).toHaveAttribute(
    'aria-valuetext',
    'KW 46, 09.11. bis 15.11.2026: kein Training · Screening 65\u00a0%',
  );
});

test('[SN-2] a tap chooses the week under it', () => {
  open();
  jest
    .spyOn(lane('Ben Buche'), 'getBoundingClientRect')
    .mockReturnValue({ left: 100, width: 260 } as DOMRect);
  fireEvent.click(lane('Ben Buche'), { clientX: 100 + 22 * 10 + 5 });
  expect(screen.getByText('1 Training, 20 Minuten')).toBeInTheDocument();
});

test('[SN-2] the table has the same in numbers and words', async () => {
  const { user, container } = open();
  await user.click(screen.getByRole('radio', { name: 'Als Tabelle' }));
  const row = screen.getByRole('row', { name: /Anna Amsel/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 7),
  ).toEqual(['1', '2', '1', '1', '65\u00a0%', '2 Trainings, Schmerz 5', 'Screening 65\u00a0%']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[SN-3] the sheet for the hall has short names, and neither pain nor numbers', async () => {
  const { container } = open('/progress/hall');
  const sheet = within(screen.getByRole('region', { name: 'Unsere Saison' }));
  expect(['Anna A.', 'Ärin Z.', 'Ben B.'].map((name) => sheet.getByText(name).textContent)).toHaveLength(3);
  const text = container.querySelector('section')?.textContent ?? '';
  for (const never of ['Amsel', 'Schmerz', '%', 'Minuten']) expect(text).not.toContain(never);
  expect(
    sheet.getByRole('img', { name: 'Anna A.: Training in 1 Woche, Screening in 1 Woche' }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[SN-3] who does not want to be on the sheet is left out', async () => {
  const { user } = open('/progress/hall');
  await user.click(screen.getByText('Wer steht darauf? 3 von 3'));
  await user.click(screen.getByRole('checkbox', { name: 'Anna Amsel' }));
  expect(screen.getByText('Wer steht darauf? 2 von 3')).toBeVisible();
  expect(screen.queryByText('Anna A.')).toBeNull();
  expect(screen.getByText('1 Blatt A3 quer')).toBeVisible();
});

test('[SN-3] the button prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open('/progress/hall?team=U16');
  expect(screen.getByRole('heading', { name: 'Unsere Saison: U16' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('[SN-1] the season is for trainers', () => {
  const { asked } = open('/progress/season', { user: aCurrentUser() });
  expect(address()).toBe('/');
  expect(asked.mock.calls.map(([action]) => action)).toContainEqual(
    toastsActions.requested({ type: 'error', text: 'Die Liste der Athleten sehen nur Trainer.' }),
  );
});

test('[SN-1] before the device is read, the page says that it loads', () => {
  open('/progress/season', {}, false);
  expect(screen.getByRole('status', { name: /lädt|laden|geladen/i })).toBeVisible();
});

test('[SN-1] a trainer without athletes is led to inviting some', () => {
  open('/progress/season', {
    user: { ...tina, athleteIds: [], authorities: ['ROLE_TRAINER'] },
    users: [aerin],
  });
  expect(screen.getByRole('link', { name: /einladen/i })).toBeVisible();
});
