import { screen, waitFor } from '@testing-library/react';
import { deskActions } from '../../../store/desk/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import {
  anExercise,
  aScreening,
  aScreeningRun,
  aServerExerciseRun,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { happen } from '../filledStore';
import { address } from '../renderScreen';
import { aerin, anna, ben, daysAgo, names, now, openDesk, rowOf, tina } from './desk';

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const pill = (name: RegExp) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Name suchen' });
const heading = () => screen.getByRole('heading', { level: 2 });

test('[DE-1] opening the list reads what is on the device, and shows that it does', async () => {
  const { asked, store } = openDesk({ desk: null });
  expect(asked()).toContainEqual(deskActions.opened());
  expect(screen.getByRole('status', { name: /lädt|laden|geladen/i })).toBeVisible();
  expect(names()).toEqual([]);
  await happen(store, deskActions.loaded({ trainings: [], feedback: [], published: [] }));
  expect(names()).toEqual(['Anna Amsel']);
});

test('[DE-1] when reading fails, the list shows what there is, says why, and tries again', async () => {
  const { asked, user } = openDesk({
    desk: null,
    actions: [deskActions.loadFailed('Der Speicher ist voll.')],
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Speicher ist voll.');
  expect(names()).toEqual(['Anna Amsel']);
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked().filter(deskActions.opened.match)).toHaveLength(2);
});

test('[DE-1] a row says everything about its athlete, and leads to their page', async () => {
  const run = aScreeningRun({
    userId: ben.id,
    start: daysAgo(10),
    completed: true,
    testRuns: [aTestRun()],
    exercises: [anExercise()],
  });
  const trainings = [aServerExerciseRun({ userId: ben.id, start: daysAgo(9) })].map((one) => ({
    ...one,
    ratedBy: null,
  }));
  const { user } = openDesk({ at: '/athletes?shown=all', runs: [run], desk: { trainings } });
  const row = rowOf('Ben Buche');
  expect(row.queryByText('Grundlagen')).toBeNull();
  expect(screen.getByText('Zugewiesen: Grundlagen')).toBeVisible();
  expect(row.getByText('11.11.2026')).toBeInTheDocument();
  expect(
    row.getByRole('img', { name: 'Ergebnis: 0 gut, 1 ausbaufähig, 0 mit Übungsbedarf' }),
  ).toBeInTheDocument();
  expect(row.getByRole('img', { name: 'Kein Training in den letzten 7 Tagen' })).toBeInTheDocument();
  expect(row.getByText('zuletzt 12.11.')).toBeInTheDocument();
  expect(row.getByText('Kein Training seit 9 Tagen')).toBeInTheDocument();
  expect(rowOf('Ärin Zander').getByText('U18')).toBeInTheDocument();
  expect(rowOf('Ärin Zander').getByText('nichts')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ben Buche' }));
  expect(address()).toBe(`/athletes/${ben.id}?shown=all`);
});

test('[DE-11] a row says which screening it is only where they differ', () => {
  const other = aScreening({ id: 32, name: 'Fersen' });
  const userScreenings = [
    aUserScreening({ userId: aerin.id, id: 43, screeningId: other.id }),
    aUserScreening({ userId: ben.id, id: 44 }),
  ];
  openDesk({ at: '/athletes?shown=all', userScreenings, screenings: [aScreening(), other] });
  expect(rowOf('Ärin Zander').getByText('Fersen')).toBeInTheDocument();
  expect(rowOf('Ben Buche').getByText('Grundlagen')).toBeInTheDocument();
  expect(rowOf('Anna Amsel').queryByText('kein Screening')).toBeNull();
  expect(screen.queryByText(/^Zugewiesen:/)).toBeNull();
});

test('[MB-2] from the desk the trainer invites somebody', () => {
  openDesk();
  expect(screen.getByRole('link', { name: 'Einladen' })).toHaveAttribute('href', '/members/invite');
});

test('[DE-2] [DE-3] it opens on those who need attention, the heaviest reason first, each with its date', () => {
  const unread = { type: 'CHAT' as const, senderId: ben.id };
  const due = aUserScreening({ userId: aerin.id, id: 43, intervalWeeks: 8, assignedAt: daysAgo(20) });
  const users = [{ ...anna, invitedAt: daysAgo(8) }, { ...ben }, aerin];
  openDesk({
    users,
    userScreenings: [due, aUserScreening({ userId: ben.id, id: 44 })],
    actions: [notificationsActions.loaded([unread, unread])],
  });
  expect(names()).toEqual(['Ben Buche', 'Anna Amsel', 'Ärin Zander']);
  expect(rowOf('Ben Buche').getByText('2 neue Nachrichten')).toBeInTheDocument();
  expect(rowOf('Anna Amsel').getByText('Kein Screening')).toBeInTheDocument();
  expect(rowOf('Anna Amsel').getByText('Einladung offen seit 8 Tagen')).toBeInTheDocument();
  expect(rowOf('Ärin Zander').getByText('Screening noch nie, zugewiesen 01.11.')).toBeInTheDocument();
  expect(pill(/^Braucht Aufmerksamkeit/)).toHaveAttribute('aria-pressed', 'true');
});

test('[DE-3] what is chosen stays in the address, so it is the same after a reload', async () => {
  const { user, unmount } = openDesk();
  await user.click(pill(/^Alle/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'U18');
  await user.type(search(), 'arin');
  expect(names()).toEqual(['Ärin Zander']);
  expect(heading()).toHaveTextContent('1 von 3 Athleten');
  await waitFor(() => expect(address()).toBe('/athletes?search=arin&shown=all&team=U18&sort=name'));
  const at = address() ?? '';
  unmount();
  openDesk({ at });
  expect(names()).toEqual(['Ärin Zander']);
  expect(search()).toHaveValue('arin');
  expect(screen.getByRole('combobox', { name: 'Team' })).toHaveValue('U18');
});

test('[DE-3] while somebody types the first athletes are there at once, and all after a pause', async () => {
  const users = Array.from({ length: 60 }, (_, number) =>
    aUser({ id: 100 + number, lastName: `Buche ${number}` }),
  );
  const { user } = openDesk({ user: { ...tina, athleteIds: users.map(({ id }) => id) }, users });
  expect(names()).toHaveLength(60);
  await user.type(search(), 'buch');
  await waitFor(() => expect(names()).toHaveLength(30));
  expect(heading()).toHaveTextContent('60 Athleten');
  await waitFor(() => expect(names()).toHaveLength(60));
});

test('[DE-3] the list is narrowed down to one reason, and back', async () => {
  const { user } = openDesk({ users: [anna, { ...ben, invitedAt: daysAgo(8) }, aerin] });
  const reason = screen.getByRole('combobox', { name: 'Grund' });
  await user.selectOptions(reason, 'Einladung offen (1)');
  expect(names()).toEqual(['Ben Buche']);
  await user.selectOptions(reason, 'Alle Gründe');
  expect(names()).toEqual(['Anna Amsel', 'Ben Buche']);
});

test('[DE-3] no match says where was searched, and searches among all', async () => {
  const { user } = openDesk();
  await user.type(search(), 'Buche');
  expect(await screen.findByRole('heading', { name: 'Kein Treffer für „Buche“' })).toBeVisible();
  expect(screen.getByText('Gesucht wurde unter den Athleten, die Aufmerksamkeit brauchen.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unter allen 3 suchen' }));
  expect(names()).toEqual(['Ben Buche']);
  await user.type(search(), 'x');
  expect(await screen.findByText('Gesucht wurde unter allen Athleten.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suche löschen' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('[DE-3] when nobody needs attention, it says so and offers all', async () => {
  const assigned = aUserScreening({ userId: anna.id, id: 42 });
  const { user } = openDesk({ user: aTrainer(), users: [anna], userScreenings: [assigned] });
  expect(screen.getByText('Niemand braucht gerade deine Aufmerksamkeit.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle 1 zeigen' }));
  expect(names()).toEqual(['Anna Amsel']);
});

test('[DE-1] a trainer without athletes is led to invite some', () => {
  openDesk({ user: { ...tina, athleteIds: [] } });
  expect(screen.getByRole('link', { name: 'Athleten einladen' })).toHaveAttribute('href', '/members');
});

test.each([
  [
    'an athlete',
    { user: { ...tina, athleteIds: [], authorities: ['ROLE_ATHLETE' as const] } },
    /sehen nur Trainer/,
  ],
  ['a trainer on a server without assignments', { features: [] }, /Auf diesem Server/],
])('[DE-1] %s is led home, and learns why', (_, options, text) => {
  const { toasts } = openDesk(options);
  expect(address()).toBe('/');
  expect(toasts()).toEqual([expect.stringMatching(text)]);
});

test('[SN-1] one link leads to the season of the chosen team', () => {
  openDesk({ at: '/athletes?shown=all&team=U16' });
  expect(screen.getByRole('link', { name: 'Saison' })).toHaveAttribute('href', '/progress/season?team=U16');
});
