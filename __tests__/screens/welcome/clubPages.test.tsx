import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { accountFeature, clubFeature, membersFeature } from '../../../src/contract/features';
import type { CurrentUser } from '../../../src/contract/schemas';
import { NoCurrentScreeningScreen } from '../../../src/screens/screening/NoCurrentScreeningScreen';
import { TrainingOverviewScreen } from '../../../src/screens/training/TrainingOverviewScreen';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { serverActions } from '../../../store/server/slice';
import { aCurrentUser, aTrainer, aUser } from '../../builders';
import { aFilledStore, type Held } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const all = [accountFeature, membersFeature, clubFeature];

/** A device on whose server these features are. */
const aStoreWith = (features: string[], held: Held) => {
  const { store } = aFilledStore(held);
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null }));
  return store;
};

const anna = aCurrentUser();
const tina = aTrainer();
const alone = aTrainer({ athleteIds: [] });
const board = aCurrentUser({ authorities: ['ROLE_ADMIN'] });
const founder = aTrainer({ athleteIds: [], authorities: ['ROLE_TRAINER', 'ROLE_ADMIN'] });

const renderWelcome = (user: CurrentUser, features: string[]) =>
  renderScreen(<WelcomeScreen />, { store: aStoreWith(features, { user }) });

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const clubWays = () => ways().filter((to) => ['/account', '/members', '/club'].includes(to ?? ''));

test.each<[string, CurrentUser, string[]]>([
  ['an athlete', anna, ['/account']],
  ['a trainer', tina, ['/account', '/members']],
  ['an admin', board, ['/account', '/members', '/club']],
])('[AC-1] [MB-1] [CL-2] the start page leads %s to the pages for them', async (_who, user, expected) => {
  const { container } = renderWelcome(user, all);
  expect(clubWays()).toEqual(expected);
  expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/account');
  expect(await axe(container)).toHaveNoViolations();
});

test('[MB-1] [CL-2] the pages for those who manage stand in a row of their own, not among the tiles', () => {
  renderWelcome(board, all);
  const row = screen.getByRole('navigation', { name: 'Verwalten' });
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mitglieder', 'Verein']);
  expect(within(screen.getByRole('navigation', { name: 'Bereiche' })).queryByText('Mitglieder')).toBeNull();
});

test.each([
  ['none of them', [], []],
  ['only accounts', [accountFeature], ['/account']],
  ['only members', [membersFeature], ['/members']],
  ['only the club', [clubFeature], ['/club']],
])('[AC-1] [MB-1] [CL-2] a server with %s gets no other ways', (_what, features, expected) => {
  renderWelcome(board, features);
  expect(clubWays()).toEqual(expected);
  expect(screen.queryByText('Verwalten') !== null).toBe(expected.some((way) => way !== '/account'));
});

describe('a trainer without athletes', () => {
  const held = { user: alone, users: [aUser({ id: alone.id })], userScreenings: [], screenings: [] };
  const turquoise = () => document.querySelectorAll('[data-first="true"]');

  test.each([alone, founder])('[MB-2] first invites some', (user) => {
    renderScreen(<WelcomeScreen />, { store: aStoreWith(all, { ...held, user }) });
    expect(turquoise()).toHaveLength(1);
    expect(turquoise()[0]).toHaveTextContent('Athleten einladen');
    expect(turquoise()[0]).toHaveAttribute('href', '/members');
    expect(screen.getByRole('link', { name: /^Screening starten/ })).toHaveTextContent('Noch keine Athleten');
  });

  test('[MB-2] cannot invite where the server has no members', () => {
    renderScreen(<WelcomeScreen />, { store: aStoreWith([], held) });
    expect(screen.queryByText('Athleten einladen')).toBeNull();
    expect(turquoise()[0]).toHaveTextContent('Screening starten');
  });

  test('[MB-2] who has athletes is not asked to invite some', () => {
    renderWelcome(tina, all);
    expect(screen.queryByText('Athleten einladen')).toBeNull();
  });

  test.each([
    ['/nocurrentscreening', <NoCurrentScreeningScreen key="screening" />],
    ['/trainingoverview', <TrainingOverviewScreen key="training" />],
  ])('[MB-2] finds the way to invite some at %s', async (_path, page) => {
    const { container } = renderScreen(page, { store: aStoreWith(all, held) });
    expect(screen.getByRole('heading', { name: 'Noch keine Athleten.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Athleten einladen' })).toHaveAttribute('href', '/members');
    expect(screen.queryByText(/von deinem Trainer/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[NS-1] sees what the specification says on a server without members', () => {
    renderScreen(<NoCurrentScreeningScreen />, { store: aStoreWith([], held) });
    expect(screen.getByText(/^Es wurde dir noch kein Screening zugeordnet\./)).toBeInTheDocument();
  });
});
