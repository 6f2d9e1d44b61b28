import { screen, within } from '@testing-library/react';
import { mailFilesFeature } from '../../../src/contract/features';
import { memberTexts } from '../../../src/texts/member';
import { membersActions } from '../../../store/members/slice';
import { serverActions } from '../../../store/server/slice';
import { aMember, anActiveMember } from '../../builders';
import { admin, openMembers } from './membersPage';

const mia = aMember();
const open = (member = mia, options: Parameters<typeof openMembers>[0] = {}) =>
  openMembers({ at: `/members/${member.id}`, members: [member], ...options });
const data = () => within(screen.getByRole('region', { name: 'Daten' }));
const save = () => data().getByRole('button', { name: 'Speichern' });
const firstName = () => data().getByLabelText('Vorname');
const email = () => data().getByLabelText('E-Mail (freiwillig)');

test('[MB-1] what is typed is saved, and that is said', async () => {
  const { user, state, dispatch } = open();
  await user.clear(firstName());
  await user.type(firstName(), 'Maria');
  await user.click(save());
  expect(state().change).toMatchObject({ action: 'edit', status: 'running' });
  dispatch(
    membersActions.changed(aMember({ firstName: 'Maria' })),
    membersActions.saved({ firstName: 'Maria' }),
  );
  expect(data().getByRole('status')).toHaveTextContent('Gespeichert');
  await user.type(firstName(), 'n');
  expect(data().getByRole('status')).toBeEmptyDOMElement();
});

test('[MB-1] what is typed survives a refusal, which is read with the form', async () => {
  const { user, dispatch } = open();
  await user.type(firstName(), 'n');
  await user.click(save());
  dispatch(membersActions.changeFailed('Der Server antwortet nicht.'));
  expect(data().getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  expect(firstName()).toHaveValue('Mian');
  expect(save()).toBeEnabled();
});

test('[MB-1] a wrong field gets the focus, and nothing is sent', async () => {
  const { user, state } = open();
  await user.clear(firstName());
  await user.click(save());
  expect(firstName()).toHaveFocus();
  expect(firstName()).toHaveAccessibleDescription('Bitte ausfüllen');
  expect(state().change.status).toBe('idle');
});

test('[MB-1] without a change nothing is sent', async () => {
  const { user, state } = open();
  await user.click(save());
  expect(state().change.status).toBe('idle');
});

test('[MB-2] a trainer sees no roles, an admin gives and takes them', async () => {
  const { unmount } = open();
  expect(data().queryByRole('checkbox')).toBeNull();
  unmount();
  const { user, state } = open(mia, { user: admin });
  expect(data().getByRole('checkbox', { name: /^Athlet/ })).toBeChecked();
  await user.click(data().getByRole('checkbox', { name: /^Trainer/ }));
  expect(state().draft.roles).toEqual(['ROLE_ATHLETE', 'ROLE_TRAINER']);
});

test('[MB-5] whoever gives up their own lead reads before what that means', async () => {
  const { user } = open(anActiveMember({ id: admin.id, roles: ['ROLE_ADMIN', 'ROLE_TRAINER'] }), {
    user: admin,
  });
  expect(data().queryByText(memberTexts.data.ownRoles)).toBeNull();
  await user.click(data().getByRole('checkbox', { name: /^Leitung/ }));
  expect(data().getByText(memberTexts.data.ownRoles)).toBeVisible();
});

test.each([
  ['a trainer cannot change it', undefined, true],
  ['an admin can', admin, false],
])('[AC-1] the address of an account: %s', (_, user, isFixed) => {
  open(anActiveMember(), user && { user });
  expect(email().hasAttribute('readonly')).toBe(isFixed);
  const hint = memberTexts.data.emailOfOwner('Ben');
  if (isFixed) expect(email()).toHaveAccessibleDescription(hint);
  else expect(email()).not.toHaveAccessibleDescription();
});

test.each([
  ['that is known is fixed for a trainer, with the reason', 2012, undefined, true],
  ['that nobody knows is for a trainer to enter', null, undefined, false],
  ['is for an admin to change', 2012, admin, false],
])('[CS-3] a birth year %s', (_, birthYear, user, isFixed) => {
  open(aMember({ birthYear }), user && { user });
  const field = data().getByLabelText('Jahrgang (freiwillig)');
  expect(field.hasAttribute('readonly')).toBe(isFixed);
  const reason = 'Den Jahrgang ändert nur, wer den Verein verwaltet.';
  if (isFixed) expect(field).toHaveAccessibleDescription(reason);
  else expect(field).not.toHaveAccessibleDescription(reason);
});

test('[MB-2] of an invited member it is said that a new address is invited', () => {
  open();
  expect(email()).toHaveAccessibleDescription(memberTexts.data.emailInvites);
});

describe('where the server sends no mails', () => {
  const sendsNone = ({ store, dispatch }: ReturnType<typeof open>) =>
    dispatch(serverActions.loaded({ ...store.getState().server, features: [mailFilesFeature] }));

  test('[CL-5] [MB-2] a new address of an invited member gets a file', () => {
    sendsNone(open());
    expect(email()).toHaveAccessibleDescription(memberTexts.data.emailInvitesAsFile);
  });

  test('[CL-5] [AC-1] the link for a new address is no mail under way', () => {
    sendsNone(open(anActiveMember({ newEmail: 'neu@example.org' })));
    const said =
      'Der Server verschickt noch keine E-Mails. Der Link für neu@example.org liegt dort 24 Stunden als Datei.';
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(screen.queryByText(/unterwegs/)).toBeNull();
  });
});
