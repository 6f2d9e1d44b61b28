import { fireEvent, screen, within } from '@testing-library/react';
import { memberTexts } from '../../../src/texts/member';
import { membersActions } from '../../../store/members/slice';
import { aMember, anActiveMember } from '../../builders';
import { address } from '../renderScreen';
import { admin, openMembers, trainer } from './membersPage';

const mia = aMember();
const ben = anActiveMember();
const open = (member = mia, options: Parameters<typeof openMembers>[0] = {}) =>
  openMembers({ at: `/members/${member.id}`, members: [member], ...options });
const action = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const actions = () =>
  within(screen.getByRole('region', { name: 'Mitgliedschaft' }))
    .queryAllByRole('button')
    .map((button) => within(button).getByText(/./, { selector: 'b' }).textContent);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const lastChange = (page: ReturnType<typeof open>) => page.state().change;

test('[MB-1] the page says who it is and how they stand', () => {
  open(aMember({ invitationEndsAt: '2030-01-01T12:00:00.000Z' }));
  const facts = within(screen.getByRole('region', { name: 'Mia Mai' }));
  expect(facts.getByRole('heading', { level: 2 })).toHaveTextContent('Mia Mai');
  expect(facts.getByText('U16 Mädchen, Athlet, Jahrgang 2012')).toBeVisible();
  expect(facts.getByText('gültig bis 01.01.2030')).toBeVisible();
  expect(facts.getByText('noch kein Konto')).toBeVisible();
  expect(facts.getByText('Tina Trainer')).toBeVisible();
  expect(document.title).toBe('Mia Mai · Athletik Screening');
});

test.each([
  ['invited by code', mia, ['Neuer Code', 'Einwilligung auf Papier eintragen', 'Konto stilllegen']],
  [
    'invited by mail',
    aMember({ email: 'mia@example.org' }),
    ['Neu einladen', 'Einwilligung auf Papier eintragen', 'Konto stilllegen'],
  ],
  ['active', ben, ['Konto stilllegen']],
  [
    'active without an address',
    anActiveMember({ email: null }),
    ['Code für ein neues Passwort', 'Konto stilllegen'],
  ],
  ['resting', anActiveMember({ state: 'resting' }), ['Wieder aktivieren']],
])('[MB-2] [MB-5] [MB-8] [CS-2] what can be done with a member who is %s', (_, member, expected) => {
  open(member);
  expect(actions()).toEqual(expected);
});

test.each([
  ['Neuer Code', 'invite', mia],
  ['Code für ein neues Passwort', 'recovery', anActiveMember({ email: null })],
  ['Wieder aktivieren', 'wake', anActiveMember({ state: 'resting' })],
] as const)(
  '[MB-2] [MB-5] [MB-8] %s is asked for once, and a refusal is said',
  async (name, kind, member) => {
    const page = open(member);
    await page.user.click(action(name));
    expect(lastChange(page)).toMatchObject({ memberId: member.id, action: kind, status: 'running' });
    expect(action(name)).toHaveAttribute('aria-busy', 'true');
    page.dispatch(membersActions.changeFailed('Das geht gerade nicht.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Das geht gerade nicht.');
  },
);

test('[MB-8] a code for a new password says where and until when', () => {
  const { dispatch } = open(anActiveMember({ email: null }));
  dispatch(
    membersActions.codeMade({
      memberId: ben.id,
      kind: 'recovery',
      code: 'ABCDEFGH23',
      endsAt: '2026-12-23T08:05:00.000Z',
    }),
  );
  const code = dialog('Neues Passwort für Ben');
  expect(code.getByText('ABCDE-FGH23')).toBeVisible();
  expect(code.getByText(/^Gültig bis 23\.12\.2026, \d+:05 Uhr$/)).toBeVisible();
});

describe('[MB-5] resting', () => {
  test('is explained before it happens, and its refusal is said there', async () => {
    const page = open(ben);
    await page.user.click(action('Konto stilllegen'));
    const rest = dialog('Konto von Ben Buche stilllegen');
    expect(rest.getByText(/Alle Daten bleiben/)).toBeVisible();
    expect(rest.queryByText(/Das bist du selbst/)).toBeNull();
    await page.user.click(rest.getByRole('button', { name: 'Konto stilllegen' }));
    expect(lastChange(page)).toMatchObject({ memberId: ben.id, action: 'rest', status: 'running' });
    page.dispatch(membersActions.changeFailed('Nur Ben Buche verwaltet den Verein.'));
    expect(rest.getByRole('alert')).toHaveTextContent('Nur Ben Buche verwaltet den Verein.');
  });

  test('leaves the focus at the heading when its row is gone', async () => {
    const page = open(ben);
    await page.user.click(action('Konto stilllegen'));
    await page.user.click(
      dialog('Konto von Ben Buche stilllegen').getByRole('button', { name: 'Konto stilllegen' }),
    );
    page.dispatch(membersActions.changed(anActiveMember({ state: 'resting' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Mitgliedschaft' })).toHaveFocus();
  });

  test('of oneself says what that means', async () => {
    const own = anActiveMember({ id: admin.id, roles: ['ROLE_ADMIN'] });
    const { user } = open(own, { user: admin });
    await user.click(action('Konto stilllegen'));
    expect(dialog('Konto von Ben Buche stilllegen').getByText(/Das bist du selbst/)).toBeVisible();
  });
});

describe('[CS-2] a consent on paper', () => {
  test('of a child needs the date and the guardian', async () => {
    const page = open();
    await page.user.click(action('Einwilligung auf Papier'));
    const consent = dialog('Einwilligung auf Papier');
    await page.user.click(consent.getByRole('button', { name: 'Eintragen' }));
    expect(consent.getByLabelText('Datum auf dem Blatt')).toHaveFocus();
    expect(lastChange(page).status).toBe('asking');
    await page.user.type(consent.getByLabelText('Datum auf dem Blatt'), '2026-01-12');
    await page.user.type(consent.getByLabelText('Name der sorgeberechtigten Person'), ' Maria Mai ');
    await page.user.click(consent.getByRole('button', { name: 'Eintragen' }));
    expect(lastChange(page)).toMatchObject({ memberId: mia.id, action: 'consent', status: 'running' });
    page.dispatch(membersActions.changeFailed('Das Datum der Einwilligung liegt in der Zukunft.'));
    expect(consent.getByRole('alert')).toHaveTextContent('liegt in der Zukunft');
    expect(consent.getByLabelText('Name der sorgeberechtigten Person')).toHaveValue(' Maria Mai ');
  });

  test('that was begun is there again after a step back, and gone when it is given up', async () => {
    const { user } = open();
    await user.click(action('Einwilligung auf Papier'));
    const consent = () => dialog('Einwilligung auf Papier');
    const guardian = () => consent().getByLabelText('Name der sorgeberechtigten Person');
    await user.type(guardian(), 'Maria Mai');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await user.click(action('Einwilligung auf Papier'));
    expect(guardian()).toHaveValue('Maria Mai');
    await user.click(consent().getByRole('button', { name: 'Abbrechen' }));
    await user.click(action('Einwilligung auf Papier'));
    expect(guardian()).toHaveValue('');
  });

  test('of an adult needs no guardian', async () => {
    const { user } = open(anActiveMember({ hasConsent: false }));
    await user.click(action('Einwilligung auf Papier'));
    expect(screen.queryByLabelText('Name der sorgeberechtigten Person')).toBeNull();
  });

  test('of an athlete of unknown age waits for the birth year', () => {
    open(aMember({ birthYear: null }));
    expect(action('Einwilligung auf Papier')).toBeDisabled();
    expect(screen.getByText(memberTexts.membership.consent.needsYear)).toBeVisible();
  });
});

test('[MB-2] a trainer only looks at a member who is more than an athlete', () => {
  open(anActiveMember({ roles: ['ROLE_ATHLETE', 'ROLE_TRAINER'] }));
  expect(screen.getByText(memberTexts.forAdmins)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mitgliedschaft' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

test('[MB-1] a member whom this user does not see leads back to the list', () => {
  const { dispatch } = open(ben, { at: '/members/99' });
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  dispatch(membersActions.left(99));
  expect(address()).toBe('/members');
});

test('[MB-1] a page that could not be loaded says why, and another try asks again', async () => {
  const { user, state, dispatch } = open(ben, { at: '/members/99' });
  dispatch(membersActions.loadFailed('Der Server antwortet nicht.'));
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(state().status).toBe('running');
});

test('offline the page says so, and nothing can be done', () => {
  const { goOffline } = open(mia, { user: trainer });
  goOffline();
  expect(screen.getByText(/Du bist offline/)).toBeVisible();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
