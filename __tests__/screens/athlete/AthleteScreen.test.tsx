import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { athletePageTexts as texts } from '../../../src/texts/athlete';
import { chatActions } from '../../../store/chat/slice';
import { deskActions } from '../../../store/desk/slice';
import { sessionActions } from '../../../store/session/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { aCurrentUser, anEmptyUserScreening, aUser } from '../../builders';
import { address } from '../renderScreen';
import { aNoteEntry, anna, aTraining, openAthlete, section, tina } from './athletePage';

expect.extend(toHaveNoViolations);

const said = toastsActions.requested({ type: 'error', text: texts.unknown });
const card = () => section('Anna Amsel');
const last = () => section('Zuletzt');

test('[DE-4] the page says who it is and how the last screening went', async () => {
  const { asked } = await openAthlete({ trainings: [aTraining(18)] });
  expect(card().getByRole('heading', { level: 2 })).toHaveTextContent('Anna Amsel');
  expect(card().getByText('U16 Mädchen · 65 % am 14.11.2026')).toBeVisible();
  expect(last().getByText('14.11.2026')).toBeVisible();
  expect(last().getByText('18.11.2026')).toBeVisible();
  expect(last().getByText('0 gut, 1 ausbaufähig, 0 mit Übungsbedarf')).toBeVisible();
  expect(last().getByRole('link', { name: texts.result })).toHaveAttribute('href', '/screeningoverview/2');
  expect(document.title).toBe('Anna Amsel · Athletik Screening');
  expect(asked).toHaveBeenCalledWith(deskActions.opened());
});

test('[DE-4] from here the trainer writes to the athlete and screens them', async () => {
  await openAthlete();
  expect(last().getByRole('link', { name: texts.write })).toHaveAttribute('href', '/messages?with=2');
  expect(screen.getByRole('link', { name: texts.screen })).toHaveAttribute('href', '/screening/41');
});

test('[CS-3] where the chat is closed there is no way to it', async () => {
  const { happen } = await openAthlete();
  await happen(chatActions.loaded({ rooms: [], contacts: [{ ...anna, isClosed: true }] }));
  expect(screen.queryByRole('link', { name: texts.write })).toBeNull();
});

test('[DE-4] who is only invited gets no messages, and nothing can be screened without a screening', async () => {
  await openAthlete({
    athlete: { ...anna, invitedAt: '2026-11-10T08:00:00.000Z' },
    userScreenings: [anEmptyUserScreening()],
  });
  expect(card().getByText('eingeladen am 10.11.2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: texts.write })).toBeNull();
  expect(screen.queryByRole('link', { name: texts.screen })).toBeNull();
});

test('[DE-4] each section has a link', async () => {
  await openAthlete();
  const links = within(screen.getByRole('navigation', { name: 'Abschnitte' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Verlauf',
    'Zuletzt',
    'Zuweisung',
    'Notizen',
    'Trainings',
    'Aus den Trainings',
    'Mitgliedschaft',
  ]);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveAccessibleName();
  }
});

test('[MB-5] membership is a link where the server has members', async () => {
  const { unmount } = await openAthlete();
  expect(screen.getByRole('link', { name: texts.membership.open })).toHaveAttribute('href', '/members/2');
  unmount();
  await openAthlete({ features: [] });
  expect(screen.queryByRole('region', { name: 'Mitgliedschaft' })).toBeNull();
});

test.each([
  ['a foreign athlete', { at: '/athletes/3', users: [anna, aUser({ id: 3 })] }],
  ['nobody', { at: '/athletes/99' }],
  ['no id', { at: '/athletes/anna' }],
  ['the page of an athlete for herself', { user: aCurrentUser(), at: '/athletes/2' }],
])('[DE-4] %s: home, with a toast', async (_, held) => {
  const { asked } = await openAthlete(held);
  expect(address()).toBe('/');
  expect(asked).toHaveBeenCalledWith(said);
});

test('[DE-4] while the device is read there is nothing to press, and nobody says that there is no training', async () => {
  const { happen } = await openAthlete({ isLoaded: false });
  const page = () => screen.getByRole('main').textContent;
  expect(page()).toBe('');
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
  await happen(deskActions.loaded({ trainings: [], feedback: [], published: [] }));
  expect(page()).toContain('Letztes Trainingnoch keins');
  expect(page()).toContain('Anna hat noch nicht trainiert.');
});

test('[DE-4] while the desk is being read, nobody is sent away', async () => {
  const { asked, happen } = await openAthlete({ at: '/athletes/99', isLoaded: false });
  expect(address()).toBe('/athletes/99');
  await happen(deskActions.loaded({ trainings: [], feedback: [], published: [] }));
  expect(address()).toBe('/');
  expect(asked.mock.calls.filter(([action]) => toastsActions.requested.match(action))).toHaveLength(1);
});

test('[DE-4] [MB-5] an athlete who is handed over while the page is open leaves it', async () => {
  const { asked, happen } = await openAthlete();
  await happen(sessionActions.restored({ user: { ...tina, athleteIds: [] }, isDataInitialized: true }));
  expect(address()).toBe('/');
  expect(asked).toHaveBeenCalledWith(said);
});

test.each([
  ['with everything', { trainings: [aTraining(18)], entries: [aNoteEntry()] }],
  ['without a screening', { userScreenings: [], runs: [] }],
  ['while it is loading', { isLoaded: false }],
])('[DE-4] the page has no barriers %s', async (_, held) => {
  const { container } = await openAthlete(held);
  expect(await axe(container)).toHaveNoViolations();
});
