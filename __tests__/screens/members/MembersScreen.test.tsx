import { screen, within } from '@testing-library/react';
import { membersActions } from '../../../store/members/slice';
import { aMember, anActiveMember } from '../../builders';
import { address } from '../renderScreen';
import { admin, openMembers } from './membersPage';

const mia = aMember();
const ben = anActiveMember();
const rita = anActiveMember({ id: 5, firstName: 'Rita', state: 'resting', team: null });

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const names = () =>
  screen.queryAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);
const pill = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('[MB-1] each member has a name that leads to their page, a role, a state, and a way to be reached', () => {
  openMembers({ members: [mia, ben] });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 Mitglieder');
  expect(row('Mia Mai').getByText('eingeladen')).toBeVisible();
  expect(row('Mia Mai').getByText('ohne E-Mail-Adresse')).toBeVisible();
  expect(row('Mia Mai').getByText('noch keine Einladung')).toBeVisible();
  expect(row('Ben Buche').getByText('aktiv')).toBeVisible();
  expect(row('Ben Buche').getByText('Jahrgang 1998')).toBeVisible();
  expect(row('Ben Buche').getByRole('link', { name: 'Ben Buche' })).toHaveAttribute('href', '/members/3');
});

test.each([
  [null, ['kim@example.org', 'noch nicht bestätigt']],
  ['ben@example.org', ['ben@example.org', 'neu: kim@example.org, noch nicht bestätigt']],
])('[MB-9] beside the address %s, a new one is said not to be confirmed yet', (email, texts) => {
  openMembers({ members: [anActiveMember({ email, newEmail: 'kim@example.org' })] });
  for (const text of texts) expect(row('Ben Buche').getByText(text)).toBeVisible();
});

test('[MB-1] a person who is several is named with all roles', () => {
  openMembers({
    user: admin,
    members: [
      anActiveMember({ roles: ['ROLE_TRAINER', 'ROLE_ADMIN'], lastSeenAt: '2026-11-20T08:00:00.000Z' }),
    ],
  });
  expect(row('Ben Buche').getByText('Trainer und Leitung')).toBeVisible();
  expect(row('Ben Buche').getByText('20.11.2026')).toBeVisible();
});

test.each([
  ['2030-01-01T12:00:00.000Z', 'Einladung bis 01.01.2030'],
  ['2020-01-01T12:00:00.000Z', 'Einladung abgelaufen am 01.01.2020'],
])('[MB-2] an invitation until %s is: %s', (invitationEndsAt, text) => {
  openMembers({ members: [aMember({ invitationEndsAt })] });
  expect(row('Mia Mai').getByText(text)).toBeVisible();
});

test('[MB-2] [MB-3] the ways to invite, to read in a list, and to print are there', () => {
  openMembers({ members: [mia, ben] });
  expect(screen.getByRole('link', { name: 'Einladen' })).toHaveAttribute('href', '/members/invite');
  expect(screen.getByRole('link', { name: 'Liste einlesen' })).toHaveAttribute('href', '/members/import');
  expect(screen.getByText(/1 Kind ohne E-Mail-Adresse ist eingeladen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Einladungen mit Code drucken' })).toHaveAttribute(
    'href',
    '/members/sheet',
  );
});

test('[MB-2] without anybody to invite on paper nothing is said about it', () => {
  openMembers({ members: [ben] });
  expect(screen.queryByRole('link', { name: 'Einladungen mit Code drucken' })).toBeNull();
});

test.each([
  [{ hasMailFailed: true }, 'E-Mail nicht zustellbar'],
  [{ hasMailFailed: true, mailProblem: 'undeliverable' }, 'E-Mail nicht zustellbar'],
  [{ hasMailFailed: true, mailProblem: 'givenUp' }, 'E-Mail nicht zugestellt, drei Tage versucht'],
  [{ mailProblem: 'waiting' }, 'E-Mail wartet'],
] as const)('[MB-2] [MB-17] what is in the way of a mail is said at the member: %j', (problem, text) => {
  openMembers({ members: [aMember({ email: 'mia@example.org', ...problem })] });
  expect(row('Mia Mai').getByText(text)).toBeVisible();
});

describe('[MB-18] mails that did not arrive', () => {
  const failed = aMember({ id: 21, firstName: 'Ole', email: 'ole@example.org', hasMailFailed: true });
  const waiting = aMember({ id: 22, firstName: 'Pia', email: 'pia@example.org', mailProblem: 'waiting' });

  test('[MB-18] have filters of their own, only where there are some', async () => {
    openMembers({ members: [mia, ben] });
    expect(screen.queryByRole('button', { name: /^Nicht zustellbar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^E-Mail wartet/ })).toBeNull();
  });

  test('[MB-18] are found, and all whose mail failed can be invited once more', async () => {
    const { user, state } = openMembers({ members: [mia, ben, failed, waiting] });
    expect(screen.queryByRole('button', { name: /noch einmal einladen/i })).toBeNull();
    await user.click(pill('E-Mail wartet'));
    expect(names()).toEqual(['Pia Mai']);
    await user.click(pill('Nicht zustellbar'));
    expect(names()).toEqual(['Ole Mai']);
    await user.click(screen.getByRole('button', { name: 'Noch einmal einladen' }));
    expect(state().change).toMatchObject({ status: 'running', memberId: null });
  });
});

test('[CS-1] a member without consent is marked', () => {
  openMembers({ members: [anActiveMember({ hasConsent: false })] });
  expect(row('Ben Buche').getByText('Einwilligung fehlt')).toBeVisible();
});

test('[CL-4] who was not there for long is marked with the day, and can be kept on their page', async () => {
  const away = anActiveMember({ forgetAt: '2026-12-28T10:00:00.000Z' });
  const { unmount } = openMembers({ members: [away] });
  expect(row('Ben Buche').getByText('Lange nicht da, wird am 28.12.2026 gelöscht')).toBeVisible();
  unmount();
  const page = openMembers({ members: [away], at: `/members/${away.id}` });
  const keep = screen.getByRole('button', { name: /^Weiter aufbewahren/ });
  expect(keep).toHaveTextContent('frühestens am 28.12.2026 gelöscht');
  await page.user.click(keep);
  expect(page.state().change).toMatchObject({ memberId: away.id, action: 'keep', status: 'running' });
});

test('[MB-2] [MB-5] whoever is invited can be invited anew, whoever rests be woken, and nobody else', async () => {
  const { user, state, dispatch } = openMembers({ members: [mia, ben, rita] });
  expect(row('Ben Buche').queryByRole('button')).toBeNull();
  await user.click(row('Mia Mai').getByRole('button', { name: 'Neuer Code' }));
  expect(state().change).toMatchObject({ memberId: mia.id, action: 'invite', status: 'running' });
  expect(row('Rita Buche').getByRole('button', { name: 'Wieder aktivieren' })).toBeDisabled();
  dispatch(membersActions.changeFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  await user.click(row('Rita Buche').getByRole('button', { name: 'Wieder aktivieren' }));
  expect(state().change).toMatchObject({ memberId: rita.id, action: 'wake' });
});

test('[MB-4] the code of an invitation is shown until it was handed over', async () => {
  const { user, state, dispatch } = openMembers({ members: [mia] });
  dispatch(
    membersActions.codeMade({
      memberId: mia.id,
      kind: 'invitation',
      code: 'ABCDEFGH23',
      endsAt: '2026-12-23T08:00:00.000Z',
    }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Einladung für Mia' }));
  expect(dialog.getByText('ABCDE-FGH23')).toBeVisible();
  expect(dialog.getByText('Gültig bis 23.12.2026')).toBeVisible();
  expect(dialog.getByText(/\/invitation$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fertig' }));
  expect(state().handed).toBeNull();
});

test('[MB-1] filters say how many they show, and the choice stays while another page is open', async () => {
  const { user, unmount, state } = openMembers({ members: [mia, ben, rita] });
  expect(pill('Alle')).toHaveAttribute('aria-pressed', 'true');
  expect(pill('Stillgelegt')).toHaveTextContent('Stillgelegt 1');
  await user.click(pill('Stillgelegt'));
  expect(names()).toEqual(['Rita Buche']);
  expect(pill('Alle')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('1 von 3 Mitgliedern');
  unmount();
  expect(state().filter.shown).toBe('resting');
});

test('[MB-1] the list is narrowed down to a team, if there are teams', async () => {
  const { user } = openMembers({ members: [mia, ben] });
  await user.selectOptions(screen.getByLabelText('Team'), 'Männer 1');
  expect(names()).toEqual(['Ben Buche']);
});

test('[MB-1] without teams there is nothing to choose', () => {
  openMembers({ members: [rita] });
  expect(screen.queryByLabelText('Team')).toBeNull();
});

test('[MB-1] a search that finds nobody says so and leads back to all', async () => {
  const { user } = openMembers({ members: [mia, ben] });
  await user.type(screen.getByRole('searchbox', { name: 'Name oder E-Mail-Adresse suchen' }), 'BEN@');
  expect(names()).toEqual(['Ben Buche']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Kein Mitglied passt zu deiner Suche.');
  await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
  expect(names()).toHaveLength(2);
});

describe('[MB-5] athletes without a trainer', () => {
  const members = [aMember({ trainerIds: [] }), ben];

  test('are pointed out to admins, and can be listed', async () => {
    const { user } = openMembers({ user: admin, members });
    expect(screen.getByText(/1 Athlet hat keinen Trainer\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ohne Trainer zeigen' }));
    expect(names()).toEqual(['Mia Mai']);
    expect(pill('Ohne Trainer 1')).toHaveAttribute('aria-pressed', 'true');
  });

  test('are nothing that a trainer reads about', () => {
    openMembers({ members });
    expect(screen.queryByText(/keinen Trainer/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Ohne Trainer/ })).toBeNull();
  });
});

test('[MB-1] a list that could not be loaded says why, and another try asks again', async () => {
  const { user, state, dispatch } = openMembers();
  dispatch(membersActions.loadFailed('Dafür fehlt dir die Berechtigung.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Dafür fehlt dir die Berechtigung.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(state().status).toBe('running');
});

test('[MB-2] a club without members says how it begins', () => {
  openMembers();
  expect(screen.getByRole('heading', { name: 'Noch keine Mitglieder.' })).toBeVisible();
});

test('offline the page says so; what was loaded stays, and nothing can be changed', () => {
  const { goOffline } = openMembers({ members: [mia, rita] });
  goOffline();
  expect(screen.getByText(/Du bist offline\. Mitglieder siehst du wieder/)).toBeVisible();
  expect(names()).toHaveLength(2);
  for (const name of ['Neuer Code', 'Wieder aktivieren'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
});

test.each(['/members/nobody', '/members/1234567890123456'])('%s leads to the list', (at) => {
  openMembers({ at });
  expect(address()).toBe('/members');
});
