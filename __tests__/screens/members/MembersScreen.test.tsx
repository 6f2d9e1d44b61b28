import { act, screen, within } from '@testing-library/react';
import type { Member } from '../../../src/contract/members';
import { MembersScreen } from '../../../src/screens/members/MembersScreen';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { networkActions } from '../../../store/network/slice';
import { aStore, renderScreen } from '../renderScreen';

const aMember = (fields: Partial<Member> & { id: number; firstName: string }): Member => ({
  username: null,
  lastName: 'Mai',
  email: null,
  birthYear: 2012,
  team: 'U16 Mädchen',
  roles: ['ROLE_ATHLETE'],
  trainerIds: [1],
  state: 'invited',
  hasConsent: false,
  invitedAt: null,
  lastSeenAt: null,
  invitationEndsAt: null,
  hasMailFailed: false,
  ...fields,
});

const mia = aMember({ id: 9, firstName: 'Mia' });
const ben = aMember({
  id: 3,
  firstName: 'Ben',
  username: 'ben',
  email: 'ben@example.org',
  state: 'active',
  hasConsent: true,
});

const openPage = (members: Member[] = [mia, ben]) => {
  const { store } = aStore();
  const page = renderScreen(<MembersScreen />, { store });
  act(() => {
    store.dispatch(membersActions.loaded(members));
  });
  return page;
};

const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in the list.`);
  return within(item);
};

test('[MB-1] each member has a name, a state, and a way to be reached', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 Mitglieder');
  expect(card('Mia Mai').getByText('eingeladen')).toBeVisible();
  expect(card('Mia Mai').getByText('ohne E-Mail')).toBeVisible();
  expect(card('Ben Mai').getByText('aktiv')).toBeVisible();
  expect(card('Ben Mai').queryByRole('button', { name: 'Neu einladen' })).toBeNull();
});

test('[MB-2] a mail that could not be delivered is said at the member', () => {
  openPage([aMember({ id: 9, firstName: 'Mia', email: 'mia@example.org', hasMailFailed: true })]);
  expect(card('Mia Mai').getByText(/konnte nicht zugestellt werden/)).toBeVisible();
  expect(card('Mia Mai').getByRole('button', { name: 'Neu einladen' })).toBeEnabled();
});

test('[CS-1] a member without consent is marked', () => {
  openPage([aMember({ id: 9, firstName: 'Mia', state: 'active', username: 'mia' })]);
  expect(card('Mia Mai').getByText('Einwilligung fehlt')).toBeVisible();
});

test('[MB-1] a search that finds nobody says so', async () => {
  const { user } = openPage();
  await user.type(screen.getByLabelText('Name oder E-Mail suchen'), 'BEN@');
  expect(screen.queryByRole('heading', { name: 'Mia Mai' })).toBeNull();
  await user.type(screen.getByLabelText('Name oder E-Mail suchen'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Kein Mitglied passt zu deiner Suche.');
});

test('[MB-2] [MB-3] the form leads to the first wrong field, and keeps what was typed when the server refuses', async () => {
  const { user, store } = openPage();
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  await user.type(screen.getByLabelText('Vorname'), 'Tom');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  expect(screen.getByLabelText('Nachname')).toHaveFocus();
  expect(screen.getByLabelText('Nachname')).toHaveAccessibleDescription('Bitte ausfüllen');
  await user.type(screen.getByLabelText('Nachname'), 'Mai');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  expect(selectMembers(store.getState()).form.status).toBe('sending');
  act(() => {
    store.dispatch(membersActions.addFailed('Tom Mai ist schon Mitglied.'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Tom Mai ist schon Mitglied.');
  expect(screen.getByLabelText('Vorname')).toHaveValue('Tom');
});

test('[MB-5] resting is explained before it happens', async () => {
  const { user, store } = openPage();
  await user.click(card('Ben Mai').getByRole('button', { name: 'Ruhen lassen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ben Mai ruhen lassen' }));
  expect(dialog.getByText(/Alle Daten bleiben/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ruhen lassen' }));
  expect(selectMembers(store.getState()).changing).toBe(3);
});

test('offline the page says so, and nothing can be changed', () => {
  const { store } = openPage();
  act(() => {
    store.dispatch(networkActions.onlineChanged(false));
  });
  expect(screen.getByText(/Du bist offline/)).toBeVisible();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
