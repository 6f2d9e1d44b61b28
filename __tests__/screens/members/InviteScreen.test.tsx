import { fireEvent, screen } from '@testing-library/react';
import { membersActions } from '../../../store/members/slice';
import { aMember } from '../../builders';
import { address } from '../renderScreen';
import { admin, jonas, openMembers, self, trainer } from './membersPage';

const at = '/members/invite';
const email = 'E-Mail (freiwillig)';
const birthYear = 'Jahrgang (freiwillig)';
const submit = () => screen.getByRole('button', { name: /^(Einladung senden|Mit Code einladen)$/ });
const open = (options: Parameters<typeof openMembers>[0] = {}) => {
  const opened = openMembers({ at, ...options });
  const typeName = async () => {
    await opened.user.type(screen.getByLabelText('Vorname'), 'Tom');
    await opened.user.type(screen.getByLabelText('Nachname'), 'Mai');
  };
  return { ...opened, sent: opened.added, typeName };
};
const tom = {
  firstName: 'Tom',
  lastName: 'Mai',
  email: null,
  birthYear: null,
  team: null,
  roles: ['ROLE_ATHLETE'],
};

test('[MB-2] a trainer invites an athlete, and is asked neither for a role nor for a trainer', async () => {
  const { user, sent, typeName } = open();
  await typeName();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByLabelText('Trainer')).toBeNull();
  await user.click(submit());
  expect(sent).toEqual([{ typed: tom }]);
});

test('[MB-2] an admin chooses roles and the trainer', async () => {
  const { user, sent, typeName } = open({ user: admin });
  await typeName();
  await user.selectOptions(screen.getByLabelText('Trainer'), 'Jonas Kern');
  await user.click(screen.getByRole('checkbox', { name: /^Trainer/ }));
  await user.click(submit());
  expect(sent).toEqual([{ typed: { ...tom, roles: ['ROLE_ATHLETE', 'ROLE_TRAINER'] }, trainerId: jonas.id }]);
});

test.each([
  ['who trains gets the athlete', [self, jonas], self.id],
  ['who does not train gives the athlete to nobody yet', [jonas], null],
])('[MB-2] an admin %s, unless another is chosen', async (_, trainers, trainerId) => {
  const { user, sent, typeName } = open({ user: admin, trainers });
  await typeName();
  await user.click(submit());
  expect(sent).toEqual([{ typed: tom, trainerId }]);
});

test('[MB-2] whoever is no athlete needs no trainer, but a role', async () => {
  const { user, sent, typeName } = open({ user: admin });
  await typeName();
  await user.click(screen.getByRole('checkbox', { name: /^Athlet/ }));
  expect(screen.queryByLabelText('Trainer')).toBeNull();
  await user.click(submit());
  expect(sent).toEqual([]);
  const athlete = screen.getByRole('checkbox', { name: /^Athlet/ });
  expect(athlete).toHaveFocus();
  expect(athlete).toHaveAccessibleDescription('Bitte mindestens eine Rolle wählen');
  await user.click(screen.getByRole('checkbox', { name: /^Leitung/ }));
  await user.click(submit());
  expect(sent).toEqual([{ typed: { ...tom, roles: ['ROLE_ADMIN'] } }]);
});

test('[MB-2] the focus goes to the first wrong field, whose error is below it', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText('Vorname'), 'Tom');
  await user.type(screen.getByLabelText(email), 'tom@example');
  await user.click(submit());
  expect(screen.getByLabelText('Nachname')).toHaveFocus();
  expect(screen.getByLabelText('Nachname')).toHaveAccessibleDescription('Bitte ausfüllen');
  expect(screen.getByLabelText(email)).toHaveAccessibleDescription(/keine vollständige E-Mail-Adresse/);
  expect(sent).toEqual([]);
});

test('[MB-2] the button says what happens: a mail goes out, or there is a code', async () => {
  const { user } = open();
  expect(submit()).toHaveTextContent('Mit Code einladen');
  await user.type(screen.getByLabelText(email), 'tom@example.org');
  expect(submit()).toHaveTextContent('Einladung senden');
});

test('[CS-2] of a child it is said that a guardian agrees, too', async () => {
  const { user } = open();
  const year = new Date().getFullYear();
  await user.type(screen.getByLabelText(birthYear), String(year - 16));
  expect(screen.getByLabelText(birthYear)).toHaveAccessibleDescription(/sorgeberechtigte Person/);
  await user.clear(screen.getByLabelText(birthYear));
  await user.type(screen.getByLabelText(birthYear), String(year - 17));
  expect(screen.getByLabelText(birthYear)).not.toHaveAccessibleDescription();
});

test('[MB-1] the teams of the club are suggested', () => {
  const { container } = open({ members: [aMember(), aMember({ id: 4, team: 'Männer 1' })] });
  const options = [...container.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'));
  expect(options).toEqual(['Männer 1', 'U16 Mädchen']);
});

test('[MB-2] what was typed stays when the server refuses, and its reason is read with the form', async () => {
  const { user, typeName, dispatch } = open();
  await typeName();
  await user.click(submit());
  dispatch(membersActions.addFailed('Tom Mai ist schon Mitglied.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Tom Mai ist schon Mitglied.');
  expect(screen.getByLabelText('Vorname')).toHaveValue('Tom');
  expect(submit()).toBeEnabled();
});

test('[MB-2] while it is sent a second press does nothing, and afterwards the list is open', async () => {
  const { user, sent, typeName, dispatch } = open();
  await typeName();
  await user.click(submit());
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.click(submit());
  // A browser extension submits without a press.
  fireEvent.submit(screen.getByLabelText('Vorname'));
  expect(sent).toHaveLength(1);
  dispatch(membersActions.added(aMember({ firstName: 'Tom' })));
  expect(address()).toBe('/members');
});

test('[MB-2] when the trainers could not be loaded, it is said and can be tried again', async () => {
  const { user, dispatch, state } = open({ user: { ...trainer, authorities: ['ROLE_ADMIN'] }, trainers: [] });
  dispatch(membersActions.loadFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(state().status).toBe('running');
});

test('offline it is said; what is typed stays', async () => {
  const { typeName, goOffline } = open();
  await typeName();
  goOffline();
  expect(screen.getByText(/Was du getippt hast, bleibt hier/)).toBeVisible();
  expect(screen.getByLabelText('Vorname')).toHaveValue('Tom');
});
